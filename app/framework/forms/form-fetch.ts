import { dataType, flashHeader, isDataRequest, pagePath, prefetchSeconds, routesParameter } from "../data-request";

const failed = "We could not process this just now. Nothing you typed is lost: please try again in a moment.";
/** A proxy's other errors (500, 502, 504…) do not tell whether the app had the form already. */
const messages: Record<number, string> = {
  403: "This form could not be accepted. Reload the page and send it again.",
  413: "That is too large to be sent. Send less, or a smaller file.",
  503: failed,
};
const unclear =
  "We got no clear answer: this may or may not have gone through. Check your connection and try again: nothing you typed is lost.";
const unsent = "This could not be sent. Check your connection and try again: nothing you typed is lost.";

/**
 * "Nothing", as the single fetch of @remix-run/server-runtime 2.17.5 encodes an action's answer with turbo-stream
 * 2.4.1. The router then leaves the page and its forms unchanged.
 */
export const emptyAnswer = '[{"_1":-5},"data"]\n';

/**
 * Whether what a fetcher sent is still on its way. A submission that was rejected or lost has no data; the reload that follows it
 * may hang while offline, and must not keep its button from being pressed again.
 */
export const isBeingSent = ({ state, data }: { state: string; data?: unknown }): boolean =>
  state === "submitting" || (state === "loading" && Boolean(data));

const ended = "Your session has ended. What you typed is still here: save it, and log in.";
const unpaid = "There is no connection just now. Your payment is settled once it is back.";
const unopened = "There is no connection just now. The page you chose opens once it is back.";
const stillCut = "There is no connection just now. Please try again in a moment.";

/** Delay before a failed request is repeated. */
const pauseSeconds = 3;

/** Delay before a page that was left for its form's sake is read again: somebody may log in elsewhere. */
const endedSeconds = 15;

/** After which a form has no answer; the app's own takes 7 s at most. Files may take long to send. */
const answerMs = 10_000;

/** Whether the latest request of this page failed to get through. */
let isCut = false;

/** Whether its latest form did, or its answer is another than the app's. */
let isLost = false;

/**
 * Whether the form of this navigation is still on its way: `isBeingSent` for navigations, whose answer is not known before the
 * reload ends.
 */
export const isFormUnderWay = (state: "idle" | "loading" | "submitting"): boolean =>
  state === "submitting" || (state === "loading" && !isLost);

/** Whether the latest form did not get through, so that its "answer" is the empty one made here. */
export const wasFormLost = (): boolean => isLost;

/** Dispatched on the window whenever `isReloadFailing` changes. */
export const reloadFailingEvent = "reloadfailing";

/** Whether what the page shows is out of date, as its reload in the background was refused and is being repeated. */
let isFailing = false;
export const isReloadFailing = (): boolean => isFailing;

function setReloadFailing(isNow: boolean): void {
  if (isFailing === isNow) return;
  isFailing = isNow;
  dispatchEvent(new Event(reloadFailingEvent));
}

/** Whether the page was shown on after the session had ended. */
let isEnded = false;

type Toast = Parameters<NonNullable<Window["showToast"]>>[0];

const showToast = (toast: Toast) => window.showToast?.(toast);

/** When a form was last sent or answered: what was prefetched before may be out of date. */
let formChangedAt = Number.NEGATIVE_INFINITY;

/** What the latest form to each address is answered. */
const answers: Record<string, Promise<Response>> = {};

/**
 * Replaces `fetch` on every page (app/entry.client.tsx), because @remix-run/react 2.17.5 calls the global one. `send`
 * is the browser's own. Forms to one address are sent in turn: fetchers send side by side, and a line of a ticket that is undone
 * before the ticket is done must not arrive after it.
 */
export function formFetch(send: typeof fetch, request: Parameters<typeof fetch>): Promise<Response> {
  const ask = () => createFormFetch(send, showToast)(...request);
  if (!isFormRequest(request)) return ask();
  const to = String(request[0]);
  return (answers[to] = answers[to]?.then(ask, ask) ?? ask());
}

/**
 * Wraps `send` so that a failed request loses neither page nor form. A form that cannot be sent, or that is answered by
 * something other than the app (a proxy, a rate limit), or by nothing in time, shows a message. Data refused by a rate limit is requested
 * again later. The same goes for the current page's data and for navigations while the network is down, and for a reload in the
 * background that fails for any reason that may pass: the router would replace the page with an error, and a kitchen's display would
 * stay there until somebody sees it. A payment whose answer is lost may have been charged: it is sent again, which its key
 * makes safe, until the outcome is known.
 * @throws for a payment that something other than the app answers, such as a proxy in the host's absence
 */
