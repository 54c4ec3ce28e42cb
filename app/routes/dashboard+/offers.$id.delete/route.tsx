import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { deleteOffer, findOwnOffer } from "~/host/offers.server";
import { formRefusal } from "~/host/form-refusal";
import { deskPaths } from "~/lib/desk-paths";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ConfirmDialog } from "~/ui/confirm-dialog";

export const meta = () => [{ title: "Delete Offer · HalalGo" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const offer = await findOwnOffer(context.host, restaurant.id, params.id ?? "");
  if (!offer) throw data({ code: "not_found", message: "Offer not found." }, 404);
  return { title: offer.title };
}

/** To the letter [OFFER-5]. */
const failed = "Failed to delete offer";

export async function action({ request, context, params }: ActionFunctionArgs) {
  requireEditor(request, context);
  try {
    const { message } = await deleteOffer(context.host, params.id ?? "");
    const back = `${deskPaths.dashboardOffers()}${new URL(request.url).search}`;
    return await redirectWithToast(context, back, {
      type: "success",
      message: message ?? "Offer deleted successfully",
    });
  } catch (error) {
    const refusal = formRefusal(error, failed);
    return data({ error: refusal.formErrors[0] ?? failed }, refusal.status);
  }
}

export default function DeleteOffer() {
  const { title } = useLoaderData<typeof loader>();
  const answer = useActionData<{ error?: string }>();
  const { search } = useLocation();
  return (
    <ConfirmDialog
      title="Delete Offer"
      message={`Are you sure you want to delete ${title}? Prices are their own again at once; orders stay as they are.`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      cancelHref={`${deskPaths.dashboardOffers()}${search}`}
      error={answer?.error}
    />
  );
}
