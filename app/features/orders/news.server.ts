import type { AppLoadContext } from "@remix-run/node";
import { nullIfFailed } from "~/host/errors";
import { listNotifications } from "~/host/messages.server";
import { listOrders } from "~/host/orders.server";
import { toNewOrder } from "~/lib/new-order";

/** At most this many orders waiting for acceptance are announced individually. */
const maxNewOrders = 20;

/** The parts of the dashboard's frame that change with every order: orders to accept and the unread count. */
export async function loadNews({ host, logger }: Pick<AppLoadContext, "host" | "logger">, restaurantId: string) {
  const waiting = { restaurant_id: restaurantId, status: "placed", sort: "date", per_page: maxNewOrders };
  const now = new Date();
  const withoutPart = nullIfFailed(logger, "Part of the dashboard's layout not loaded; page shown without it");
  const [news, waits] = await Promise.all([
    listNotifications(host, { per_page: 1 }).catch(withoutPart),
    listOrders(host, waiting).catch(withoutPart),
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
