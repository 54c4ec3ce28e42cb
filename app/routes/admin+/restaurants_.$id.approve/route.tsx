import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ApproveDialog } from "~/features/applications/decision-dialogs";
import { submitDecision, loadDecision, restaurantHref } from "~/features/applications/decision.server";
import { dashboardPaths } from "~/lib/dashboard-paths";

export const meta = () => [{ title: "Approve restaurant · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadDecision(args);

export const action = (args: ActionFunctionArgs) => submitDecision(args, "approve", restaurantHref(args));

/** A dialog over the restaurant's page; closing it returns there. */
export default function ApproveOnPage() {
  const { id, name, status, openQuestions } = useLoaderData<typeof loader>();
  return (
    <ApproveDialog
      name={name}
      status={status}
      openQuestions={openQuestions}
      back={dashboardPaths.adminRestaurant(id)}
    />
  );
}
