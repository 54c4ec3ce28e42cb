import * as z from "zod";
import { signupRequest } from "@domain/contract/accounts/auth";

/** [SIGNUP-1…4] The call's body, and the password once more. */
export const signupForm = signupRequest
  .extend({ confirmPassword: z.string({ error: "Passwords don't match" }) })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    message: "Passwords don't match",
    path: ["confirmPassword"],
    // Said together with what else is wrong, not only once all the rest is right.
    when: ({ value }) => passwords.safeParse(value).success,
  });

const passwords = z.object({ password: z.string(), confirmPassword: z.string() });
