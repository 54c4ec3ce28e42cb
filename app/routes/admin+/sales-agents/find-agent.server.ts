import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { listAgents } from "~/host/agents.server";
import { requireArea } from "~/session/guards.server";

/** The agent of the address; hosts give them all at once. Throws the 404 page. */
export async function findAgent({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const agent = (await listAgents(context.host)).find(({ id }) => id === params.id);
  if (!agent) throw data({ code: "not_found", message: "Sales agent not found." }, 404);
  return agent;
}
