import { connection } from "./connection";

const stillCut = "There is no connection just now. Please try again in a moment.";

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
    if (!connection.lastRequestFailed && navigator.onLine) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    send("/favicon.svg", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(maxWaitMs) }).then(
      () => {
        connection.lastRequestFailed = false;
        isFollowed = true;
        again();
        isFollowed = false;
      },
      () => window.showToast?.({ type: "error", message: stillCut }),
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
