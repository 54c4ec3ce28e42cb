import { useFetchers, useLocation, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { LiveEventType } from "@domain/contract/event";
import { paths } from "~/lib/paths";
import { createBatchedReloads, type LoadPart, type ReloadRequester } from "./batched-reloads";
import { createLiveStream, type LiveMessage, type LiveState } from "./live-stream";
import { useLeaderTab } from "./use-leader-tab";

/** One stream a restaurant ("" for one's own) and page, however many parts of it listen. */
const streams = new Map<string, ReturnType<typeof createLiveStream>>();

interface LiveOptions {
  /** Only this order's (or other thing's) events. */
  subjectId?: string;
  /** Of one restaurant, for those who work there. */
  restaurantId?: string;
  /** For screens that ring while another window is in front; of a browser's hidden tabs one keeps its line. */
  whileHidden?: boolean;
  /** For what may be as old as the page until something happens: spares every page a second load when it connects. */
  fromNow?: boolean;
  /** Milliseconds after which the data is asked for again, over and over, while there are no events. */
  askEvery?: number;
  /** What is loaded in place of the whole page where nothing but `types` has happened. */
  part?: { types: LiveEventType[]; load: LoadPart };
}

/**
 * Loads the page's data anew whenever one of `types` happens: `useLiveReload(["order.status"], { subjectId: order.id })`.
 * Gives the connection's state for `<LiveNote>`. Does nothing before hydration; pages must be right without it.
 */
export function useLiveReload(
  types: LiveEventType[],
  { subjectId, restaurantId = "", whileHidden = false, fromNow = false, askEvery, part }: LiveOptions = {},
): LiveState {
  const [state, setState] = useState<LiveState>("connecting");
  const [isOnline, setIsOnline] = useState(true);
  const reload = useReload(part?.load);
  const ofPart = part?.types.join(" ") ?? "";
  const keepsLine = useLeaderTab("live", whileHidden);
  const wanted = types.join(" ");

  useEffect(() => {
    const stream =
      streams.get(restaurantId) ?? createLiveStream((lastEventId) => paths.liveEvents({ restaurantId, lastEventId }));
    streams.set(restaurantId, stream);
    const stopListening = stream.listen({
      state: setState,
      message: (message) => {
        if (fromNow && message.type === "reset" && message.isFirst) return;
        if (!isWanted(message, wanted.split(" "), subjectId)) return;
        reload(message.type !== "reset" && ofPart.split(" ").includes(message.type) ? "part" : "page");
      },
    });
    // A cut line is noticed by the browser long before a silent stream is given up; it goes on where it was.
    const follow = () => {
      setIsOnline(navigator.onLine);
      stream.want(navigator.onLine && (keepsLine || document.visibilityState === "visible"));
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    window.addEventListener("online", follow);
    window.addEventListener("offline", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      window.removeEventListener("online", follow);
      window.removeEventListener("offline", follow);
      stopListening();
    };
  }, [wanted, ofPart, subjectId, restaurantId, keepsLine, fromNow, reload]);

  const live = isOnline ? state : "lost";
  useEffect(() => {
    if (!askEvery || live === "live") return;
    const timer = setInterval(() => {
      if (keepsLine || document.visibilityState === "visible") reload("page");
    }, askEvery);
    return () => clearInterval(timer);
  }, [askEvery, live, keepsLine, reload]);

  return live;
}

export function isWanted(message: LiveMessage, types: string[], subjectId?: string): boolean {
  if (message.type === "reset") return true;
  const { id, order_id } = message.event;
  return types.includes(message.type) && (!subjectId || id === subjectId || order_id === subjectId);
}

const reloads = createBatchedReloads();

/** Asks for the page's data, or for the part that changed, together with whoever else asks. */
function useReload(loadPart?: LoadPart): (what: "part" | "page") => void {
  const { revalidate, state } = useRevalidator();
  const { state: navigation } = useNavigation();
  const isSending = useFetchers().some(({ formMethod }) => formMethod !== undefined);
  const isIdle = state === "idle" && navigation === "idle" && !isSending;
  useKeptScroll(state === "loading");
  const [asker] = useState<ReloadRequester>(() => ({ loadPart }));
  const [reload] = useState(() => (what: "part" | "page") => reloads.ask(asker, what));
  useEffect(() => reloads.join(asker), [asker]);
  useEffect(() => {
    asker.loadPart = loadPart;
    reloads.follow({ isIdle, revalidate });
  }, [revalidate, isIdle, loadPart, asker]);
  return reload;
}

/**
 * What somebody scrolled to while the page was loaded anew stays in view: `ScrollRestoration` of react-router-dom 6.30.4, whose
 * effect follows this one, goes back to where the load began.
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
