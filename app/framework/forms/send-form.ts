import { dataType, pagePath } from "../data-request";
import { connection } from "./connection";
import { type FetchRequest, getUrl, type Page, retrySeconds, readWhole, showFlash, wait } from "./request";

const failed = "We could not process this just now. Nothing you typed is lost: please try again in a moment.";
/** A proxy's other errors (500, 502, 504…) leave open whether the app received the form. */
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
 * `undefined` as action data, in the encoding of the single fetch of @remix-run/server-runtime 2.17.5, by turbo-stream 2.4.1. The
 * router then leaves the page and its forms unchanged.
 */
export const emptyActionData = '[{"_1":-5},"data"]\n';

/** How long to wait for a response. The app itself needs 7 s at most. */
const timeoutMs = 10_000;

/** The same with files, whose upload the server limits to five minutes. */
const fileTimeoutMs = 300_000 + timeoutMs;

/**
 * Submits a form. If it cannot be sent, gets no response in time, or one that is not the app's (from a proxy or a rate limit), a
 * message is shown and the form stays as it is.
 */
export async function sendForm(page: Page, request: FetchRequest): Promise<Response> {
  connection.lastSubmissionFailed = false;
  const isOffline = !navigator.onLine;
  const response = await sendOnce(page, request);
  if (!response) return failSubmission(page, request, isOffline ? unsent : unclear, 503);
  return isAppResponse(response) ? response : failSubmission(page, request, toMessage(response), response.status);
}

/**
 * Submits a payment. Without a response from the app it may have been charged, so it is sent again until the outcome is known; its
 * idempotency key makes that safe.
 * @throws if a proxy responds in the app's place a second time
 */
export async function sendPayment(page: Page, request: FetchRequest): Promise<Response> {
  connection.lastSubmissionFailed = false;
  const signal = request[1]?.signal;
  let [hasNotified, isProxied] = [false, false];
  for (let isRepeated = false; ; isRepeated = true) {
    const sentAt = Date.now();
    const response = await sendOnce(page, request);
    if (response && isAppResponse(response)) return response;
    const isFault = response !== null && response.status >= 500;
    if (response && !isFault && !isRepeated) return failSubmission(page, request, toMessage(response), response.status);
    if (response && (!isFault || isProxied)) {
      // A proxy may give up before the app does, which may still be charging: the page that is loaded next would show no payment.
      await wait((sentAt + timeoutMs - Date.now()) / 1000, signal);
      throw new Error("No outcome");
    }
    if (!response && !hasNotified) page.show({ type: "error", message: unpaid });
    hasNotified ||= !response;
    isProxied ||= isFault;
    await wait(retrySeconds, signal);
  }
}

const isAppResponse = ({ status, headers }: Response): boolean =>
  headers.get("Content-Type")?.startsWith(dataType) ?? status === 204;

const toMessage = ({ status }: Response): string => messages[status] ?? (status < 500 ? failed : unclear);

/** Shows why it failed, in the form if it has room for a message. @returns a response that leaves the form unchanged */
function failSubmission({ show, showInForm }: Page, [target]: FetchRequest, message: string, status: number): Response {
  connection.lastSubmissionFailed = true;
  if (!showInForm(pagePath(getUrl(target).pathname), message)) show({ type: "error", message });
  return new Response(emptyActionData, { status: Math.max(status, 400) });
}

/** @returns null without a complete response in time @throws if the submission was aborted */
async function sendOnce({ send, show }: Page, [target, init = {}]: FetchRequest): Promise<Response | null> {
  connection.lastSubmittedAt = Date.now();
  try {
    const response = await sendInTime(send, target, init);
    connection.lastRequestFailed = false;
    showFlash(response, show);
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    connection.lastRequestFailed = true;
    return null;
  } finally {
    connection.lastSubmittedAt = Date.now();
  }
}

/** Whether a form contains files. Empty file fields do not count. */
const hasFiles = (body: unknown): boolean =>
  body instanceof FormData && [...body.values()].some((value) => typeof value !== "string" && value.size > 0);

/** @throws also without a complete response in time */
async function sendInTime(send: typeof fetch, target: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, hasFiles(init.body) ? fileTimeoutMs : timeoutMs);
  init.signal?.addEventListener("abort", stop);
  if (init.signal?.aborted) stop();
  try {
    return await readWhole(await send(target, { ...init, signal: limit.signal }));
  } finally {
    clearTimeout(timer);
  }
}
