import * as z from "zod";
import { agentRequest, newAgentRequest } from "@domain/contract/accounts/agent";

/** [AGT-4, AGT-5] The panel's form: the call's fields, and the status as radio buttons send it. */
const status = { is_active: z.enum(["true", "false"]).optional() };
export const newAgentForm = newAgentRequest.extend(status);
export const agentForm = agentRequest.extend(status);
