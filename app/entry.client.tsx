import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { pageDataDecoded } from "./framework/page-data";
import type { ChoiceInput } from "./framework/replayed-inputs";

const sent = document.querySelectorAll<ChoiceInput>("input,select");

function Page() {
  useEffect(() => {
    // What was pressed meanwhile is pressed again (app/framework/page-scripts.server.tsx).
    dispatchEvent(new Event("page-awake"));
    void import("./after-hydration").then(({ afterHydration }) => afterHydration(sent));
  }, []);
  return <RemixBrowser />;
}

void pageDataDecoded().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Page />
      </StrictMode>,
    );
  }),
);
