import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ResumeDialog } from "~/features/applications/decision-dialogs";
import { submitDecision, loadDecision, restaurantHref } from "~/features/applications/decision.server";
import { dashboardPaths } from "~/lib/dashboard-paths";

export const meta = () => [{ title: "Bring restaurant back · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadDecision(args);

export const action = (args: ActionFunctionArgs) => submitDecision(args, "resume", restaurantHref(args));

/** A dialog over the restaurant's page; closing it returns there. */
export default function ResumeOnPage() {
  const { id, name } = useLoaderData<typeof loader>();
  return <ResumeDialog name={name} back={dashboardPaths.adminRestaurant(id)} />;
}
