import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { dealCalls } from "@domain/contract/calls/promotions";
import { findOwnOffer } from "~/host/promotions.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { requireEditor } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";

export const meta = () => [{ title: "Delete Offer · HalalGo" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const offer = await findOwnOffer(context.host, restaurant.id, params.id ?? "");
  if (!offer) throw notFoundPage("Offer not found.", { to: dashboardPaths.dashboardOffers(), label: "Back to Offers" });
  return { title: offer.title };
}

/** Text fixed by [OFFER-5]. */
const failed = "Failed to delete offer";

export async function action({ request, context, params }: ActionFunctionArgs) {
  requireEditor(request, context);
  return submitConfirmation(context, {
    run: () => context.host.send(dealCalls.deleteDeal, { params: { id: params.id ?? "" } }),
    redirectTo: `${dashboardPaths.dashboardOffers()}${new URL(request.url).search}`,
    successMessage: ({ message }) => message ?? "Offer deleted successfully",
    failureMessage: failed,
    ignoreNotFound: true,
  });
}

export default function DeleteOffer() {
  const { title } = useLoaderData<typeof loader>();
  const actionData = useActionData<{ error?: string }>();
  const { search } = useLocation();
  return (
    <ConfirmDialog
      title="Delete Offer"
      message={`Are you sure you want to delete ${title}? Prices return to normal at once; existing orders do not change.`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      cancelHref={`${dashboardPaths.dashboardOffers()}${search}`}
      error={actionData?.error}
    />
  );
}
