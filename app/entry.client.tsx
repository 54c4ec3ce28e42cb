import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { earlyPicks } from "./ui/forms/early-picks";

// The page for when there is no network. It waits until everything else has loaded, and a browser that will not have it
// goes without.
if ("serviceWorker" in navigator) {
  const register = () => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

// Whoever goes elsewhere while something loads has not run into an error: the router leaves what it cut short unhandled.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

const pickAgain = earlyPicks();

function Page() {
  useEffect(pickAgain, []);
  return <RemixBrowser />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page />
    </StrictMode>,
  );
});
