import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { RejectDialog } from "~/features/applications/decision-dialogs";
import { submitDecision, inactiveListHref, loadDecision } from "~/features/applications/decision.server";
import { dashboardPaths } from "~/lib/dashboard-paths";

export const meta = () => [{ title: "Reject restaurant · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadDecision(args);

export const action = (args: ActionFunctionArgs) => submitDecision(args, "reject", inactiveListHref(args.request));

/** [ADMIN-7] A dialog over the list. */
export default function RejectRestaurant() {
  const { name, status } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return <RejectDialog name={name} status={status} back={`${dashboardPaths.adminInactive()}${search}`} />;
}
