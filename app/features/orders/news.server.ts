import type { AppLoadContext } from "@remix-run/node";
import { isHostError } from "~/host/errors";
import { listNotifications } from "~/host/messages.server";
import { listOrders } from "~/host/orders.server";
import { toNewOrder } from "~/lib/new-order";

/** Of what waits to be accepted, so many are told of one by one. */
const mostNewOrders = 20;

/** What of the frame changes with every order: what waits to be accepted, and how much is unread. */
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
    /** The oldest first. */
    newOrders: waits?.orders.map((order) => toNewOrder(order, now)) ?? [],
    now: now.getTime(),
  };
}
export type News = Awaited<ReturnType<typeof loadNews>>;

/** Leaves out what the host cannot give just now: never is it to stand in the page's way. */
export const orNothing = (logger: AppLoadContext["logger"]) => (error: unknown) => {
  if (!isHostError(error) || error.code === "unauthenticated") throw error;
  logger.warn({ code: error.code }, "The dashboard's frame goes without a part");
  return null;
};
