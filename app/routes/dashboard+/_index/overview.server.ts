import type { AppLoadContext } from "@remix-run/node";
import type { MemberRestaurant } from "@domain/contract/auth";
import { standardZone, toLocal } from "@domain/local-time";
import { isRefundedEnd } from "@domain/order-status";
import { isHostError } from "~/host/errors";
import { listOrders, type Order, type OrderListQuery } from "~/host/orders.server";
import { getRestaurant } from "~/host/restaurants.server";
import { orderRow } from "../order-list/order-row.server";

const waitingStatuses = ["placed", "accepted", "preparing", "ready"] as const;
/** The host gives at most this many orders at once. */
const mostAtOnce = 100;

/** [DASH-4, DASH-6] What waits, today's sums by the restaurant's own day, and the newest orders; null without order lists. */
export async function loadOverview({ host }: AppLoadContext, { id }: MemberRestaurant) {
  try {
    const restaurant = await getRestaurant(host, id);
    const today = toLocal(new Date(), restaurant?.timeZone ?? standardZone).date;
    const own = (query: OrderListQuery) => listOrders(host, { restaurant_id: id, ...query });
    const [waiting, orders, recent] = await Promise.all([
      Promise.all(
        waitingStatuses.map(async (status) => ({ status, count: (await own({ status, per_page: 1 })).total })),
      ),
      ordersOfDay(own, today),
      own({ per_page: 5 }),
    ]);
    const kept = orders.filter(({ status }) => !isRefundedEnd(status));
    const revenue = kept.reduce((sum, { total }) => sum + total, 0);
    return { waiting, today: { revenue, orders: kept.length }, recent: recent.orders.map(orderRow) };
  } catch (error) {
    if (isHostError(error, "unsupported")) return null;
    throw error;
  }
}

async function ordersOfDay(own: (query: OrderListQuery) => ReturnType<typeof listOrders>, date: string) {
  const day = { date_from: date, date_to: date, per_page: mostAtOnce };
  const first = await own(day);
  const pages = Math.ceil(first.total / mostAtOnce);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => own({ ...day, page: index + 2 })),
  );
  return [first, ...others].flatMap(({ orders }): Order[] => orders);
}

export type Overview = NonNullable<Awaited<ReturnType<typeof loadOverview>>>;
