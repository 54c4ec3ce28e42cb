import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { decide, loadDecision, pageOf } from "~/features/applications/decide.server";
import { ApproveDialog } from "~/features/applications/decision-dialogs";
import { dashboardPaths } from "~/lib/dashboard-paths";

export const meta = () => [{ title: "Approve restaurant · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadDecision(args);

export const action = (args: ActionFunctionArgs) => decide(args, "approve", pageOf(args));

/** Over the restaurant's page, where it leads back to. */
export default function ApproveOnPage() {
  const { id, name } = useLoaderData<typeof loader>();
  return <ApproveDialog name={name} back={dashboardPaths.adminRestaurant(id)} />;
}
