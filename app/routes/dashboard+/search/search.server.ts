import type { LoaderFunctionArgs } from "@remix-run/node";
import { listOwnItems } from "~/host/catalogue.server";
import { listOwnCoupons } from "~/host/coupons.server";
import { nullIfUnsupported } from "~/host/errors";
import { listOwnOffers } from "~/host/offers.server";
import { listOrders } from "~/host/orders.server";
import { readText } from "~/lib/list-state";
import { requireMerchant } from "~/session/guards.server";
import { orderRow } from "~/features/orders/order-row.server";

/** As many of each kind as one looks through. */
const most = 8;

/** [DASH-3] Orders by number, phone, coupon, charge or name, menu items, coupons and offers of the own restaurant. Asks nothing for an empty search. */
export async function searchOwn({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const sought = readText(new URL(request.url).searchParams, "q");
  if (!sought) return { sought, orders: [], items: [], coupons: [], offers: [] };
  const restaurant_id = restaurant.id;
  const named = { restaurant_id, search: sought, per_page: most };
  const [orders, { items }, { coupons }, { offers }] = await Promise.all([
    listOrders(context.host, { restaurant_id, search: sought.slice(0, 120), per_page: most }).catch(nullIfUnsupported),
    listOwnItems(context.host, named),
    listOwnCoupons(context.host, named),
    listOwnOffers(context.host, named),
  ]);
  const has = (...texts: (string | null)[]) => texts.some((text) => text?.toLowerCase().includes(sought.toLowerCase()));
  return {
    sought,
    orders: orders?.orders.map(orderRow) ?? [],
    items: items.slice(0, most).map(({ id, name, category, image }) => ({ id, name, category, image })),
    coupons: coupons
      .filter(({ name, code }) => has(name, code))
      .slice(0, most)
      .map(({ id, name, code }) => ({ id, name, code })),
    offers: offers
      .filter(({ title }) => has(title))
      .slice(0, most)
      .map(({ id, title }) => ({ id, title })),
  };
}
