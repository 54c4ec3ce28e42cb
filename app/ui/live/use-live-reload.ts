import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { LiveEventType } from "@domain/contract/event";
import { isReloadFailing, reloadFailingEvent } from "~/framework/forms/connection";
import { isRouterIdle, useLiveRouter } from "~/framework/live-router";
import { readDocumentPosition } from "~/lib/event-position";
import { paths } from "~/lib/paths";
import { createBatchedReloads, type LoadPart, type ReloadRequester } from "./batched-reloads";
import { createLiveStream, type LiveMessage, type LiveState } from "./live-stream";
import { useLeaderTab } from "./use-leader-tab";

/** One stream per page and restaurant ("" for the person's own), however many components listen. */
const streams = new Map<string, ReturnType<typeof createLiveStream>>();

function openStream(restaurantId: string) {
  // For the page that came with the document; one that was loaded later is newer than it.
  const startAfter = streams.size === 0 ? readDocumentPosition() : undefined;
  const stream = createLiveStream((lastEventId) => paths.liveEvents({ restaurantId, lastEventId }), startAfter);
  streams.set(restaurantId, stream);
  return stream;
}

interface LiveOptions {
  /** Only events of this order (or other record). */
  subjectId?: string;
  /** Events of a restaurant, for its team. */
  restaurantId?: string;
  /** For screens that ring while hidden; only one of the browser's hidden tabs stays connected. */
  whileHidden?: boolean;
  /** Skips the reload after connecting, for data that may be as old as the page. */
  fromNow?: boolean;
  /** Polling interval for when there are no events. */
  pollEveryMs?: number;
  /** Loads only a part of the page when nothing but `types` has happened. */
  part?: { types: LiveEventType[]; load: LoadPart };
}

/**
 * Reloads the page's data whenever one of `types` happens: `useLiveReload(["order.status"], { subjectId: order.id })`.
 * Returns the connection's state for `<ConnectionNote>`. Does nothing before hydration; pages must be correct without it.
 */
export function useLiveReload(
  types: LiveEventType[],
  { subjectId, restaurantId = "", whileHidden = false, fromNow = false, pollEveryMs, part }: LiveOptions = {},
): LiveState {
  const [state, setState] = useState<LiveState>("connecting");
  const [isOnline, setIsOnline] = useState(true);
  const reload = useReload(part?.load);
  const ofPart = part?.types.join(" ") ?? "";
  const keepsLine = useLeaderTab("live", whileHidden);
  const wanted = types.join(" ");

  useEffect(() => {
    const stream = streams.get(restaurantId) ?? openStream(restaurantId);
    const stopListening = stream.listen({
      state: setState,
      message: (message) => {
        if (fromNow && message.type === "reset" && message.isFirst) return;
        if (!isWanted(message, wanted.split(" "), subjectId)) return;
        reload(message.type !== "reset" && ofPart.split(" ").includes(message.type) ? "part" : "page");
      },
    });
    // The browser notices a lost connection long before the heartbeat timeout; the stream resumes.
    const follow = () => {
      setIsOnline(navigator.onLine && !isReloadFailing());
      stream.setActive(navigator.onLine && (keepsLine || document.visibilityState === "visible"));
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    window.addEventListener("online", follow);
    window.addEventListener("offline", follow);
    window.addEventListener(reloadFailingEvent, follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      window.removeEventListener("online", follow);
      window.removeEventListener("offline", follow);
      window.removeEventListener(reloadFailingEvent, follow);
      stopListening();
    };
  }, [wanted, ofPart, subjectId, restaurantId, keepsLine, fromNow, reload]);

  const live = isOnline ? state : "lost";
  useEffect(() => {
    if (!pollEveryMs || live === "live") return;
    const timer = setInterval(() => {
      if (keepsLine || document.visibilityState === "visible") reload("page");
    }, pollEveryMs);
    return () => clearInterval(timer);
  }, [pollEveryMs, live, keepsLine, reload]);

  return live;
}

export function isWanted(message: LiveMessage, types: string[], subjectId?: string): boolean {
  if (message.type === "reset") return true;
  const { id, order_id } = message.event;
  return types.includes(message.type) && (!subjectId || id === subjectId || order_id === subjectId);
}

const reloads = createBatchedReloads();

/** Requests a reload of the page, or of the changed part, batched with other requests. */
function useReload(loadPart?: LoadPart): (what: "part" | "page") => void {
  const router = useLiveRouter();
  useKeptScroll(useRevalidator().state === "loading");
  const [requester] = useState<ReloadRequester>(() => ({ loadPart }));
  const [reload] = useState(() => (what: "part" | "page") => reloads.request(requester, what));
  useEffect(() => {
    requester.loadPart = loadPart;
  }, [loadPart, requester]);
  useEffect(() => {
    if (!router) return;
    const leave = reloads.register(requester);
    const live = { isIdle: () => isRouterIdle(router), revalidate: () => router.revalidate() };
    const follow = () => reloads.follow(live);
    follow();
    const stopFollowing = router.subscribe(follow);
    return () => {
      stopFollowing();
      leave();
    };
  }, [router, requester]);
  return reload;
}

/**
 * Preserves the scroll position during a reload: `ScrollRestoration` of react-router-dom 6.30.4, whose effect runs
 * after this one, would return to where the reload began.
 */
function useKeptScroll(isLoading: boolean): void {
  const { key } = useLocation();
  const loadedPage = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (!isLoading && loadedPage.current === key) {
      const top = window.scrollY;
      queueMicrotask(() => window.scrollTo({ top, behavior: "instant" }));
    }
    loadedPage.current = isLoading ? key : undefined;
  }, [isLoading, key]);
}
