import { keepFormsOfPage } from "./lib/keep-forms";
import { pickAgain, type PickedField } from "./ui/forms/early-picks";

/** What every page does after hydration, loaded only then. `sent` are the choices that came with the page. */
export function afterHydration(sent: Iterable<PickedField>): void {
  pickAgain(sent);
  forgetCutShort();
  keepFormsOfPage();
  keepOfflinePage();
}

/** Whoever goes elsewhere while something loads has not run into an error: the router leaves what it cut short unhandled. */
function forgetCutShort(): void {
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
  });
}

/** The page for when there is no network. It waits until everything else has loaded; a browser that will not have it goes without. */
function keepOfflinePage(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
