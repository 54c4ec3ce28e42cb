import { agentRegistration } from "@domain/contract/registration";
import type { Host } from "./client.server";
import { listAnswer } from "./unwrapping";

/** Extended. What the signed-in sales agent has registered, newest first. @throws HostError unsupported, forbidden */
export async function listOwnRegistrations(host: Host, query: { page: number; per_page: number }) {
  const answer = await host.get("/restaurants/agent/registrations", listAnswer(agentRegistration), {
    query,
    extended: true,
  });
  return { registrations: answer.items, total: answer.total ?? answer.items.length };
}
