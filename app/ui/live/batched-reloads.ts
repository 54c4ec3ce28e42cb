/** Loads a part of the page; false when that failed, and the whole page should be loaded. Always resolves. */
export type LoadPart = () => Promise<boolean>;

/** The page's router: its state at this moment, not the one last rendered. */
interface Router {
  isIdle: () => boolean;
  revalidate: () => void;
}

/** A part of the page that requests reloads; removed with its component. */
export interface ReloadRequester {
  loadPart: LoadPart | undefined;
}

/** Ms: an order causes several events at once, which one load answers. */
const batchWindowMs = 50;
/** Ms: minimum time between loads when there are many events. */
const minIntervalMs = 1_000;

/**
 * Shared by all components of the page: loads what is out of date once, and never during a navigation or submission,
 * which it would abort. Requests made meanwhile are handled afterwards, so that none is starved.
 */
export function createBatchedReloads() {
  /** What is out of date: the page, or only the data of these requesters. */
  let stale: "page" | Set<ReloadRequester> | null = null;
  let router: Router | null = null;
  let isLoadingPart = false;
  let loadedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const requesters = new Set<ReloadRequester>();

  const schedule = () => {
    if (!stale || !router?.isIdle() || isLoadingPart || timer !== undefined) return;
    timer = setTimeout(load, Math.max(batchWindowMs, loadedAt + minIntervalMs - performance.now()));
  };

  const load = () => {
    timer = undefined;
    if (!stale || !router?.isIdle()) return;
    const parts = stale === "page" ? null : listParts(stale);
    stale = null;
    loadedAt = performance.now();
    if (!parts) return router.revalidate();
    isLoadingPart = true;
    void Promise.all(parts.map((part) => part())).then((loaded) => {
      isLoadingPart = false;
      if (!loaded.every(Boolean)) stale = "page";
      schedule();
    });
  };

  /** Null when one of them is unmounted, or has no own data any more. */
  const listParts = (pending: Set<ReloadRequester>): LoadPart[] | null => {
    const parts = [...pending].map((requester) => (requesters.has(requester) ? requester.loadPart : undefined));
    return parts.every((part) => part !== undefined) ? parts : null;
  };

  return {
    /** Called with the router by mounted requesters, and at every change of it. */
    follow(current: Router) {
      router = current;
      schedule();
    },
    request(requester: ReloadRequester, what: "part" | "page") {
      if (what === "page" || !requester.loadPart) stale = "page";
      else if (stale !== "page") stale = (stale ?? new Set()).add(requester);
      schedule();
    },
    register(requester: ReloadRequester) {
      requesters.add(requester);
      return () => {
        requesters.delete(requester);
        // Without requesters nothing is loaded until the next one comes.
        if (requesters.size === 0) router = null;
      };
    },
  };
}
