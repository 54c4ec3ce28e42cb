import * as z from "zod";
import { joinWithNewAccount } from "@domain/contract/accounts/team";

export const invitationForms = {
  /** Name and password of somebody new. */
  newPerson: joinWithNewAccount,
  /** The password of somebody who logs in already. */
  knownPerson: z.object({
    password: z.string({ error: "Please enter your password" }).max(200, "That password is too long"),
  }),
};
