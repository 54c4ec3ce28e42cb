import { ignoreAbortedLoads, installFormFetch } from "./framework/form-fetch";
import { type ChoiceInput, replayInputs } from "./framework/replayed-inputs";

/** What every page does after hydration, loaded only then. `sent` are the choices that came with the page. */
export function afterHydration(sent: Iterable<ChoiceInput>): void {
  replayInputs(sent);
  ignoreAbortedLoads();
  installFormFetch();
  keepOfflinePage();
}

/** The page for when there is no network. It waits until everything else has loaded; a browser that will not have it goes without. */
function keepOfflinePage(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
