/* What the document's data is current up to, for the first stream of its page: without it a page loads all of its data again as soon as
   it is connected. In Server-Timing, the one header of a document that its scripts can read (https://www.w3.org/TR/server-timing/), so
   that equal pages stay equal bytes. */

const metric = "events";

/** The value of Server-Timing that tells `position`, as `Host.eventPosition`. */
export const toServerTiming = (position: number): string => `${metric};desc="${position}"`;

/** The position that the open document was sent with; undefined where the host, or this browser, tells none. */
export function readDocumentPosition(): string | undefined {
  const [navigation]: Partial<PerformanceNavigationTiming>[] = performance.getEntriesByType("navigation");
  return navigation?.serverTiming?.find(({ name }) => name === metric)?.description;
}
