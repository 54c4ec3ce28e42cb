/**
 * Whoever goes elsewhere while something loads has not run into an error: the single fetch of @remix-run/react 2.17.5 leaves what
 * it cut short as a rejection that nobody handles.
 */
export function ignoreAbortedLoads(): void {
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
  });
}
