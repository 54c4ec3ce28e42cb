import type { AppLoadContext } from "@remix-run/node";
import { isHostError } from "~/host/errors";
import { listNotifications } from "~/host/messages.server";
import { listOrders } from "~/host/orders.server";
import { toNewOrder } from "~/lib/new-order";

/** At most this many orders waiting for acceptance are announced individually. */
const mostNewOrders = 20;

/** The parts of the dashboard's frame that change with every order: orders to accept and the unread count. */
export async function loadNews({ host, logger }: Pick<AppLoadContext, "host" | "logger">, restaurantId: string) {
  const waiting = { restaurant_id: restaurantId, status: "placed", sort: "date", per_page: mostNewOrders };
  const now = new Date();
  const [news, waits] = await Promise.all([
    listNotifications(host, { per_page: 1 }).catch(orNothing(logger)),
    listOrders(host, waiting).catch(orNothing(logger)),
  ]);
  return {
    unread: news?.unreadCount ?? null,
    toAccept: waits?.total ?? null,
    /** Oldest first. */
    newOrders: waits?.orders.map((order) => toNewOrder(order, now)) ?? [],
    now: now.getTime(),
  };
}
export type News = Awaited<ReturnType<typeof loadNews>>;

/** Returns null when the host call fails, so that a failure never blocks the page. */
export const orNothing = (logger: AppLoadContext["logger"]) => (error: unknown) => {
  if (!isHostError(error) || error.code === "unauthenticated") throw error;
  logger.warn({ code: error.code }, "The dashboard's frame goes without a part");
  return null;
};
