import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RejectDialog } from "~/features/applications/decision-dialogs";
import { submitDecision, loadDecision, restaurantHref } from "~/features/applications/decision.server";
import { dashboardPaths } from "~/lib/dashboard-paths";

export const meta = () => [{ title: "Reject restaurant · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadDecision(args);

export const action = (args: ActionFunctionArgs) => submitDecision(args, "reject", restaurantHref(args));

/** A dialog over the restaurant's page; closing it returns there. */
export default function RejectOnPage() {
  const { id, name, status } = useLoaderData<typeof loader>();
  return <RejectDialog name={name} status={status} back={dashboardPaths.adminRestaurant(id)} />;
}
