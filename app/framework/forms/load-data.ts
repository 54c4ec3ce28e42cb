import { dataType, flashHeader, isDataRequest, pagePath, prefetchSeconds, routesParameter } from "../data-request";
import { connection, setReloadFailing } from "./connection";
import { type FetchRequest, getUrl, type Page, pauseSeconds, readWhole, showFlash, wait } from "./request";

const ended = "Your session has ended. What you typed is still here: save it, and log in.";
const unopened = "There is no connection just now. The page you chose opens once it is back.";

/** Delay before a page that was left for its form's sake is read again: somebody may log in elsewhere. */
const endedSeconds = 15;

/** Whether the page was shown on after the session had ended. */
let isEnded = false;

/**
 * Asks again for data that a rate limit refused, once it is time. The same goes for the current page's data and for navigations while the
 * network is down, and for a reload in the background that fails for any reason that may pass: the router would replace the page with
 * an error, and a kitchen's display would stay there until somebody sees it.
 */
export async function loadData(page: Page, request: FetchRequest): Promise<Response> {
  const use = getUse(request);
  const signal = request[1]?.signal;
  for (let hasNotified = false; ;) {
    const response = await loadOnce(page, request, use);
    if (!response) {
      if (!use.isCurrentPage && !hasNotified) page.show({ type: "error", message: unopened });
      hasNotified = true;
      await wait(pauseSeconds, signal);
      continue;
    }
    showFlash(response, page.show);
    const seconds = await noteResponse(response, use, page.show);
    if (seconds === null) return response;
    await wait(seconds, signal);
  }
}

type Use = ReturnType<typeof getUse>;

/** What the data is for. */
function getUse([target, { signal } = {}]: FetchRequest) {
  const isCurrentPage = isShown(target);
  // Prefetches have no signal and can wait until the link is clicked.
  const isPressed = !isCurrentPage && signal && isRouterRequest(getUrl(target));
  const isAfterForm = Date.now() - connection.formChangedAt < prefetchSeconds * 1000;
  return {
    isCurrentPage,
    /** A reload that nobody has pressed anything for. */
    isBackground: isCurrentPage && isPageIdle(),
    /** Whether somebody waits for it. */
    isNeeded: isCurrentPage || isPressed,
    /** Whether what was prefetched may be out of date. */
    isChanged: isCurrentPage || (isPressed && isAfterForm),
  };
}

/** @returns null when no whole answer came that somebody waits for. @throws when nobody does */
async function loadOnce({ send }: Page, [target, init = {}]: FetchRequest, use: Use): Promise<Response | null> {
  try {
    const response = await send(target, use.isChanged ? { ...init, ...withoutToast(), cache: "reload" } : init);
    const whole = use.isNeeded ? await readWhole(response) : response;
    connection.isCut = false;
    return whole;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    connection.isCut = true;
    if (!use.isNeeded) throw error;
    return null;
  }
}

/**
 * Notes whether the page can still be reloaded, and tells once when the session has ended.
 * @returns after how many seconds the data is asked for again; null: this answer counts
 */
async function noteResponse(
  response: Response,
  { isCurrentPage, isBackground, isNeeded }: Use,
  show: Page["show"],
): Promise<number | null> {
  const { status, headers } = response;
  const isOurs = headers.get("Content-Type")?.startsWith(dataType);
  const isAway = isBackground
    ? status >= 500 || status === 429 || !isOurs
    : isCurrentPage && !isOurs && status >= 502 && status <= 504;
  if (isNeeded) setReloadFailing(isBackground && isAway);
  if (isBackground && (await endsSession(response)) && hasUnsaved()) {
    if (!isEnded) show({ type: "error", message: ended });
    isEnded = true;
    return endedSeconds;
  }
  if (isBackground) isEnded = false;
  if (!isAway && (status !== 429 || !headers.has(flashHeader))) return null;
  return Number(headers.get("Retry-After")) || (isAway ? pauseSeconds : 1);
}

/** Whether it leads to the login, as the single fetch of @remix-run/server-runtime 2.17.5 encodes a redirect. */
const endsSession = async (response: Response): Promise<boolean> =>
  response.status === 202 && (await response.clone().text()).includes('"/auth/login');

/** [SESS-12] Whether a form would ask before it is left (app/ui/forms/unsaved-question): the login would replace what was typed. */
const hasUnsaved = (): boolean => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** Requests of the router: for data, or for the route manifest. */
const isRouterRequest = ({ pathname }: URL) => isDataRequest(pathname) || pathname === "/__manifest";

/** Whether this is data of the page that is shown, not of one being navigated to. The till's address is not always its router's. */
function isShown(target: RequestInfo | URL): boolean {
  const { pathname, searchParams } = getUrl(target);
  const shown = __remixRouter.state.location;
  searchParams.delete(routesParameter);
  return (
    isDataRequest(pathname) &&
    pagePath(pathname) === shown.pathname &&
    `${searchParams}` === `${new URLSearchParams(shown.search)}`
  );
}

const isNavigationIdle = () => __remixRouter.state.navigation.state === "idle";

/** Whether a page is shown, not an error, and nobody navigates. */
const isPageIdle = () => isNavigationIdle() && !__remixRouter.state.errors;

/** For data that is loaded while nobody navigates. */
const withoutToast = () => isNavigationIdle() && { headers: { [flashHeader]: "no" } };

/**
 * Navigating away while something loads is no error, but the single fetch of @remix-run/react 2.17.5 leaves the aborted
 * load as an unhandled rejection.
 */
export function ignoreAbortedLoads(): void {
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
  });
}
