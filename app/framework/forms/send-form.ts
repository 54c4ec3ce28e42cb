import { dataType, pagePath } from "../data-request";
import { connection } from "./connection";
import { type FetchRequest, getUrl, type Page, pauseSeconds, readWhole, showFlash, wait } from "./request";

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
const unpaid = "There is no connection just now. Your payment is settled once it is back.";

/**
 * "Nothing", as the single fetch of @remix-run/server-runtime 2.17.5 encodes an action's answer with turbo-stream
 * 2.4.1. The router then leaves the page and its forms unchanged.
 */
export const emptyAnswer = '[{"_1":-5},"data"]\n';

/** After which a form has no answer; the app's own takes 7 s at most. */
const answerMs = 10_000;

/** The same with files, which the server gives five minutes to arrive. */
const fileAnswerMs = 300_000 + answerMs;

/**
 * A form that cannot be sent, or that is answered by something other than the app (a proxy, a rate limit), or by nothing in time,
 * shows a message and stays.
 */
export async function sendForm(page: Page, request: FetchRequest): Promise<Response> {
  connection.isFormLost = false;
  const isOffline = !navigator.onLine;
  const response = await sendOnce(page, request);
  if (!response) return loseForm(page, request, isOffline ? unsent : unclear, 503);
  return isOurs(response) ? response : loseForm(page, request, toSentence(response), response.status);
}

/**
 * A payment whose answer is lost, or is a proxy's, may have been charged: it is sent again, which its key makes safe, until the
 * outcome is known.
 * @throws if a proxy answers in the app's absence once more, when the app would have answered
 */
export async function sendPayment(page: Page, request: FetchRequest): Promise<Response> {
  connection.isFormLost = false;
  const signal = request[1]?.signal;
  let [hasNotified, isProxied] = [false, false];
  for (let isRepeated = false; ; isRepeated = true) {
    const sentAt = Date.now();
    const response = await sendOnce(page, request);
    if (response && isOurs(response)) return response;
    const isFault = response !== null && response.status >= 500;
    if (response && !isFault && !isRepeated) return loseForm(page, request, toSentence(response), response.status);
    if (response && (!isFault || isProxied)) {
      // A proxy may give up before the app, which may still charge: until then the host knows of no payment.
      await wait((sentAt + answerMs - Date.now()) / 1000, signal);
      throw new Error("No outcome");
    }
    if (!response && !hasNotified) page.show({ type: "error", message: unpaid });
    hasNotified ||= !response;
    isProxied ||= isFault;
    await wait(pauseSeconds, signal);
  }
}

const isOurs = ({ status, headers }: Response): boolean =>
  headers.get("Content-Type")?.startsWith(dataType) ?? status === 204;

const toSentence = ({ status }: Response): string => messages[status] ?? (status < 500 ? failed : unclear);

/** Says why, in the form where there is room for it. @returns the answer that leaves the form as it is */
function loseForm({ show, showInForm }: Page, [target]: FetchRequest, message: string, status: number): Response {
  connection.isFormLost = true;
  if (!showInForm(pagePath(getUrl(target).pathname), message)) show({ type: "error", message });
  return new Response(emptyAnswer, { status: Math.max(status, 400) });
}

/** @returns null when no whole answer came, or none in time. @throws when nobody waits for it any more */
async function sendOnce({ send, show }: Page, [target, init = {}]: FetchRequest): Promise<Response | null> {
  connection.formChangedAt = Date.now();
  try {
    const response = await sendInTime(send, target, init);
    connection.isCut = false;
    showFlash(response, show);
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    connection.isCut = true;
    return null;
  } finally {
    connection.formChangedAt = Date.now();
  }
}

/** Whether files are sent: file fields left empty are none, and forms with such fields are otherwise like all others. */
const hasFiles = (body: unknown): boolean =>
  body instanceof FormData && [...body.values()].some((value) => typeof value !== "string" && value.size > 0);

/** @throws also when the whole answer has not come in time */
async function sendInTime(send: typeof fetch, target: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, hasFiles(init.body) ? fileAnswerMs : answerMs);
  init.signal?.addEventListener("abort", stop);
  if (init.signal?.aborted) stop();
  try {
    return await readWhole(await send(target, { ...init, signal: limit.signal }));
  } finally {
    clearTimeout(timer);
  }
}
