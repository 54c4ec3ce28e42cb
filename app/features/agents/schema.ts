import * as z from "zod";
import { agentRequest, newAgentRequest } from "@domain/contract/accounts/agent";
import { typedNumber } from "@domain/values/typed-number";

/** [AGT-4, AGT-5] The panel's form: the call's fields, and the status as radio buttons send it. */
const status = { is_active: z.enum(["true", "false"]).optional() };
export const newAgentForm = newAgentRequest.extend(status);
/** `version` is the one it was opened with. */
export const agentForm = agentRequest.extend({ ...status, version: typedNumber(z.number().int()).optional() });
