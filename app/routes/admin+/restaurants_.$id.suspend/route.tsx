import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SuspendDialog } from "~/features/applications/decision-dialogs";
import { submitDecision, loadDecision, restaurantHref } from "~/features/applications/decision.server";
import { dashboardPaths } from "~/lib/dashboard-paths";

export const meta = () => [{ title: "Suspend restaurant · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadDecision(args);

export const action = (args: ActionFunctionArgs) => submitDecision(args, "suspend", restaurantHref(args));

/** A dialog over the restaurant's page; closing it returns there. */
export default function SuspendOnPage() {
  const { id, name } = useLoaderData<typeof loader>();
  return <SuspendDialog name={name} back={dashboardPaths.adminRestaurant(id)} />;
}
