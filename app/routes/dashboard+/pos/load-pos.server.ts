import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { counterCalls } from "@domain/contract/calls/counter-orders";
import { isGuid, readPos } from "~/features/pos/basket";
import { priced, readDraft } from "~/features/pos/draft.server";
import type { Host } from "~/host/client/host";
import { isHostError, nullIfUnsupported } from "~/host/errors";
import { listMenuItems } from "~/host/menu.server";
import { getOrder, listOrders, type Order } from "~/host/orders.server";
import { listTables } from "~/host/settings.server";
import { requireMerchant } from "~/session/guards.server";

/** [ROUTE-10] The menu, what is ordered so far with the host's prices, and the tables; null where the host takes no such orders. */
export async function loadPos({ request, context }: LoaderFunctionArgs) {
  const taker = requireMerchant(request, context);
  const { restaurant } = taker;
  const { host } = context;
  const asked = readPos(new URL(request.url).searchParams);
  const pos = { ...asked, key: asked.key ?? randomUUID() };
  const draft = await readDraft(context, taker, pos);
  // Notes, discounts, tips, cash handed over and open orders came together; whose id it is does not matter.
  const isTill = await host.offers(counterCalls.addLines, { id: restaurant.id });
  const [quote, items, tables, orders, held, placed] = await Promise.all([
    host
      .call(counterCalls.quoteCounterOrder, {
        params: { id: restaurant.id },
        body: { items: pos.lines, ...(pos.order ? { orderType: "takeaway" as const } : priced(draft)) },
      })
      .catch(nullIfUnsupported),
    listMenuItems(host, { restaurant_id: restaurant.id }),
    listTables(host, restaurant.id),
    isTill ? openOrders(host, restaurant.id) : [],
    isTill ? host.call(counterCalls.listHeldOrders, { params: { id: restaurant.id } }).catch(nullIfUnsupported) : null,
    isTill && isGuid(pos.after) ? getOrder(host, pos.after).catch(nullIfMissing) : null,
  ]);
  const openOrder = orders.find(({ id }) => id === pos.order) ?? null;
  const own = items.filter(({ restaurantId }) => restaurantId === null || restaurantId === restaurant.id);
  const wanted = pos.q.toLowerCase();
  return {
    restaurantId: restaurant.id,
    pos,
    /** What was typed so far. */
    draft,
    /** Its key came with the address, so it is the basket's; else a page that shows a basket keeps the one it has. */
    isKeyed: asked.key !== undefined,
    /** Names the next order, which begins empty. */
    next: `new-${randomUUID().slice(0, 8)}`,
    /** [RUSH-13] Whether the host knows notes, discounts, tips, cash handed over and open orders. */
    isTill,
    openOrders: orders,
    openOrder,
    /** [RUSH-13] Put aside before they were placed; null where the host cannot. */
    heldOrders: held && held.items.map(({ id, name, total }) => ({ id, name, total })),
    placed: placed && placedView(placed),
    quote,
    categories: [...new Set(own.flatMap(({ category }) => category ?? []))],
    items: own
      .filter(({ category }) => !pos.category || category === pos.category)
      .filter(({ name }) => name.toLowerCase().includes(wanted))
      .map(({ id, name, image, priceCents, deal, isAvailable, servedLater }) => ({
        id,
        name,
        image,
        isAvailable,
        /** A word for whoever takes the order: it may be sold all the same [RUSH-18]. */
        servedFrom: servedLater?.text ?? null,
        priceCents: priceCents - (deal?.discountCents ?? 0),
        wasCents: deal ? priceCents : null,
      })),
    tables: tables?.filter(({ is_active }) => is_active).map(({ label }) => label) ?? [],
  };
}

/** [RUSH-13] What was taken at the counter and is not paid yet, the oldest first. */
async function openOrders(host: Host, restaurantId: string) {
  const own = { restaurant_id: restaurantId, source: "pos", sort: "date", per_page: 100 };
  const { orders } = await listOrders(host, { ...own, status: "accepted,preparing,ready" });
  return orders
    .filter(({ isPaid }) => isPaid === false)
    .map((order) => ({
      id: order.id,
      number: order.orderId,
      name: order.table ?? order.customer?.name ?? order.orderId,
      total: order.total,
      lines: order.items.map(({ qty, name, note }) => ({ qty, name, note: note ?? null })),
    }));
}

/** What was placed, or paid, a moment ago. */
const placedView = ({ id, orderId, total, isPaid, paymentMethod, tendered }: Order) => ({
  id,
  number: orderId,
  total,
  isPaid: isPaid !== false,
  isCash: paymentMethod === "cash",
  tendered: tendered ?? null,
});

/** Of another place, or gone: then nothing is said of it. */
function nullIfMissing(error: unknown): null {
  if (isHostError(error, "not_found")) return null;
  throw error;
}

export type PosView = Awaited<ReturnType<typeof loadPos>>;
