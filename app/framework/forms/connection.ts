/** What the page knows of its connection, from the requests it has sent: shared by what sends forms and what loads data. */
export const connection = {
  /** Whether the latest request failed to get through. */
  isCut: false,
  /** Whether the latest form did, or its answer is another than the app's. */
  isFormLost: false,
  /** When a form was last sent or answered, in ms: what was prefetched before may be out of date. */
  formChangedAt: Number.NEGATIVE_INFINITY,
  /** Whether what the page shows is out of date, as its reload in the background was refused and is being repeated. */
  isReloadFailing: false,
};

/**
 * Whether what a fetcher of @remix-run/react 2.17.5 sent is still on its way. A submission that was rejected or lost has no data; the reload that follows it
 * may hang while offline, and must not keep its button from being pressed again.
 */
export const isBeingSent = ({ state, data }: { state: string; data?: unknown }): boolean =>
  state === "submitting" || (state === "loading" && Boolean(data));

/**
 * Whether the form of this navigation is still on its way: `isBeingSent` for navigations, whose answer is not known before the
 * reload ends.
 */
export const isFormUnderWay = (state: "idle" | "loading" | "submitting"): boolean =>
  state === "submitting" || (state === "loading" && !connection.isFormLost);

/** Whether the latest form did not get through, so that its "answer" is the empty one made here. */
export const wasFormLost = (): boolean => connection.isFormLost;

/** Dispatched on the window whenever `isReloadFailing` changes. */
export const reloadFailingEvent = "reloadfailing";

export const isReloadFailing = (): boolean => connection.isReloadFailing;

export function setReloadFailing(isNow: boolean): void {
  if (connection.isReloadFailing === isNow) return;
  connection.isReloadFailing = isNow;
  dispatchEvent(new Event(reloadFailingEvent));
}
