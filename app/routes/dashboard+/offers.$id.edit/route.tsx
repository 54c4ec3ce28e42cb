import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { OfferPanel } from "~/features/promotions/offers/offer-panel";
import { saveOfferForm } from "~/features/promotions/offers/offers.server";
import { loadOfferMenu } from "~/features/promotions/preview-data.server";
import { findOwnOffer } from "~/host/promotions.server";
import { getTimeZone } from "~/host/restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { requireEditor } from "~/session/guards.server";

export const meta = () => [{ title: "Edit Offer · HalalGo" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const id = params.id ?? "";
  const [offer, menu, timeZone] = await Promise.all([
    findOwnOffer(context.host, restaurant.id, id),
    loadOfferMenu(context.host, restaurant.id, id),
    getTimeZone(context.host, restaurant.id),
  ]);
  if (!offer) throw notFoundPage("Offer not found.", { to: dashboardPaths.dashboardOffers(), label: "Back to Offers" });
  return { offer, menu, timeZone };
}

export const action = (args: ActionFunctionArgs) => saveOfferForm(args, args.params.id ?? "");

export default function EditOffer() {
  const { offer, menu, timeZone } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <OfferPanel
      key={offer.id}
      title="Edit Offer"
      offer={offer}
      menu={menu}
      timeZone={timeZone}
      closeHref={`${dashboardPaths.dashboardOffers()}${search}`}
      deleteHref={`${dashboardPaths.dashboardOfferDelete(offer.id)}${search}`}
    />
  );
}
