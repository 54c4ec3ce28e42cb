/** What the page knows about its connection from its own requests. Shared by the modules that send forms and load data. */
export const connection = {
  /** Whether the latest request got no response. */
  lastRequestFailed: false,
  /** Whether the latest submission got no response, or one that is not the app's. */
  lastSubmissionFailed: false,
  /** Start or end of the latest submission, in ms. Data prefetched before it may be stale. */
  lastSubmittedAt: Number.NEGATIVE_INFINITY,
  /** Whether the page shows stale data, because revalidation in the background fails and is being retried. */
  isReloadFailing: false,
};

/**
 * Whether a fetcher of @remix-run/react 2.17.5 still submits. A submission that was rejected or lost has no data: its button works again
 * at once, although the revalidation after it may hang while offline.
 */
export const isSubmissionPending = ({ state, data }: { state: string; data?: unknown }): boolean =>
  state === "submitting" || (state === "loading" && Boolean(data));

/** The same for the form of a navigation, whose response is not known before the revalidation ends. */
export const isFormPending = (state: "idle" | "loading" | "submitting"): boolean =>
  state === "submitting" || (state === "loading" && !connection.lastSubmissionFailed);

/** Whether the latest submission failed, so that its action data is the empty one of `send-form`. */
export const didSubmissionFail = (): boolean => connection.lastSubmissionFailed;

/** Dispatched on the window whenever `isReloadFailing` changes. */
export const reloadFailingEvent = "reloadfailing";

export const isReloadFailing = (): boolean => connection.isReloadFailing;

export function setReloadFailing(isNow: boolean): void {
  if (connection.isReloadFailing === isNow) return;
  connection.isReloadFailing = isNow;
  dispatchEvent(new Event(reloadFailingEvent));
}
