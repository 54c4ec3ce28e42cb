import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { decide, loadDecision, pageOf } from "~/features/applications/decide.server";
import { SuspendDialog } from "~/features/applications/decision-dialogs";
import { dashboardPaths } from "~/lib/dashboard-paths";

export const meta = () => [{ title: "Suspend restaurant · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadDecision(args);

export const action = (args: ActionFunctionArgs) => decide(args, "suspend", pageOf(args));

/** Over the restaurant's page, where it leads back to. */
export default function SuspendOnPage() {
  const { id, name } = useLoaderData<typeof loader>();
  return <SuspendDialog name={name} back={dashboardPaths.adminRestaurant(id)} />;
}
