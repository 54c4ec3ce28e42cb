import * as z from "zod";
import { commonPasswordMessage, isCommonPassword } from "@domain/accounts/common-passwords";
import { dataResponse, id } from "@domain/contract/primitives";
import { asrRules } from "@domain/prayer/method";

/** A restaurant the person works at, as returned by login and profile. The first of the list is the active one. */
export const memberRestaurant = z.object({
  id,
  name: z.string(),
  status: z.string().nullable(),
  role: z.string().nullable(),
});

/** role: customer, admin, agent (sales agent); any other value is a merchant (owner, manager, staff). */
export const user = z.object({
  id,
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.string(),
  restaurants: z.array(memberRestaurant).nullable(),
  /** Extended: false until the person has opened the link in the confirmation mail. */
  email_confirmed: z.boolean().nullable(),
  /** Extended: [PRAYER-6] the Asr rule by which the next prayer is shown; null: not shown. */
  prayer_asr: z.enum(asrRules).nullable(),
  /** Extended: counts the changes of the profile. */
  version: z.number().int().nullable(),
});

export const loginRequest = z.object({ email: z.string().trim().max(254), password: z.string().max(200) });
/** device_token (extended): sent with a later login, it identifies a device this person has used before. */
export const loginResponse = dataResponse(
  z.object({
    access_token: z.string(),
    user,
    restaurant: memberRestaurant.nullable(),
    device_token: z.string().nullable(),
  }),
);

/** A new password: at least 8 characters, and not one of those that password guessing tries first. */
export const chosenPassword = (missing: string, least = 8) =>
  z
    .string({ error: missing })
    .min(least, `Password must be at least ${least} characters`)
    .max(200, "That password is too long")
    // Reports one error at a time, without `abort`: that would keep a form from also comparing both passwords.
    .refine(
      (password) => password.length < least || password.length > 200 || !isCommonPassword(password),
      commonPasswordMessage,
    );

/** [SIGNUP-4] What is sent to the host; the form's confirmPassword is not. */
export const signupRequest = z.object({
  firstName: z.string().trim().min(2, "User first name must be at least 2 characters").max(80),
  lastName: z.string().trim().min(2, "User last name must be at least 2 characters").max(80),
  email: z.email("Please enter a valid email address").max(254),
  password: chosenPassword("Password must be at least 8 characters"),
});

export const profileResponse = dataResponse(user);

export const newPassword = chosenPassword("Please enter a new password");

export const changePasswordRequest = z.object({
  current_password: z.string({ error: "Please enter your current password" }).max(200, "That password is too long"),
  new_password: newPassword,
});

/** [HOST-58, HOST-59] */
export const passwordResetRequest = z.object({ email: z.email("Please enter a valid email address").max(254) });
export const newPasswordRequest = z.object({ password: newPassword });

export type User = z.infer<typeof user>;
export type MemberRestaurant = z.infer<typeof memberRestaurant>;
