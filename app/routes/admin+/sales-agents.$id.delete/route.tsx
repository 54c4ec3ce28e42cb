import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { agentCalls } from "@domain/contract/calls/administration";
import { findAgent } from "~/features/agents/agents.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireArea } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";

export const meta = () => [{ title: "Remove Sales Agent · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => findAgent(args);

/** Text fixed by [AGT-8]. */
const failed = "Failed to delete sales agent";

export async function action({ request, context, params }: ActionFunctionArgs) {
  requireArea(request, context, "admin");
  return submitConfirmation(context, {
    run: () => context.host.send(agentCalls.deleteAgent, { params: { id: params.id ?? "" } }),
    redirectTo: `${dashboardPaths.adminAgents()}${new URL(request.url).search}`,
    successMessage: ({ message }) => message ?? "Sales agent deleted successfully",
    failureMessage: failed,
    ignoreNotFound: true,
  });
}

/** [AGT-6] */
export default function RemoveSalesAgent() {
  const { firstName, lastName } = useLoaderData<typeof loader>();
  const actionData = useActionData<{ error?: string }>();
  const { search } = useLocation();
  return (
    <ConfirmDialog
      title="Remove Sales Agent"
      message={
        <>
          <span className="block">Are you sure you want to remove this sales agent?</span>
          <span className="text-meta text-quiet mt-1.5 block">
            {firstName} {lastName} can no longer log in. The businesses they registered stay.
          </span>
        </>
      }
      confirmLabel="Remove"
      pendingLabel="Removing..."
      cancelHref={`${dashboardPaths.adminAgents()}${search}`}
      error={actionData?.error}
    />
  );
}
