import { UNSAFE_RemixContext as RemixContext } from "@remix-run/react";
import { useContext } from "react";
import { UNSAFE_DataRouterContext as RouterContext, UNSAFE_DataRouterStateContext as RouterState } from "react-router";
import type { pageScriptsSource, WakeTime } from "./wake.server";

const queue =
  "window.__remixContext.stream=new ReadableStream({start(c){window.__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream())";

interface PageScriptsProps {
  start: WakeTime;
  nonce: string | undefined;
  /** Undefined in the browser. */
  source: typeof pageScriptsSource | undefined;
}

/**
 * In the place of `Scripts` of @remix-run/react 2.17.5, which loads everything at once: the page says what it is made of, and
 * `wake` loads that when it is time (docs/decisions/056). What the scripts say matters in the document only: where React takes
 * it over the elements have to be there, empty.
 */
export function PageScripts({ start, nonce, source }: PageScriptsProps) {
  const remix = useContext(RemixContext);
  const state = useContext(RouterState);
  const router = useContext(RouterContext)?.router;
  let [context, data, wake, begin] = ["", "", "", ""];
  if (typeof document === "undefined" && source && remix && state && router) {
    if (remix.renderMeta) remix.renderMeta.didRenderScripts = true;
    const shown = state.matches.map(({ route }) => route.id);
    context = `window.__remixContext=${remix.serverHandoffString};${queue}`;
    const page = source.data(start, shown, remix.manifest, router.routes);
    data = source.json(page);
    wake = source.wake;
    begin = source.start(page);
  }
  return (
    <>
      <script suppressHydrationWarning nonce={nonce} dangerouslySetInnerHTML={{ __html: context }} />
      <script
        suppressHydrationWarning
        id="page-scripts"
        type="application/json"
        dangerouslySetInnerHTML={{ __html: data }}
      />
      <script suppressHydrationWarning nonce={nonce} dangerouslySetInnerHTML={{ __html: wake }} />
      <script suppressHydrationWarning async type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: begin }} />
    </>
  );
}
