import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { ApproveDialog } from "~/features/applications/decision-dialogs";
import { submitDecision, inactiveListHref, loadDecision } from "~/features/applications/decision.server";
import { dashboardPaths } from "~/lib/dashboard-paths";

export const meta = () => [{ title: "Approve restaurant · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadDecision(args);

export const action = (args: ActionFunctionArgs) => submitDecision(args, "approve", inactiveListHref(args.request));

/** [ADMIN-7] A dialog over the list. */
export default function ApproveRestaurant() {
  const { name, status, openQuestions } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <ApproveDialog
      name={name}
      status={status}
      openQuestions={openQuestions}
      back={`${dashboardPaths.adminInactive()}${search}`}
    />
  );
}
