import type { LoaderFunctionArgs } from "@remix-run/node";
import { orderCalls } from "@domain/contract/calls/orders";
import { type OrderStatus, orderStatuses } from "@domain/orders/order-status";
import { orderTypes } from "@domain/orders/order-type";
import { nullIfUnsupported } from "~/host/errors";
import { listOrders } from "~/host/orders.server";
import { listRestaurantCustomers } from "~/host/restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readUpToLastPage } from "~/lib/lists/last-page";
import { listHref, type ListState, readListState } from "~/lib/lists/list-state";
import { typeText } from "~/lib/text/order-text";
import { paymentChoices } from "~/lib/text/payment-text";
import { mayReadSales, requireMerchant } from "~/session/guards.server";
import { groupByMeal, readMealsAhead } from "./meals.server";
import { toOrderRow, type OrderRow } from "./order-row.server";
import type { Source } from "./sources";

export const orderColumns = {
  filters: ["search", "status", "customer", "type", "payment", "from", "to", "meal"],
  days: ["from", "to"],
  choices: { type: orderTypes, payment: paymentChoices.map(({ value }) => value) },
  sorts: ["orderId", "orderType", "customer", "amount", "date", "status"],
  sort: "-date",
} as const;

/** [ORD-6…11, TABLE-2…5] One page of the restaurant's orders from one source, filtered and sorted as in the URL. */
export async function loadOrders({ request, context }: LoaderFunctionArgs, source: Source) {
  const { user, restaurant } = requireMerchant(request, context);
  const wanted = readListState(new URL(request.url).searchParams, orderColumns);
  const query = orderQuery(restaurant.id, source, wanted);
  const { sort: _, status: __, ...counted } = query;
  const [{ state, part }, counts, customers, canExport, meals] = await Promise.all([
    readUpToLastPage(wanted, async ({ page, limit }) => {
      const list = await listOrders(context.host, { ...query, page, per_page: limit }).catch(nullIfUnsupported);
      const rows = list?.orders.map(toOrderRow) ?? sampleRows(source);
      return { isSample: list === null, rows, total: list?.total ?? rows.length };
    }),
    context.host.call(orderCalls.countOrders, { query: counted }).catch(nullIfUnsupported),
    listRestaurantCustomers(context.host, restaurant.id).catch(nullIfUnsupported),
    mayReadSales(context.host, user.role, restaurant.id),
    source === "online" ? readMealsAhead(context.host, restaurant.id, new Date()).catch(nullIfUnsupported) : null,
  ]);
  const { isSample, rows, total } = part;
  // Whoever sorts by something else wants that order.
  const isGrouped = state.sort === orderColumns.sort;
  return {
    source,
    state,
    /** Exporting every order would reveal the restaurant's revenue. */
    canExport,
    meals: meals ?? [],
    isSample,
    rows: isGrouped && !isSample ? groupByMeal(rows) : rows,
    isGrouped,
    total,
    customers,
    statusTabs: isSample ? null : statusTabs(source, state, counts),
  };
}

/** The query for the host, without paging. */
export function orderQuery(restaurantId: string, source: Source, { filters, sort }: ListState) {
  const { search, status, customer, type, payment, from, to, meal } = filters;
  const narrowed = {
    search,
    status,
    customer,
    order_type: type,
    payment_type: payment,
    date_from: from,
    date_to: to,
    meal,
  };
  return { restaurant_id: restaurantId, source, ...narrowed, sort };
}

export type OrderList = Awaited<ReturnType<typeof loadOrders>>;

const names = ["Amina Rahman", "Omar Haddad", "Nadia Siddiqui", "Yusuf Demir", "Layla Karim"];
const types = { online: "delivery", table: "dine-in", pos: "takeaway" } as const;
const statuses = ["pending", "completed", "completed", "cancelled", "completed"] as const;

/** [HOST-63] Sample rows for a host that stores no orders, shown under a badge that says so. */
const sampleRows = (source: Source): OrderRow[] =>
  names.map((customer, index) => ({
    id: `sample-${index + 1}`,
    number: `HG-${1001 + index}`,
    source,
    orderType: types[source],
    type: typeText[types[source]],
    customer,
    total: 1849 + index * 735,
    when: `Nov ${12 - index}, 6:${10 + index} PM`,
    listStatus: statuses[index] ?? "completed",
    step: null,
    isNew: false,
    meal: null,
    mealFilter: null,
    timeLeft: null,
  }));

/**
 * [ORD-7] Tabs for open statuses in the order they occur; other filters stay. With counts if the host provides them.
 */
function statusTabs(source: Source, state: ListState, counts: Record<OrderStatus, number> | null) {
  const current = state.filters.status ?? "";
  return stages.map(({ label, statuses: of }) => {
    const status = of.length === orderStatuses.length ? "" : of.join(",");
    const { status: _, ...others } = state.filters;
    const filters = status ? { ...others, status } : others;
    return {
      to: listHref(dashboardPaths.dashboardOrders(source), { ...state, filters, page: 1 }),
      label,
      count: counts ? of.reduce((sum, one) => sum + counts[one], 0) : undefined,
      current: status === current,
    };
  });
}

const stages: readonly { label: string; statuses: readonly OrderStatus[] }[] = [
  { label: "All", statuses: orderStatuses },
  { label: "To accept", statuses: ["placed"] },
  { label: "In the kitchen", statuses: ["accepted", "preparing"] },
  { label: "Ready", statuses: ["ready"] },
  { label: "Ended", statuses: ["completed", "rejected", "cancelled"] },
];
