import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type * as AfterHydration from "./after-hydration";
import { pageDataDecoded } from "./framework/page-data";
import type { ReplayedField } from "./framework/replayed-inputs";

const sent = document.querySelectorAll<ReplayedField>("input,select,textarea");

const send = window.fetch;
/** Loaded beside the page, and asked for until it comes: what is pressed before goes out only then. */
const load = (): Promise<typeof AfterHydration> =>
  import("./after-hydration").catch(() => new Promise((resolve) => setTimeout(resolve, 1e3)).then(load));
const after = load();
window.fetch = (...request) => after.then(({ formFetch }) => formFetch(send, request));

function Page() {
  useEffect(() => {
    void after.then(({ afterHydration }) => afterHydration(sent, send));
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
