import { dataType, flashHeader, isDataRequest, pagePath, prefetchSeconds, routesParameter } from "../data-request";
import { connection, setReloadFailing } from "./connection";
import { type FetchRequest, getUrl, type Page, retrySeconds, readWhole, showFlash, wait } from "./request";

const sessionEnded = "Your session has ended. What you typed is still here: save it, and log in.";
const navigationPostponed = "There is no connection just now. The page you chose opens once it is back.";

/** Delay before a page is revalidated again after its session has ended: somebody may log in again in another tab. */
const sessionRetrySeconds = 15;

/** Whether the page stayed after its session had ended. */
let isEnded = false;

/**
 * Loads data and retries where the router would replace the page with an error, which a kitchen display would show until somebody notices:
 * after a rate limit; for the current page and for navigations while the network is down; and for a revalidation in the background
 * that fails for any temporary reason.
 */
export async function loadData(page: Page, request: FetchRequest): Promise<Response> {
  const purpose = getPurpose(request);
  const signal = request[1]?.signal;
  for (let hasNotified = false; ;) {
    const response = await loadOnce(page, request, purpose);
    if (!response) {
      if (!purpose.isCurrentPage && !hasNotified) page.show({ type: "error", message: navigationPostponed });
      hasNotified = true;
      await wait(retrySeconds, signal);
      continue;
    }
    showFlash(response, page.show);
    const seconds = await evaluate(response, purpose, page.show);
    if (seconds === null) return response;
    await wait(seconds, signal);
  }
}

type Purpose = ReturnType<typeof getPurpose>;

function getPurpose([target, { signal } = {}]: FetchRequest) {
  const isCurrentPage = isShown(target);
  // Prefetches have no signal and can wait until the link is clicked.
  const isPressed = !isCurrentPage && signal && isRouterRequest(getUrl(target));
  const isAfterForm = Date.now() - connection.lastSubmittedAt < prefetchSeconds * 1000;
  return {
    isCurrentPage,
    /** A revalidation that nobody asked for. */
    isBackground: isCurrentPage && isPageIdle(),
    /** Whether the user waits for it. */
    isNeeded: isCurrentPage || isPressed,
    /** Whether prefetched data may be stale. */
    isPrefetchStale: isCurrentPage || (isPressed && isAfterForm),
  };
}

/** @returns null if data that the user waits for did not arrive completely @throws if other data did not */
async function loadOnce({ send }: Page, [target, init = {}]: FetchRequest, purpose: Purpose): Promise<Response | null> {
  try {
    const response = await send(
      target,
      purpose.isPrefetchStale ? { ...init, ...withoutToast(), cache: "reload" } : init,
    );
    const whole = purpose.isNeeded ? await readWhole(response) : response;
    connection.lastRequestFailed = false;
    return whole;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    connection.lastRequestFailed = true;
    if (!purpose.isNeeded) throw error;
    return null;
  }
}

/**
 * Records whether the page can still be revalidated, and says once that the session has ended.
 * @returns the seconds to wait before a retry; null to use this response
 */
async function evaluate(
  response: Response,
  { isCurrentPage, isBackground, isNeeded }: Purpose,
  show: Page["show"],
): Promise<number | null> {
  const { status, headers } = response;
  const isAppResponse = headers.get("Content-Type")?.startsWith(dataType);
  const isUnavailable = isBackground
    ? status >= 500 || status === 429 || !isAppResponse
    : isCurrentPage && !isAppResponse && status >= 502 && status <= 504;
  if (isNeeded) setReloadFailing(isBackground && isUnavailable);
  if (isBackground && (await endsSession(response)) && hasUnsaved()) {
    if (!isEnded) show({ type: "error", message: sessionEnded });
    isEnded = true;
    return sessionRetrySeconds;
  }
  if (isBackground) isEnded = false;
  if (!isUnavailable && (status !== 429 || !headers.has(flashHeader))) return null;
  return Number(headers.get("Retry-After")) || (isUnavailable ? retrySeconds : 1);
}

/** Whether it redirects to the login, in the encoding of the single fetch of @remix-run/server-runtime 2.17.5. */
const endsSession = async (response: Response): Promise<boolean> =>
  response.status === 202 && (await response.clone().text()).includes('"/auth/login');

const typedFields = "textarea, input:not([type=hidden], [type=checkbox], [type=radio])";

/**
 * [SESS-12] Whether a redirect to the login would lose something: a form that asks before it is left (app/ui/forms/unsaved-question)
 * has unsaved changes, or a text was typed into another one. Not what is only ticked: switches save at once.
 */
const hasUnsaved = (): boolean =>
  !dispatchEvent(new Event("beforeunload", { cancelable: true })) ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedFields)].some(
    (field) => field.form?.method === "post" && field.value !== field.defaultValue,
  );

/** Whether the router requests data, or the route manifest. */
const isRouterRequest = ({ pathname }: URL) => isDataRequest(pathname) || pathname === "/__manifest";

/** Whether this is the current page's data rather than that of a navigation's target. The till changes its URL without the router. */
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

/** Whether a page, not an error, is shown and no navigation runs. */
const isPageIdle = () => isNavigationIdle() && !__remixRouter.state.errors;

/** For data loaded outside navigations, after a live event for instance. */
const withoutToast = () => isNavigationIdle() && { headers: { [flashHeader]: "no" } };

/**
 * Ignores loads aborted by a navigation, which the single fetch of @remix-run/react 2.17.5 leaves as unhandled rejections.
 */
export function ignoreAbortedLoads(): void {
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
  });
}
