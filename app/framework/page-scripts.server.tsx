import {
  type UNSAFE_AssetsManifest as Manifest,
  UNSAFE_RemixContext as RemixContext,
  useMatches,
} from "@remix-run/react";
import { useContext } from "react";
import {
  matchRoutes,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterState,
} from "react-router";
import { z } from "zod";
import { ScriptElements } from "./page-scripts";

/**
 * When a page's scripts are loaded: at once; on the first interaction or soon after the page has loaded; or on
 * interaction only.
 */
export type WakeTime = "now" | "soon" | "touched";

/** The data that the document contains for `wake`: the page's scripts as @remix-run/react 2.17.5 names them. */
export interface PageScriptsData {
  start: WakeTime;
  /** Ids of the matched routes. */
  shown: string[];
  /** Ids of the routes that are most likely opened next (`handle.next`). */
  next: string[];
  manifest: Pick<Manifest, "entry" | "routes">;
}

type Routes = NonNullable<Parameters<typeof matchRoutes>[0]>;

/** The chunks of the front page, which all pages share. */
let front: string[] | undefined;

/**
 * Besides the matched routes, the router of react-router 6.30.4 has to know those that match a parent path. Otherwise
 * it would take the layout for the page and not request the manifest.
 * @param all the site's routes
 */
function pageScriptsData(
  { start, shown, next }: Pick<PageScriptsData, "start" | "shown" | "next">,
  manifest: Manifest,
  all: Routes,
): PageScriptsData {
  front ??= matchRoutes(all, "/")?.flatMap(({ route }) => route.id ?? []) ?? [];
  const indexes = Object.values(manifest.routes).filter(
    ({ index, parentId = "" }) => index && shown.includes(parentId),
  );
  const known = new Set([...shown, ...next, ...front, ...indexes.map(({ id }) => id)]);
  const routes = Object.fromEntries(
    [...known].flatMap((id) => (manifest.routes[id] ? [[id, manifest.routes[id]]] : [])),
  );
  return { start, shown, next, manifest: { ...manifest, routes } };
}

/** Without what is false, which the router treats like what is missing. */
const json = (data: PageScriptsData): string =>
  JSON.stringify(data, (_key, value: unknown) => (value === false ? undefined : value)).replace(/</g, "\\u003c");

/**
 * Runs in the browser, inlined in the document: loads and starts the page's scripts. It is serialized with `toString`,
 * so it must not use anything from outside. It also marks broken pictures, for the style sheet. Clicks that would change
 * this page wait for the scripts, for three seconds at most; links to other pages are simply followed.
 */
