import { agentCalls } from "@domain/contract/calls/administration";
import { type Agent, agent } from "@domain/contract/agent";
import type { Host } from "./client.server";
import { listAnswer } from "./envelope";

/** A sales agent, as administrators see them. */
export interface SalesAgent {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  isActive: boolean;
}

/** [DATA-5] What is sent of an agent; a password that is left out stays [AGT-5]. */
export interface AgentDraft {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  password?: string;
  is_active?: boolean;
}

/** [HOST-44] All of them. */
export async function listAgents(host: Host): Promise<SalesAgent[]> {
  const { items } = await host.call(agentCalls.listAgents, {}, listAnswer(agent));
  return items.map(toSalesAgent);
}

/** [HOST-45, HOST-46] Adds an agent (`id` null) or changes one; what the host says of it. @throws HostError validation_failed, conflict */
export function saveAgent(host: Host, id: string | null, draft: AgentDraft): Promise<{ message: string | null }> {
  if (id === null) return host.send(agentCalls.createAgent, { body: { ...draft, password: draft.password ?? "" } });
  return host.send(agentCalls.updateAgent, { params: { id }, body: draft });
}

/** [HOST-47] What they registered stays. */
export const deleteAgent = (host: Host, id: string): Promise<{ message: string | null }> =>
  host.send(agentCalls.deleteAgent, { params: { id } });

/** Extended. What the signed-in sales agent has registered, newest first. @throws HostError unsupported, forbidden */
export async function listOwnRegistrations(host: Host, query: { page: number; per_page: number }) {
  const answer = await host.call(agentCalls.listOwnRegistrations, { query });
  return { registrations: answer.items, total: answer.total ?? answer.items.length };
}

const toSalesAgent = (wire: Agent): SalesAgent => ({
  id: wire.id,
  firstName: wire.first_name ?? "",
  lastName: wire.last_name ?? "",
  email: wire.email,
  phone: wire.phone ?? "",
  isActive: wire.is_active ?? true,
});
