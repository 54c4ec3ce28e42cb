import { type LoaderFunctionArgs } from "@remix-run/node";
import { deskPaths } from "~/lib/desk-paths";
import { missingPage } from "~/lib/missing-page.server";
import { listAgents } from "~/host/agents.server";
import { requireArea } from "~/session/guards.server";

/** The agent of the address; hosts give them all at once. Throws the 404 page. */
export async function findAgent({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const agent = (await listAgents(context.host)).find(({ id }) => id === params.id);
  if (!agent)
    throw missingPage("Sales agent not found.", { to: deskPaths.adminAgents(), label: "Back to Sales Agents" });
  return agent;
}
