import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { newOrderTitle } from "~/lib/new-order";
import { ConnectionNote } from "~/ui/dashboard/connection-note";
import { useAlarm } from "~/ui/dashboard/sound/sound";
import { useLiveReload } from "~/ui/live/use-live-reload";
import { useTitlePrefix } from "~/ui/live/use-title-prefix";
import { useAutoPrint } from "./auto-print";
import type { Kitchen } from "./load-kitchen.server";
import type { Ticket } from "./ticket";

interface LiveKitchenProps {
  kitchen: Kitchen;
  /** The void tickets on this display: other stations' displays ring for theirs. */
  voids: readonly Ticket[];
}

/**
 * [KDS-5] Keeps the display up to date: by the host's events, by polling while there are none, and without JavaScript
 * by refreshing every 15 seconds, except during a search. Announces new orders politely, and rings for orders to
 * accept and void tickets until somebody responds.
 */
export function LiveKitchen({ kitchen, voids }: LiveKitchenProps) {
  const { restaurant, waiting } = kitchen;
  const live = useLiveReload(["order.created", "order.status", "order.lines", "menu.changed"], {
    restaurantId: restaurant.id,
    whileHidden: true,
    pollEveryMs: 15_000,
  });
  const news = useNews(kitchen);
  // Without JavaScript a sheet is the whole page, and a refresh would lose what was entered in it.
  const isCovered = useLocation().pathname !== dashboardPaths.kitchen();
  useAlarm("order", listIds(waiting));
  useAlarm("void", listIds(voids));
  useAutoPrint(
    kitchen,
    kitchen.stations.filter(({ isShown }) => isShown).map(({ name }) => name),
  );
  useTitlePrefix(newOrderTitle(waiting.length));
  return (
    <>
      {!kitchen.isSearchOpen && !isCovered && (
        <noscript>
          <meta httpEquiv="refresh" content="15" />
        </noscript>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
      <ConnectionNote state={live} className="mb-4" />
    </>
  );
}

const listIds = (things: readonly { id: string }[]) => things.map(({ id }) => id);

/** A sentence about orders that are new or have been cancelled since the last load. */
function useNews({ waiting, tickets }: Kitchen): string {
  const [news, setNews] = useState("");
  const seen = useRef<Set<string> | null>(null);
  useEffect(() => {
    const orders = [...waiting, ...tickets.filter(({ stage }) => stage === "confirmed")];
    const voids = tickets
      .filter(({ stage }) => stage === "void")
      .map(({ id, number }) => ({ id: `void ${id}`, number }));
    const previous = seen.current;
    seen.current = new Set([...(previous ?? []), ...listIds(orders), ...listIds(voids)]);
    const fresh = (those: { id: string; number: string }[]) =>
      previous ? those.filter(({ id }) => !previous.has(id)).map(({ number }) => number) : [];
    const [added, cancelled] = [fresh(orders), fresh(voids)];
    const messages = [
      added.length > 0 && `New order ${added.join(", ")}`,
      cancelled.length > 0 && `Cancelled: ${cancelled.join(", ")}`,
    ];
    if (messages.some(Boolean)) setNews(messages.filter(Boolean).join(". "));
  }, [waiting, tickets]);
  return news;
}
