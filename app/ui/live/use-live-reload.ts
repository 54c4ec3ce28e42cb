import { useFetchers, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { LiveEventType } from "@domain/contract/event";
import { paths } from "~/lib/paths";
import { createLiveStream, type LiveMessage, type LiveState } from "./live-stream";
import { useOnlyTab } from "./use-only-tab";

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

/** Loads a part of the page; false where that could not be, and the whole page is to be asked for. Always ends, and never throws. */
type LoadPart = () => Promise<boolean>;

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
  const keepsLine = useOnlyTab("live", whileHidden);
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

/** Ms: an order is several events at once, which are answered by one load. */
const gatherMs = 50;
/** Ms: a rush loads the page no more often than this. */
const leastBetweenMs = 1_000;

/** What is out of date. */
let stale: "part" | "page" | null = null;
let isLoadingPart = false;
let askedAt = -Infinity;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Asks for the page's data, or for the part that changed. Never while a page or form is on its way, whose own loading it would
 * cut short: what comes meanwhile asks once more afterwards, so that a rush starves nobody.
 */
function useReload(loadPart?: LoadPart): (what: "part" | "page") => void {
  const { revalidate, state } = useRevalidator();
  const { state: navigation } = useNavigation();
  const isSending = useFetchers().some(({ formMethod }) => formMethod !== undefined);
  const isIdle = state === "idle" && navigation === "idle" && !isSending;
  const current = useRef({ revalidate, isIdle, loadPart });
  const [reload] = useState(() => {
    const ask = (what: "part" | "page") => {
      stale = what === "page" || !current.current.loadPart ? "page" : (stale ?? "part");
      if (!current.current.isIdle || isLoadingPart || timer !== undefined) return;
      timer = setTimeout(load, Math.max(gatherMs, askedAt + leastBetweenMs - performance.now()));
    };
    const load = () => {
      timer = undefined;
      const { isIdle, revalidate, loadPart } = current.current;
      if (!isIdle || !stale) return;
      const isPart = stale === "part" && loadPart !== undefined;
      stale = null;
      askedAt = performance.now();
      if (!isPart) return revalidate();
      isLoadingPart = true;
      void loadPart().then((isLoaded) => {
        isLoadingPart = false;
        if (!isLoaded) ask("page");
        else if (stale) ask(stale);
      });
    };
    return ask;
  });
  useEffect(() => {
    current.current = { revalidate, isIdle, loadPart };
    if (isIdle && stale) reload(stale);
  }, [revalidate, isIdle, loadPart, reload]);
  return reload;
}
