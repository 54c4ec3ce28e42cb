import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { decide, loadDecision, pageOf } from "~/features/applications/decide.server";
import { RejectDialog } from "~/features/applications/decision-dialogs";
import { dashboardPaths } from "~/lib/dashboard-paths";

export const meta = () => [{ title: "Reject restaurant · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadDecision(args);

export const action = (args: ActionFunctionArgs) => decide(args, "reject", pageOf(args));

/** Over the restaurant's page, where it leads back to. */
export default function RejectOnPage() {
  const { id, name } = useLoaderData<typeof loader>();
  return <RejectDialog name={name} back={dashboardPaths.adminRestaurant(id)} />;
}
