import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { PickedField } from "./ui/forms/early-picks";

const sent = document.querySelectorAll<PickedField>("input,select");

function Page() {
  useEffect(() => void import("./after-hydration").then(({ afterHydration }) => afterHydration(sent)), []);
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
