import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { counterCalls } from "@domain/contract/calls/counter-orders";
import { dayMs } from "@domain/duration";
import { isGuid, parseBasket } from "~/features/pos/basket";
import { toQuoteRequest, readDraft } from "~/features/pos/draft.server";
import type { Host } from "~/host/client/host";
import { nullIfNotFound, nullIfUnsupported } from "~/host/errors";
import { listMenuItems } from "~/host/menu.server";
import { getOrder, listOrders, type Order } from "~/host/orders.server";
import { listTables } from "~/host/settings.server";
import { tableText } from "~/lib/text/order-text";
import { isEditor } from "~/session/areas";
import { requireMerchant } from "~/session/guards.server";

/** [ROUTE-10] The menu, the current order with the host's prices, and the tables; the quote is null if unsupported. */
export async function loadCounter({ request, context }: LoaderFunctionArgs) {
  const merchant = requireMerchant(request, context);
  const { restaurant } = merchant;
  const { host } = context;
  const requested = parseBasket(new URL(request.url).searchParams);
  const basket = { ...requested, key: requested.key ?? randomUUID() };
  const draft = await readDraft(context, merchant, requested);
  // One call stands for notes, discounts, tips, cash received and open orders, which hosts gained together; any id
  // will do.
  const hasCounterExtras = await host.supports(counterCalls.addLines, { id: restaurant.id });
  const [quote, items, tables, orders, held, placed] = await Promise.all([
    host
      .call(counterCalls.quoteCounterOrder, {
        params: { id: restaurant.id },
        body: { items: basket.lines, ...(basket.order ? { orderType: "takeaway" as const } : toQuoteRequest(draft)) },
      })
      .catch(nullIfUnsupported),
    listMenuItems(host, { restaurant_id: restaurant.id }),
    listTables(host, restaurant.id),
    hasCounterExtras ? openOrders(host, restaurant.id) : [],
    hasCounterExtras
      ? host.call(counterCalls.listHeldOrders, { params: { id: restaurant.id } }).catch(nullIfUnsupported)
      : null,
    hasCounterExtras && isGuid(basket.after) ? getOrder(host, basket.after).catch(nullIfNotFound) : null,
  ]);
  const openOrder = orders.find(({ id }) => id === basket.order) ?? null;
  // What was meant for an order that is paid or cancelled meanwhile becomes a new one.
  if (!openOrder) delete basket.order;
  const own = items.filter(({ restaurantId }) => restaurantId === null || restaurantId === restaurant.id);
  const searchText = basket.q.toLowerCase();
  return {
    restaurantId: restaurant.id,
    basket,
    /** The form fields filled in so far. */
    draft,
    /** Whether the key came from the URL; if not, a page already showing the order keeps its own key. */
    isKeyed: requested.key !== undefined,
    /** Identifies the next, empty order. */
    next: `new-${randomUUID().slice(0, 8)}`,
    /** [RUSH-13] Whether the host supports notes, discounts, tips, cash received and open orders. */
    hasCounterExtras,
    openOrders: orders,
    openOrder,
    /** [RUSH-13] Orders on hold, not placed yet; null if the host does not support them. */
    heldOrders: held && held.items.map(({ id, name, total }) => ({ id, name, total })),
    placed: placed && toPlacedView(placed),
    quote,
    /** Whether there is nothing to sell yet, and whether this person may change that. */
    isMenuEmpty: own.length === 0,
    canEdit: isEditor(merchant.user.role),
    categories: [...new Set(own.flatMap(({ category }) => category ?? []))],
    items: own
      .filter(({ category }) => !basket.category || category === basket.category)
      .filter(({ name }) => name.toLowerCase().includes(searchText))
      .map(({ id, name, image, priceCents, deal, isAvailable, servedLater }) => ({
        id,
        name,
        image,
        isAvailable,
        /** Information for the staff; the dish may be sold anyway [RUSH-18]. */
        servedFrom: servedLater?.text ?? null,
        priceCents: priceCents - (deal?.discountCents ?? 0),
        wasCents: deal ? priceCents : null,
      })),
    tables: tables?.filter(({ is_active }) => is_active).map(({ label }) => label) ?? [],
  };
}

/** [RUSH-13] Unpaid counter orders, oldest first: those under way, and those of the last day that were handed over. */
async function openOrders(host: Host, restaurantId: string) {
  const own = { restaurant_id: restaurantId, source: "pos", sort: "date", per_page: 100 };
  const [underWay, unpaid] = await Promise.all([
    listOrders(host, { ...own, status: "accepted,preparing,ready" }),
    listOrders(host, { ...own, status: "unpaid", date_from: new Date(Date.now() - dayMs).toISOString() }),
  ]);
  const handedOver = unpaid.orders.filter(({ status }) => status === "completed");
  return [...handedOver, ...underWay.orders]
    .filter(({ isPaid }) => isPaid === false)
    .map((order, _index, open) => ({
      id: order.id,
      number: order.orderId,
      name: openOrderName(order),
      /** Whether another open order has this name, so that its number is needed to tell them apart. */
      isNameShared: open.filter((other) => openOrderName(other) === openOrderName(order)).length > 1,
      total: order.total,
      isHandedOver: order.status === "completed",
      lines: order.items.map(({ qty, name, note }) => ({ qty, name, note: note ?? null })),
    }));
}

/** Its table or guest, as the staff calls it. */
const openOrderName = ({ table, customer, orderId }: Order): string =>
  (table && tableText(table)) ?? customer?.name ?? orderId;

/** The order that was just placed or paid. */
const toPlacedView = ({ id, orderId, total, isPaid, paymentMethod, tendered }: Order) => ({
  id,
  number: orderId,
  total,
  isPaid: isPaid !== false,
  isCash: paymentMethod === "cash",
  tendered: tendered ?? null,
});

export type CounterView = Awaited<ReturnType<typeof loadCounter>>;
