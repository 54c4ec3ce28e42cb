import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLocation } from "@remix-run/react";
import { AgentPanel } from "~/features/agents/agent-panel";
import { saveAgentForm } from "~/features/agents/agents.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireArea } from "~/session/guards.server";

export const meta = () => [{ title: "Add Sales Agent · HalalGo" }];

export function loader({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  return null;
}

export const action = (args: ActionFunctionArgs) => saveAgentForm(args, null);

export default function AddSalesAgent() {
  const { search } = useLocation();
  return <AgentPanel agent={null} closeHref={`${dashboardPaths.adminAgents()}${search}`} />;
}
