import { ignoreAbortedLoads, keepPageWhileCut } from "./framework/form-fetch";
import { type ReplayedField, replayInputs } from "./framework/replayed-inputs";

export { formFetch } from "./framework/form-fetch";

/** What every page does after hydration. `sent` are the fields that came with the page, `send` is the browser's own `fetch`. */
export function afterHydration(sent: Iterable<ReplayedField>, send: typeof fetch): void {
  replayInputs(sent);
  ignoreAbortedLoads();
  keepPageWhileCut(send);
  // What was pressed meanwhile is pressed again (app/framework/page-scripts.server.tsx).
  dispatchEvent(new Event("page-awake"));
  keepOfflinePage();
}

/** The page for when there is no network. It waits until everything else has loaded; a browser that will not have it goes without. */
function keepOfflinePage(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
