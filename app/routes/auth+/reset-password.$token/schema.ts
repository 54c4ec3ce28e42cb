import * as z from "zod";
import { newPassword } from "@domain/contract/accounts/auth";

/** [AUTH-11] The new password twice; only the first is sent to the host. */
export const resetPasswordForm = z
  .object({ password: newPassword, confirmPassword: z.string({ error: "Please repeat the new password" }) })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    message: "Passwords don't match",
    path: ["confirmPassword"],
    when: ({ value }) => passwords.safeParse(value).success,
  });

const passwords = z.object({ password: z.string(), confirmPassword: z.string() });
