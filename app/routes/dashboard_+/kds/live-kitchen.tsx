import { useEffect, useRef, useState } from "react";
import { useLiveReload } from "~/ui/use-live-reload";
import type { Kitchen } from "./load-kitchen.server";
import { isSoundOn, ring } from "./ring";

/**
 * [KDS-5] Keeps the display as it is at the restaurant: by the host's events, by asking again while there are none, and
 * without JavaScript by loading itself every 15 seconds. Tells new orders politely, and rings if it may.
 */
export function LiveKitchen({ kitchen }: { kitchen: Kitchen }) {
  const { id } = kitchen.restaurant;
  const live = useLiveReload(["order.created", "order.status"], {
    restaurantId: id,
    whileHidden: true,
    askEvery: 15_000,
  });
  const news = useNews(kitchen);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content="15" />
      </noscript>
      <p role="status" className="sr-only">
        {news}
      </p>
      {live === "lost" && (
        <p role="alert" className="bg-danger-soft text-danger-text rounded-control text-label mb-4 px-4 py-3">
          Connection lost, trying again. What is shown may be out of date.
        </p>
      )}
    </>
  );
}

/** A sentence about the orders that were not there before. */
function useNews({ waiting, tickets }: Kitchen): string {
  const [news, setNews] = useState("");
  const seen = useRef<Set<string> | null>(null);
  useEffect(() => {
    const orders = [...waiting, ...tickets.filter(({ stage }) => stage === "confirmed")];
    const known = seen.current;
    seen.current = new Set([...(known ?? []), ...orders.map(({ id }) => id)]);
    const fresh = known ? orders.filter(({ id }) => !known.has(id)) : [];
    if (fresh.length === 0) return;
    setNews(`New order ${fresh.map(({ number }) => number).join(", ")}`);
    if (isSoundOn()) ring();
  }, [waiting, tickets]);
  return news;
}
