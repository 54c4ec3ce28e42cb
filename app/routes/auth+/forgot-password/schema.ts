import * as z from "zod";

/** [AUTH-11] */
export const forgotPasswordForm = z.object({
  email: z
    .string({ error: "Please enter your email" })
    .trim()
    .pipe(z.email("Please enter a valid email address").max(254, "Please enter a valid email address")),
});
