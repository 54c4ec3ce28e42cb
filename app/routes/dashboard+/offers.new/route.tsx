import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { OfferPanel } from "~/features/promotions/offers/offer-panel";
import { saveOfferForm } from "~/features/promotions/offers/offers.server";
import { loadOfferMenu } from "~/features/promotions/preview-data.server";
import { getTimeZone } from "~/host/restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireEditor } from "~/session/guards.server";

export const meta = () => [{ title: "Add Offer · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const [menu, timeZone] = await Promise.all([
    loadOfferMenu(context.host, restaurant.id, null),
    getTimeZone(context.host, restaurant.id),
  ]);
  return { menu, timeZone };
}

export const action = (args: ActionFunctionArgs) => saveOfferForm(args, null);

export default function AddOffer() {
  const { menu, timeZone } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <OfferPanel
      title="Add Offer"
      offer={null}
      menu={menu}
      timeZone={timeZone}
      closeHref={`${dashboardPaths.dashboardOffers()}${search}`}
    />
  );
}
