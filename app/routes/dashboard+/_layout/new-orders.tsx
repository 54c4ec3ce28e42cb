import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { type NewOrder, newOrderTitle } from "~/lib/new-order";
import { paths } from "~/lib/paths";
import { ConnectionNote } from "~/ui/desk/connection-note";
import { useAlarm } from "~/ui/desk/use-alarm";
import { useHydrated } from "~/ui/use-hydrated";
import { useLiveReload } from "~/ui/use-live-reload";
import { useTitlePrefix } from "~/ui/use-title-prefix";
import { NewOrderStrip } from "./new-order-strip";
import { NewOrderToasts } from "./new-order-toasts";
import { NewOrderLine } from "./new-order-line";
import { useInSight } from "./use-in-sight";

interface NewOrdersProps {
  restaurantId: string;
  /** What waits to be accepted, the oldest first; of very many only the first. */
  orders: NewOrder[];
  total: number;
  loadedAt: number;
  /** On pages of orders it stands above them; on others it is a toast. */
  showsStrip: boolean;
}

/**
 * [RUSH-1] Keeps every page of the dashboard as the restaurant is, over one stream, and calls for an answer to new orders: the
 * strip or a toast, the page's title, and a sound that repeats.
 */
export function NewOrders({ restaurantId, orders, total, loadedAt, showsStrip }: NewOrdersProps) {
  const isAwake = useHydrated();
  const { pathname } = useLocation();
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const isStripSeen = useInSight(strip);
  const live = useLiveReload(
    ["order.created", "order.status", "payment.settled", "notification.created", "menu.changed"],
    { restaurantId, whileHidden: true, askEvery: 30_000 },
  );
  useAlarm(
    "order",
    orders.map(({ id }) => id),
  );
  useTitlePrefix(newOrderTitle(total));
  // Without JavaScript the overview has it in full, and every other page a line that leads to it.
  const isFull = showsStrip || pathname === paths.dashboard();
  const isStripWanted = orders.length > 0 && (showsStrip || !isAwake);
  return (
    <>
      <ConnectionNote state={live} className="mb-4" />
      {isStripWanted && !isFull && <NewOrderLine orders={orders} total={total} />}
      {isStripWanted && isFull && (
        <NewOrderStrip
          outer={setStrip}
          orders={orders}
          total={total}
          loadedAt={loadedAt}
          className={showsStrip ? undefined : "scripting:hidden"}
        />
      )}
      {!isStripSeen && (
        <NewOrderToasts
          // Whoever has an order open has seen it.
          orders={orders.filter(({ id }) => !pathname.endsWith(`/${id}`))}
          loadedAt={loadedAt}
        />
      )}
    </>
  );
}
