import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type * as AfterHydration from "./after-hydration";
import { pageDataDecoded } from "./framework/page-data";
import type { ReplayedField } from "./framework/replayed-inputs";

const serverRenderedFields = document.querySelectorAll<ReplayedField>("input,select,textarea");

const send = window.fetch;
/**
 * Loaded in parallel with the page, and retried until it arrives, since clicks are replayed only then. Chromium 150
 * never requests a failed module again, so the URL named by its error is requested in a variant.
 */
const load = (address?: string): Promise<typeof AfterHydration> =>
  (address ? import(address) : import("./after-hydration")).catch(async (error: unknown) => {
    await new Promise((resolve) => setTimeout(resolve, 1e3));
    const [missing] = /https?:[^\s?]+\.js/.exec(String(error)) ?? [];
    return load(missing && `${missing}?${Date.now()}`);
  });
const after = load();
window.fetch = (...request) => after.then(({ formFetch }) => formFetch(send, request));

function Page() {
  useEffect(() => {
    void after.then(({ afterHydration }) => afterHydration(serverRenderedFields, send));
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
