import * as z from "zod";

/** [AUTH-1] The host checks whether they are right. */
export const loginForm = z.object({
  email: z
    .string({ error: "Please enter your email" })
    .trim()
    .pipe(z.email("Please enter a valid email address").max(254, "Please enter a valid email address")),
  password: z.string({ error: "Please enter your password" }).max(200, "That password is too long"),
});
