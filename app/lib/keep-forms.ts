import { noticeHeader } from "./notice";

const sentences: Record<number, string> = {
  403: "This form could not be accepted. Reload the page and send it again.",
  413: "That is too large to be sent. Send less, or a smaller file.",
};
const failed = "We could not answer this just now. Nothing you typed is lost: please try again in a moment.";
const unsent = "This could not be sent. Check your connection and try again: nothing you typed is lost.";

/** "Nothing", as single fetch encodes an action's answer: the router then keeps the page, and its forms, as they are. */
const nothing = '[{"_1":-5},"data"]\n';

const ourType = "text/x-script";
/** How long to wait before the data of the page that is shown is asked for again. */
const pauseSeconds = 3;

/** From now on no request of this page loses a form of it. */
export function keepFormsOfPage(): void {
  const tell = (message: string) => window.showToast?.({ type: "error", message });
  window.fetch = keepForms(window.fetch.bind(window), tell);
}

/**
 * `ask`, so that no form of the page is lost by it: a form that cannot be sent, or is answered by somebody else than the app (a
 * proxy, a limit), is told of by a sentence; data that was asked for too often is asked for again when it is time. So is the
 * newest data of the page that is shown when the line is cut: the router would put an error in the page's place.
 */
export function keepForms(ask: typeof fetch, tell: (sentence: string) => void): typeof fetch {
  return async function asked(...request): Promise<Response> {
    const [target, { method = "GET", signal } = {}] = request;
    const isForm = method.toUpperCase() !== "GET" && /\.data($|\?)/.test(String(target));
    const leaveAsItIs = (sentence: string, status: number) => {
      tell(sentence);
      return new Response(nothing, { status });
    };
    let answer: Response;
    try {
      answer = await ask(...request);
    } catch (error) {
      if (signal?.aborted || (!isForm && !isShown(target))) throw error;
      if (isForm) return leaveAsItIs(unsent, 503);
      await passing(pauseSeconds, signal);
      return asked(...request);
    }
    const { status, headers } = answer;
    const notice = headers.get(noticeHeader);
    if (notice) tell(decodeURIComponent(notice));
    if (isForm) {
      const isOurs = headers.get("Content-Type")?.startsWith(ourType) ?? status === 204;
      return isOurs ? answer : leaveAsItIs(sentences[status] ?? failed, Math.max(status, 400));
    }
    const isAway =
      status >= 502 && status <= 504 && isShown(target) && !headers.get("Content-Type")?.startsWith(ourType);
    if (!isAway && (!notice || status !== 429)) return answer;
    await passing(Number(headers.get("Retry-After")) || (isAway ? pauseSeconds : 1), signal);
    return asked(...request);
  };
}

/** Whether this is the data of the page that is shown, not of one that somebody goes to. */
function isShown(target: RequestInfo | URL): boolean {
  const { pathname, searchParams } = new URL(String(target), location.href);
  searchParams.delete("_routes");
  return pathname === `${location.pathname}.data` && `${searchParams}` === `${new URLSearchParams(location.search)}`;
}

/** Until so many seconds have passed, or nobody waits any more. */
const passing = (seconds: number, signal?: AbortSignal | null) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal?.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
