import * as z from "zod";
import { signupRequest } from "@domain/contract/accounts/auth";

/** [SIGNUP-1…4] The call's body, and the repeated password. */
export const signupForm = signupRequest
  .extend({ confirmPassword: z.string({ error: "Passwords don't match" }) })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    message: "Passwords don't match",
    path: ["confirmPassword"],
    // Reported together with other errors, not only once everything else is valid.
    when: ({ value }) => passwords.safeParse(value).success,
  });

const passwords = z.object({ password: z.string(), confirmPassword: z.string() });
