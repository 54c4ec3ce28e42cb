/** Loads a part of the page; false where that could not be, and the whole page is to be asked for. Always ends, and never throws. */
export type LoadPart = () => Promise<boolean>;

/** How the router stands, as the page in front knows it. */
interface RouterState {
  isIdle: boolean;
  revalidate: () => void;
}

/** One part of the page that asks; it goes with its component. */
export interface ReloadRequester {
  loadPart: LoadPart | undefined;
}

/** Ms: an order is several events at once, which are answered by one load. */
const gatherMs = 50;
/** Ms: a rush loads the page no more often than this. */
const leastBetweenMs = 1_000;

/**
 * One for the whole page, however many components ask: what is out of date is loaded once, and never while a page or form is on
 * its way, whose own loading it would cut short. What is asked meanwhile is loaded afterwards, so that a rush starves nobody. All
 * of it goes by the router as it is now, never as a component knew it that is gone.
 */
export function createBatchedReloads() {
  /** What is out of date: the page, or only what these askers load. */
  let stale: "page" | Set<ReloadRequester> | null = null;
  let router: RouterState | null = null;
  let isLoadingPart = false;
  let askedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askers = new Set<ReloadRequester>();

  const schedule = () => {
    if (!stale || !router?.isIdle || isLoadingPart || timer !== undefined) return;
    timer = setTimeout(load, Math.max(gatherMs, askedAt + leastBetweenMs - performance.now()));
  };

  const load = () => {
    timer = undefined;
    if (!stale || !router?.isIdle) return;
    const parts = stale === "page" ? null : listParts(stale);
    stale = null;
    askedAt = performance.now();
    if (!parts) return router.revalidate();
    isLoadingPart = true;
    void Promise.all(parts.map((part) => part())).then((loaded) => {
      isLoadingPart = false;
      if (!loaded.every(Boolean)) stale = "page";
      schedule();
    });
  };

  /** Null where one of them is gone, or has no part of its own by now. */
  const listParts = (asked: Set<ReloadRequester>): LoadPart[] | null => {
    const parts = [...asked].map((asker) => (askers.has(asker) ? asker.loadPart : undefined));
    return parts.every((part) => part !== undefined) ? parts : null;
  };

  return {
    /** Called with each of the router's steps, by whoever listens. */
    follow(state: RouterState) {
      router = state;
      schedule();
    },
    ask(asker: ReloadRequester, what: "part" | "page") {
      if (what === "page" || !asker.loadPart) stale = "page";
      else if (stale !== "page") stale = (stale ?? new Set()).add(asker);
      schedule();
    },
    join(asker: ReloadRequester) {
      askers.add(asker);
      return () => {
        askers.delete(asker);
        // A page on which nobody listens has no say any more; the next one that listens says how the router stands.
        if (askers.size === 0) router = null;
      };
    },
  };
}
