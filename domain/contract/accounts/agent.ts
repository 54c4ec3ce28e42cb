import * as z from "zod";
import { dataResponse, id, listResponse } from "@domain/contract/primitives";
import { chosenPassword } from "./auth";

/** [DATA-5] A sales agent; the password is write-only. */
export const agent = z.object({
  id,
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  is_active: z.boolean().nullable(),
  /** Extended. */
  version: z.number().int().nullable(),
});

const required = (message: string, max: number, label: string) =>
  z.string({ error: message }).trim().min(1, message).max(max, `${label} can be at most ${max} characters`);

const password = chosenPassword("Password must be at least 6 characters", 6);

/** [AGT-4, HOST-45] A new agent needs a password [AGT-5]. Used by the form and the call. */
export const newAgentRequest = z.object({
  first_name: required("First name is required", 80, "First name"),
  last_name: required("Last name is required", 80, "Last name"),
  email: z
    .string({ error: "Invalid email address" })
    .trim()
    .max(254, "Invalid email address")
    .check(z.email("Invalid email address")),
  phone: required("Phone number is required", 30, "Phone number"),
  password,
});

/**
 * [AGT-5, HOST-46] An omitted password stays unchanged. `is_active` (extended) closes or opens the account; with `version` (extended),
 * nobody else's change is overwritten.
 */
export const agentRequest = newAgentRequest.extend({
  password: password.optional(),
  is_active: z.boolean().optional(),
  version: z.number().int().optional(),
});

export const agentList = listResponse(agent);
export const agentResponse = dataResponse(agent);

export type Agent = z.infer<typeof agent>;