export function createFormFetch(send: typeof fetch, show: (toast: Toast) => void): typeof fetch {
  const showError = (message: string) => show({ type: "error", message });
  return async function ask(...request): Promise<Response> {
    const [target, init = {}] = request;
    const { signal } = init;
    const isForm = isFormRequest(request);
    const isPayment = isForm && getUrl(target).pathname.endsWith("/pay.data");
    const reportError = (message: string, status: number) => {
      isLost = true;
      showError(message);
      return new Response(emptyAnswer, { status });
    };
    if (isForm) {
      isLost = false;
      formChangedAt = Date.now();
    }
    const isCurrentPage = !isForm && isShown(target);
    const isBackground = isCurrentPage && isPageIdle();
    // Prefetches have no signal and can wait until the link is clicked.
    const isPressed = !isForm && !isCurrentPage && signal && isRouterRequest(getUrl(target));
    const isChanged = isCurrentPage || (isPressed && Date.now() - formChangedAt < prefetchSeconds * 1000);
    for (let hasNotified = false; ;) {
      let response: Response;
      const isOffline = !navigator.onLine;
      try {
        response = await (isForm && !(init.body instanceof FormData)
          ? sendInTime(send, target, init)
          : send(target, isChanged ? { ...init, ...withoutToast(), cache: "reload" } : init));
        // A connection lost in the middle of an answer counts as no answer.
        if ((isForm || isCurrentPage || isPressed) && response.body)
          response = new Response(await response.arrayBuffer(), response);
        isCut = false;
      } catch (error) {
        if (signal?.aborted) throw error;
        isCut = true;
        if (isForm && !isPayment) return reportError(isOffline ? unsent : unclear, 503);
        if (!isPayment && !isCurrentPage && !isPressed) throw error;
        if (!isCurrentPage && !hasNotified) showError(isPayment ? unpaid : unopened);
        hasNotified = true;
        await wait(pauseSeconds, signal);
        continue;
      } finally {
        if (isForm) formChangedAt = Date.now();
      }
      const { status, headers } = response;
      const flash = headers.get(flashHeader);
      if (flash) show(JSON.parse(decodeURIComponent(flash)));
      if (isForm) {
        const isOurs = headers.get("Content-Type")?.startsWith(dataType) ?? status === 204;
        if (!isOurs && isPayment && (status >= 500 || hasNotified)) throw new Error("No outcome");
        const message = messages[status] ?? (status < 500 ? failed : unclear);
        return isOurs ? response : reportError(message, Math.max(status, 400));
      }
      const isOurs = headers.get("Content-Type")?.startsWith(dataType);
      const isAway = isBackground
        ? status >= 500 || status === 429 || !isOurs
        : isCurrentPage && !isOurs && status >= 502 && status <= 504;
      if (isCurrentPage || isPressed) setReloadFailing(isBackground && isAway);
      if (isBackground && (await endsSession(response)) && hasUnsaved()) {
        if (!isEnded) showError(ended);
        isEnded = true;
        await wait(endedSeconds, signal);
        continue;
      }
      if (isBackground) isEnded = false;
      if (!isAway && (!flash || status !== 429)) return response;
      await wait(Number(headers.get("Retry-After")) || (isAway ? pauseSeconds : 1), signal);
    }
  };
}

/** Whether it leads to the login, as the single fetch of @remix-run/server-runtime 2.17.5 encodes a redirect. */
const endsSession = async (response: Response): Promise<boolean> =>
  response.status === 202 && (await response.clone().text()).includes('"/auth/login');

/** [SESS-12] Whether a form would ask before it is left (app/ui/forms/unsaved-question): the login would replace what was typed. */
const hasUnsaved = (): boolean => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** @throws also when the whole answer has not come in time */
async function sendInTime(send: typeof fetch, target: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, answerMs);
  init.signal?.addEventListener("abort", stop);
  if (init.signal?.aborted) stop();
  try {
    const response = await send(target, { ...init, signal: limit.signal });
    return response.body ? new Response(await response.arrayBuffer(), response) : response;
  } finally {
    clearTimeout(timer);
  }
}

/** How long to wait at most for a sign that the network is still down. */
const maxWaitMs = 5_000;

/**
 * While the network is down, a click on a link waits until a request gets through again, or shows that none does.
 * Without this @remix-run/react 2.17.5 reloads the page when the next page's script fails to load, and the browser's
 * error page replaces it.
 */
export function keepPageWhileOffline(send: typeof fetch): void {
  let isFollowed = false;
  const look = (event: Event, leadsTo: string, again: () => void) => {
    const { origin, pathname } = new URL(leadsTo, location.href);
    if (isFollowed || event.defaultPrevented || origin !== location.origin || pathname === location.pathname) return;
    if (!isCut && navigator.onLine) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    send("/favicon.svg", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(maxWaitMs) }).then(
      () => {
        isCut = false;
        isFollowed = true;
        again();
        isFollowed = false;
      },
      () => showToast({ type: "error", message: stillCut }),
    );
  };
  addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element && event.target.closest("a");
      const isElsewhere = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (link && link.href && !link.target && !isElsewhere) look(event, link.href, () => link.click());
    },
    true,
  );
  addEventListener(
    "submit",
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement)) return;
      const action = submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
      look(event, action, () => form.requestSubmit(submitter));
    },
    true,
  );
}

/** Requests of the router: for data, or for the route manifest. */
const isRouterRequest = ({ pathname }: URL) => isDataRequest(pathname) || pathname === "/__manifest";

/** Whether this is data of the page that is shown, not of one being navigated to. */
function isShown(target: RequestInfo | URL): boolean {
  const { pathname, searchParams } = getUrl(target);
  searchParams.delete(routesParameter);
  return (
    isDataRequest(pathname) &&
    pagePath(pathname) === location.pathname &&
    `${searchParams}` === `${new URLSearchParams(location.search)}`
  );
}

const isNavigationIdle = () => __remixRouter.state.navigation.state === "idle";

/** Whether a page is shown, not an error, and nobody navigates. */
const isPageIdle = () => isNavigationIdle() && !__remixRouter.state.errors;

/** For data that is loaded while nobody navigates. */
const withoutToast = () => isNavigationIdle() && { headers: { [flashHeader]: "no" } };

const isFormRequest = ([target, { method = "GET" } = {}]: Parameters<typeof fetch>): boolean =>
  method !== "GET" && isDataRequest(getUrl(target).pathname);

const getUrl = (target: RequestInfo | URL) => new URL(String(target), location.href);

/** Resolves after that many seconds, or when `signal` aborts. */
const wait = (seconds: number, signal?: AbortSignal | null) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal?.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });

/**
 * Navigating away while something loads is no error, but the single fetch of @remix-run/react 2.17.5 leaves the aborted
 * load as an unhandled rejection.
 */
export function ignoreAbortedLoads(): void {
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
  });
}
