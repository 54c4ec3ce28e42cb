import { hourMs } from "@domain/duration";
import { defaultTimeZone, localDate } from "@domain/local-time";
import { orderTypes } from "@domain/orders/order-type";
import type { Host } from "~/host/client/host";
import { isHostError } from "~/host/errors";
import { getDoneAt, listOrders, type Order, type OrderListQuery } from "~/host/orders.server";
import { findRestaurant, type Restaurant } from "~/host/restaurants.server";
import { sampleOrders } from "./sample-orders";

export interface KitchenOrders {
  restaurant: Restaurant | null;
  running: Order[];
  /** Done today: all, or the most recent of each type. */
  lastDone: Order[];
  /** How many were done today. */
  doneCount: number;
  /** Done since the requested time, in addition to `lastDone`. */
  doneForPrinting: Order[];
  /** Cancelled and not acknowledged yet. */
  voids: Order[];
  isSample: boolean;
}

interface KitchenQuery {
  now: Date;
  done: "all" | "last";
  /** All orders done since then are included. */
  since?: Date;
}

/** Done tickets of each type shown beside the active ones; the Done filter shows all of today's. */
const recentDonePerType = 3;

/** Active orders, those done today, and cancelled ones; samples if the host stores no orders. */
export async function readOrders(
  host: Host,
  restaurantId: string,
  { now, done, since }: KitchenQuery,
): Promise<KitchenOrders> {
  const findingRestaurant = findRestaurant(host, restaurantId);
  const own = { restaurant_id: restaurantId };
  try {
    const [restaurant, running, ofToday, voids] = await Promise.all([
      findingRestaurant,
      allOrders(host, { ...own, status: "placed,accepted,preparing", sort: "date" }),
      findingRestaurant.then((found) => {
        const today = localDate(new Date(now.getTime() - lateMs), found?.timeZone ?? defaultTimeZone);
        const query = { ...own, status: "ready,completed", date_from: today, date_by: "done" as const };
        return done === "all" ? allDone(host, query) : listLastDone(host, query);
      }),
      listOrders(host, { ...own, status: "void", sort: "-date", per_page: perPage }),
    ]);
    const doneForPrinting = since ? await listDoneForPrinting(host, own, ofToday.lastDone, since) : [];
    return { restaurant, running, ...ofToday, doneForPrinting, voids: voids.orders.filter(isVoid), isSample: false };
  } catch (error) {
    if (!isHostError(error, "unsupported")) throw error;
    const running = sampleOrders(restaurantId, now);
    return {
      restaurant: await findingRestaurant,
      running,
      lastDone: [],
      doneCount: 0,
      doneForPrinting: [],
      voids: [],
      isSample: true,
    };
  }
}

type Done = Pick<KitchenOrders, "lastDone" | "doneCount">;

async function allDone(host: Host, query: OrderListQuery): Promise<Done> {
  const lastDone = await allOrders(host, { ...query, sort: "-done" });
  return { lastDone, doneCount: lastDone.length };
}

/**
 * The most recent done orders; few, as every load of every display requests them. A host that cannot sort by
 * completion returns the last placed instead. If it ignores the type filter, all are read.
 */
async function listLastDone(host: Host, query: OrderListQuery): Promise<Done> {
  const answers = await Promise.all(
    orderTypes.map(async (order_type) => {
      const { orders, total } = await listOrders(host, {
        ...query,
        order_type,
        sort: "-done",
        per_page: recentDonePerType,
      });
      return { orders, total, isOfType: orders.every(({ orderType }) => orderType === order_type) };
    }),
  );
  if (answers.every(({ isOfType }) => isOfType)) {
    return {
      lastDone: answers.flatMap(({ orders }) => orders),
      doneCount: answers.reduce((sum, { total }) => sum + total, 0),
    };
  }
  const { lastDone: all, doneCount } = await allDone(host, query);
  const newest = all.toSorted((a, b) => getDoneAt(b).localeCompare(getDoneAt(a)));
  const lastDone = orderTypes.flatMap((type) =>
    newest.filter(({ orderType }) => orderType === type).slice(0, recentDonePerType),
  );
  return { lastDone, doneCount };
}

/** Only queried if all recent orders of some type were done since then, as there may be more. */
async function listDoneForPrinting(host: Host, own: OrderListQuery, lastDone: Order[], since: Date): Promise<Order[]> {
  const isSince = (order: Order) => Date.parse(getDoneAt(order)) >= since.getTime();
  const mayBeMore = orderTypes.some(
    (type) => lastDone.filter((order) => order.orderType === type && isSince(order)).length >= recentDonePerType,
  );
  if (!mayBeMore) return [];
  const query = { ...own, status: "ready,completed", date_by: "done", date_from: since.toISOString() } as const;
  const found = await allOrders(host, { ...query, sort: "-done" });
  return found.filter((order) => isSince(order) && !lastDone.some(({ id }) => id === order.id));
}

/** A host that does not know this status may return any orders. */
const isVoid = ({ status, isVoid }: Order) => status === "cancelled" && isVoid === true;

/** A kitchen's day ends at 4 AM, so that orders done before midnight can still be brought back. */
const lateMs = 4 * hourMs;

/** The page size of a host's lists; more than ten pages in one day are not expected. */
const perPage = 100;
const maxPages = 10;

async function allOrders(host: Host, query: OrderListQuery): Promise<Order[]> {
  const read = (page: number) => listOrders(host, { ...query, page, per_page: perPage });
  const first = await read(1);
  const pages = Math.min(maxPages, Math.ceil(first.total / perPage));
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => read(index + 2)));
  return [first, ...others].flatMap(({ orders }) => orders);
}