function wake(): void {
  const mark = ({ target }: { target: unknown }) => target instanceof HTMLElement && (target.dataset.broken = "");
  addEventListener("error", mark, true);
  for (const image of document.images) {
    if (image.complete && !image.naturalWidth) mark({ target: image });
  }

  const page: PageScriptsData = JSON.parse(document.getElementById("page-scripts")?.textContent ?? "");
  const { start, shown, next, manifest } = page;
  const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "wheel", "scroll"];
  let isLoading = false;
  let held: (() => void) | undefined;

  const of = (ids: string[]) => ids.flatMap((id) => manifest.routes[id] ?? []);
  const routes = of(shown);
  const own = [manifest.entry, ...routes];
  const preload = (modules: { module: string; imports?: string[] }[]) => {
    const files = modules.flatMap(({ module, imports = [] }) => [module, ...imports]);
    for (const href of new Set(files)) {
      // Discovered all at once instead of one import after the other.
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
  };
  addEventListener("page-awake", () => preload(of(next)), { once: true });
  // `startScript` follows. Until it runs, each click goes to the server natively.
  if (start === "now") return preload(own);

  const load = (event?: Event) => {
    // No event fires when a page is laid out below a resting pointer.
    if (
      isLoading ||
      (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY)
    )
      return;
    isLoading = true;
    for (const sign of signs) removeEventListener(sign, load);
    preload(own);
    Promise.all(routes.map(({ module }) => import(module)))
      .then((modules) => {
        const loaded = Object.fromEntries(shown.map((id, index) => [id, modules[index]]));
        Object.assign(window, { __remixManifest: manifest, __remixRouteModules: loaded });
        return import(manifest.entry.module);
      })
      .catch((error: unknown) => {
        release();
        throw error;
      });
  };

  const hold = (event: Event, again: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    load();
    if (!held) setTimeout(release, 3_000);
    held = again;
  };
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element && event.target.closest("a[href],button[type=button]");
    if (!pressed || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (pressed instanceof HTMLAnchorElement) {
      const here = location.pathname;
      const isInPlace = pressed.pathname === here || (here !== "/" && pressed.pathname.startsWith(`${here}/`));
      if (!isInPlace || pressed.origin !== location.origin || pressed.target || pressed.hash) return;
    }
    if (pressed instanceof HTMLElement) hold(event, () => pressed.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (form instanceof HTMLFormElement) hold(event, () => form.requestSubmit(submitter));
  };
  function release() {
    removeEventListener("click", onClick, true);
    removeEventListener("submit", onSubmit, true);
    held?.();
    held = undefined;
  }

  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener("page-awake", release, { once: true });
  // Not captured: a scrollable row within the page scrolls by itself during layout.
  for (const sign of signs) addEventListener(sign, load, { passive: true });
  if (start === "soon") addEventListener("load", () => setTimeout(load, 3_000), { once: true });
}

/** `wake` as text, identical on every page. */
const wakeScript = `(${wake.toString().replace(/\n\s+/g, "\n")})()`;

/** A module that starts a page whose scripts do not wait. The browser's `load` event fires after it, as usual. */
function startScript({ start, shown, manifest: { entry, routes } }: PageScriptsData): string {
  if (start !== "now") return "";
  const modules = shown.flatMap((id) => (routes[id] ? [{ id, module: routes[id].module }] : []));
  const text = (value: string) => JSON.stringify(value).replace(/</g, "\\u003c");
  const imports = modules.map(({ module }, index) => `import * as r${index} from ${text(module)};`);
  const loaded = modules.map(({ id }, index) => `${text(id)}:r${index}`);
  const page = 'JSON.parse(document.getElementById("page-scripts").textContent)';
  const known = `{__remixManifest:${page}.manifest,__remixRouteModules:{${loaded.join()}}}`;
  return `${imports.join("")}Object.assign(window,${known});import(${text(entry.module)})`;
}

const queue =
  "window.__remixContext.stream=new ReadableStream({start(c){window.__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream())";

interface PageScriptsProps {
  isSignedIn: boolean;
  hasToast: boolean;
  nonce: string | undefined;
}

/**
 * What a page's `handle` says about scripts (docs/decisions/056): with `isQuiet: true` they load on the first interaction; the modules
 * of the routes in `next` load after hydration, so that what is opened next waits for its data only.
 */
export const scriptsHandle = z
  .object({ isQuiet: z.boolean().default(false), next: z.array(z.string()).default([]) })
  .catch({ isQuiet: false, next: [] });

/**
 * Replaces `Scripts` of @remix-run/react 2.17.5, which loads everything at once: the document lists the page's scripts,
 * and `wake` loads them when they are needed (docs/decisions/056). None of this code is sent to the browser as a
 * module.
 */
export function PageScripts({ isSignedIn, hasToast, nonce }: PageScriptsProps) {
  // Signed-in people may receive live events, and a toast disappears by itself.
  const { isQuiet, next } = scriptsHandle.parse(useMatches().at(-1)?.handle);
  const mayWait = isQuiet && !hasToast;
  const start = mayWait ? (isSignedIn ? "soon" : "touched") : "now";
  const remix = useContext(RemixContext);
  const state = useContext(RouterState);
  const router = useContext(RouterContext)?.router;
  if (!remix || !state || !router) return null;
  if (remix.renderMeta) remix.renderMeta.didRenderScripts = true;
  const shown = state.matches.map(({ route }) => route.id);
  const page = pageScriptsData({ start, shown, next }, remix.manifest, router.routes);
  const context = `window.__remixContext=${remix.serverHandoffString};${queue}`;
  return <ScriptElements nonce={nonce} texts={[context, json(page), wakeScript, startScript(page)]} />;
}
