import { ignoreAbortedLoads } from "./framework/forms/load-data";
import { keepPageWhileOffline } from "./framework/forms/offline-links";
import { type ReplayedField, replayInputs } from "./framework/replayed-inputs";

export { formFetch } from "./framework/forms/form-fetch";

/**
 * What every page does after hydration. `sent` are the fields the server rendered, `send` is the browser's own `fetch`.
 */
export function afterHydration(sent: Iterable<ReplayedField>, send: typeof fetch): void {
  replayInputs(sent);
  ignoreAbortedLoads();
  keepPageWhileOffline(send);
  // Replays clicks made before hydration (app/framework/page-scripts.server.tsx).
  dispatchEvent(new Event("page-awake"));
  cacheOfflinePage();
}

/**
 * Caches the offline page. It waits until everything else has loaded; a browser without service workers goes without.
 */
function cacheOfflinePage(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
