import * as z from "zod";
import { joinWithNewAccount } from "@domain/contract/accounts/team";

export const invitationForms = {
  /** Name and password of a new person. */
  newPerson: joinWithNewAccount,
  /** The password of a person with an account. */
  knownPerson: z.object({
    password: z.string({ error: "Please enter your password" }).max(200, "That password is too long"),
  }),
};
