import { dataType, flashHeader, isDataRequest, pagePath, routesParameter } from "./data-request";

const messages: Record<number, string> = {
  403: "This form could not be accepted. Reload the page and send it again.",
  413: "That is too large to be sent. Send less, or a smaller file.",
};
const failed = "We could not answer this just now. Nothing you typed is lost: please try again in a moment.";
const unsent = "This could not be sent. Check your connection and try again: nothing you typed is lost.";

/**
 * "Nothing", as the single fetch of @remix-run/server-runtime 2.17.5 encodes an action's answer with turbo-stream 2.4.1: the router
 * then keeps the page, and its forms, as they are.
 */
export const emptyAnswer = '[{"_1":-5},"data"]\n';

const unopened = "There is no connection just now. What you pressed is opened once it is back.";
const stillCut = "There is no connection just now. Please try again in a moment.";

/** How long to wait before what did not come is asked for again. */
const pauseSeconds = 3;

/** Whether the newest request of this page did not get through. */
let isCut = false;

const showError = (message: string) => window.showToast?.({ type: "error", message });

/** `fetch` of every page (app/entry.client.tsx), by which @remix-run/react 2.17.5 asks: `send` is the browser's own. */
export const formFetch = (send: typeof fetch, request: Parameters<typeof fetch>): Promise<Response> =>
  createFormFetch(send, showError)(...request);

/**
 * `send`, so that no page and no form is lost by it: a form that cannot be sent, or is answered by somebody else than the app (a
 * proxy, a limit), is told of by a sentence; data that was asked for too often is asked for again when it is time. So is, when
 * the line is cut, the newest data of the page that is shown and what a press leads to: the router would put an error in the
 * page's place.
 */
export function createFormFetch(send: typeof fetch, showError: (message: string) => void): typeof fetch {
  return async function ask(...request): Promise<Response> {
    const [target, { method = "GET", signal } = {}] = request;
    const isForm = method.toUpperCase() !== "GET" && isDataRequest(getUrl(target).pathname);
    const keepPage = (message: string, status: number) => {
      showError(message);
      return new Response(emptyAnswer, { status });
    };
    const isOfPage = !isForm && isShown(target);
    // What is learned ahead, without a signal, can wait for its press.
    const isPressed = !isForm && !isOfPage && signal && isOfRouter(getUrl(target));
    for (let isTold = false; ;) {
      let answer: Response;
      try {
        answer = await send(...request);
        // A line that is cut in the middle of an answer has brought nothing.
        if ((isForm || isOfPage || isPressed) && answer.body) answer = new Response(await answer.arrayBuffer(), answer);
        isCut = false;
      } catch (error) {
        if (signal?.aborted) throw error;
        isCut = true;
        if (isForm) return keepPage(unsent, 503);
        if (!isOfPage && !isPressed) throw error;
        if (isPressed && !isTold) showError(unopened);
        isTold = true;
        await wait(pauseSeconds, signal);
        continue;
      }
      const { status, headers } = answer;
      const flash = headers.get(flashHeader);
      if (flash) showError(decodeURIComponent(flash));
      if (isForm) {
        const isOurs = headers.get("Content-Type")?.startsWith(dataType) ?? status === 204;
        return isOurs ? answer : keepPage(messages[status] ?? failed, Math.max(status, 400));
      }
      const isAway = status >= 502 && status <= 504 && isOfPage && !headers.get("Content-Type")?.startsWith(dataType);
      if (!isAway && (!flash || status !== 429)) return answer;
      await wait(Number(headers.get("Retry-After")) || (isAway ? pauseSeconds : 1), signal);
    }
  };
}

/** Longer than this nobody waits to hear that the line is still cut. */
const longestLook = 5_000;

/**
 * While the line is cut, a press that leads elsewhere waits until something gets through again, or is told that nothing does:
 * where the next page's script does not come, @remix-run/react 2.17.5 loads the page anew, and the browser's own takes its place.
 */
export function keepPageWhileCut(send: typeof fetch): void {
  let isFollowed = false;
  const look = (event: Event, leadsTo: string, again: () => void) => {
    const { origin, pathname } = new URL(leadsTo, location.href);
    if (isFollowed || event.defaultPrevented || origin !== location.origin || pathname === location.pathname) return;
    if (!isCut && navigator.onLine) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    send("/favicon.svg", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(longestLook) }).then(
      () => {
        isCut = false;
        isFollowed = true;
        again();
        isFollowed = false;
      },
      () => showError(stillCut),
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

/** What the router asks for: data, or which routes there are. */
const isOfRouter = ({ pathname }: URL) => isDataRequest(pathname) || pathname === "/__manifest";

/** Whether this is the data of the page that is shown, not of one that somebody goes to. */
function isShown(target: RequestInfo | URL): boolean {
  const { pathname, searchParams } = getUrl(target);
  searchParams.delete(routesParameter);
  return (
    isDataRequest(pathname) &&
    pagePath(pathname) === location.pathname &&
    `${searchParams}` === `${new URLSearchParams(location.search)}`
  );
}

const getUrl = (target: RequestInfo | URL) => new URL(String(target), location.href);

/** Until so many seconds have passed, or nobody waits any more. */
const wait = (seconds: number, signal?: AbortSignal | null) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal?.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });

/**
 * Whoever goes elsewhere while something loads has not run into an error: the single fetch of @remix-run/react 2.17.5 leaves what
 * it cut short as a rejection that nobody handles.
 */
export function ignoreAbortedLoads(): void {
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
  });
}
