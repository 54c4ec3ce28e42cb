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

/** How long to wait before the data of the page that is shown is asked for again. */
const pauseSeconds = 3;

/** From now on no request of this page loses a form of it: @remix-run/react 2.17.5 asks by `window.fetch`, of which it offers no other. */
export function installFormFetch(): void {
  const showError = (message: string) => window.showToast?.({ type: "error", message });
  window.fetch = createFormFetch(window.fetch.bind(window), showError);
}

/**
 * `send`, so that no form of the page is lost by it: a form that cannot be sent, or is answered by somebody else than the app (a
 * proxy, a limit), is told of by a sentence; data that was asked for too often is asked for again when it is time. So is the
 * newest data of the page that is shown when the line is cut: the router would put an error in the page's place.
 */
export function createFormFetch(send: typeof fetch, showError: (message: string) => void): typeof fetch {
  return async function formFetch(...request): Promise<Response> {
    const [target, { method = "GET", signal } = {}] = request;
    const isForm = method.toUpperCase() !== "GET" && isDataRequest(urlOf(target).pathname);
    const keepPage = (message: string, status: number) => {
      showError(message);
      return new Response(emptyAnswer, { status });
    };
    const isOfPage = !isForm && isShown(target);
    let answer: Response;
    try {
      answer = await send(...request);
      // A line that is cut in the middle of an answer has brought nothing.
      if ((isForm || isOfPage) && answer.body) answer = new Response(await answer.arrayBuffer(), answer);
    } catch (error) {
      if (signal?.aborted || (!isForm && !isOfPage)) throw error;
      if (isForm) return keepPage(unsent, 503);
      await wait(pauseSeconds, signal);
      return formFetch(...request);
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
    return formFetch(...request);
  };
}

/** Whether this is the data of the page that is shown, not of one that somebody goes to. */
function isShown(target: RequestInfo | URL): boolean {
  const { pathname, searchParams } = urlOf(target);
  searchParams.delete(routesParameter);
  return (
    isDataRequest(pathname) &&
    pagePath(pathname) === location.pathname &&
    `${searchParams}` === `${new URLSearchParams(location.search)}`
  );
}

const urlOf = (target: RequestInfo | URL) => new URL(String(target), location.href);

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
