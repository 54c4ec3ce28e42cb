import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { requireArea } from "~/session/guards.server";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { decide, loadDecision } from "../inactive-restaurants/decide.server";

export const meta = () => [{ title: "Approve restaurant · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadDecision(args);

/** [ADMIN-7] */
export async function action(args: ActionFunctionArgs) {
  requireArea(args.request, args.context, "admin");
  return decide(args, "approved");
}

export default function ApproveRestaurant() {
  const { name } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { search } = useLocation();
  return (
    <ConfirmDialog
      title="Approve restaurant"
      message={`Are you sure you want to approve ${name}?`}
      confirmLabel="Approve"
      pendingLabel="Approving..."
      tone="primary"
      cancelHref={`${deskPaths.adminInactive()}${search}`}
      error={answer?.error}
    />
  );
}
