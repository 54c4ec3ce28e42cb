import * as z from "zod";
import { changePasswordRequest } from "@domain/contract/accounts/auth";

/** [AUTH-10] The call's body, and the new password repeated. */
export const passwordForm = changePasswordRequest
  .extend({ repeat_password: z.string({ error: "Please repeat the new password" }) })
  .refine(({ new_password, repeat_password }) => new_password === repeat_password, {
    message: "Passwords don't match",
    path: ["repeat_password"],
    when: ({ value }) => passwords.safeParse(value).success,
  });

const passwords = z.object({ new_password: z.string(), repeat_password: z.string() });
