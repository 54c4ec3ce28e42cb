import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { AgentPanel } from "~/features/agents/agent-panel";
import { findAgent, saveAgentForm } from "~/features/agents/agents.server";
import { dashboardPaths } from "~/lib/dashboard-paths";

export const meta = () => [{ title: "Edit Sales Agent · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => findAgent(args);

export const action = (args: ActionFunctionArgs) => saveAgentForm(args, args.params.id ?? "");

export default function EditSalesAgent() {
  const agent = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return <AgentPanel key={agent.id} agent={agent} closeHref={`${dashboardPaths.adminAgents()}${search}`} />;
}
