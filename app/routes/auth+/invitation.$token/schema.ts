import { joinAsNew } from "@domain/contract/team";
import * as z from "zod";

/** Name and password of somebody new. */
export const newPersonForm = joinAsNew;
/** The password of somebody who logs in already. */
export const knownPersonForm = z.object({
  password: z.string({ error: "Please enter your password" }).max(200, "That password is too long"),
});
