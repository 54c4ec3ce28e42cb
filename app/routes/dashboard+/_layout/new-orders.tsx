import { useLocation, useParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { formatCents } from "@domain/money";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { type NewOrder, newOrderTitle } from "~/lib/new-order";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { ConnectionNote } from "~/ui/dashboard/connection-note";
import { useAlarm } from "~/ui/dashboard/sound/sound";
import { Khatim } from "~/ui/illustration";
import { useHydrated } from "~/ui/live/use-hydrated";
import { useLiveReload } from "~/ui/live/use-live-reload";
import { useTitlePrefix } from "~/ui/live/use-title-prefix";
import { NewOrderStrip } from "./new-order-strip";
import { NewOrderToasts } from "./new-order-toasts";

interface NewOrdersProps {
  restaurantId: string;
  /** Orders to accept, oldest first; limited if there are many. */
  orders: NewOrder[];
  total: number;
  loadedAt: number;
  /** The default preparation time in minutes; null if unknown. */
  usualMinutes: number | null;
  /** Whether to show a strip above the page, as on pages of orders, instead of toasts. */
  showsStrip: boolean;
  /** Reloads the orders without the page; absent if the page itself shows orders. */
  loadNews?: () => Promise<boolean>;
}

/**
 * [RUSH-1] Keeps every dashboard page up to date over one event stream, and announces new orders: by a strip or toast,
 * the page title, and a repeating sound.
 */
export function NewOrders(props: NewOrdersProps) {
  const { restaurantId, orders, total, loadedAt, usualMinutes, showsStrip, loadNews } = props;
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const isStripSeen = useInSight(strip);
  const onAnswer = useFocusAfterAnswer(orders);
  const live = useLiveReload(
    ["order.created", "order.status", "payment.settled", "notification.created", "menu.changed"],
    {
      restaurantId,
      whileHidden: true,
      pollEveryMs: 30_000,
      part: loadNews && {
        types: ["order.created", "order.status", "payment.settled", "notification.created"],
        load: loadNews,
      },
    },
  );
  useAlarm(
    "order",
    orders.map(({ id }) => id),
  );
  useTitlePrefix(newOrderTitle(total));
  // Without JavaScript the overview shows the full strip, and other pages a line that links to it.
  const isFull = showsStrip || pathname === paths.dashboard();
  const isStripWanted = orders.length > 0 && (showsStrip || !isHydrated);
  // Without JavaScript an open order is the page, and the strip must not push its buttons out of sight.
  const isOrderOpen = useParams().id !== undefined;
  return (
    <>
      <ConnectionNote state={live} className="mb-4" />
      {isStripWanted && (!isFull || (isOrderOpen && !isHydrated)) && <NewOrderLine orders={orders} total={total} />}
      {isStripWanted && isFull && (
        <NewOrderStrip
          outer={setStrip}
          onAnswer={onAnswer}
          orders={orders}
          total={total}
          loadedAt={loadedAt}
          usualMinutes={usualMinutes}
          className={isOrderOpen ? "noscript:hidden" : showsStrip ? undefined : "scripting:hidden"}
        />
      )}
      {!isStripSeen && (
        <NewOrderToasts
          // No toast for an order that is open on this page.
          orders={orders.filter(({ id }) => !pathname.endsWith(`/${id}`))}
          loadedAt={loadedAt}
          onAnswer={onAnswer}
        />
      )}
    </>
  );
}

/**
 * An answered order takes its pressed button away: the focus goes to the next order's, or to the page after the last one.
 * Call the result for each answer.
 */
function useFocusAfterAnswer(orders: NewOrder[]): () => void {
  const isAnswered = useRef(false);
  useEffect(() => {
    if (!isAnswered.current || document.activeElement !== document.body) return;
    isAnswered.current = false;
    // The page stands behind both strip and messages.
    document
      .querySelector<HTMLElement>(":is([aria-labelledby=new-orders], [data-new-order]) [type=submit], #main")
      ?.focus();
  }, [orders]);
  return () => {
    isAnswered.current = true;
  };
}

/** Whether any part of `element` is visible; false if it is null. */
function useInSight(element: HTMLElement | null): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setIsSeen(false);
    };
  }, [element]);
  return isSeen;
}

/** The number and value of waiting orders in one line; replaces the toasts without JavaScript. */
function NewOrderLine({ orders, total }: { orders: NewOrder[]; total: number }) {
  // With many orders only the first are loaded, so there is no total.
  const sum = orders.length === total ? formatCents(orders.reduce((cents, order) => cents + order.total, 0)) : null;
  return (
    <section
      aria-labelledby="new-orders-line"
      className="on-night bg-night rounded-card scripting:hidden mb-4 flex items-center gap-3 px-4 py-2.5 text-white print:hidden"
    >
      <Khatim size={32} className="bg-accent text-on-accent text-label shrink-0 tabular-nums">
        {total}
      </Khatim>
      <h2 id="new-orders-line" className="text-label min-w-0 flex-1 text-white">
        {[total === 1 ? "New order" : "New orders", sum].filter(Boolean).join(" · ")}
      </h2>
      <ButtonLink to={dashboardPaths.dashboardOrders("online")} size="sm" variant="accent">
        Answer
      </ButtonLink>
    </section>
  );
}
