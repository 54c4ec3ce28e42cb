import { existsSync, readFileSync } from "node:fs";
import type { ServerBuild } from "@remix-run/node";
import * as z from "zod";

const script = z.looseObject({ module: z.string(), imports: z.array(z.string()).optional() });
const bundled = z.object({
  /** The version of the compiler's own list that this one stands for. */
  compiled: z.string(),
  assets: z.object({
    entry: script,
    routes: z.record(z.string(), script),
    url: z.string(),
    version: z.string(),
  }),
});

/**
 * The build with the scripts that `scripts/browser-bundle.mjs` made of the compiler's (docs/decisions/044). `npm run dev`
 * bundles nothing: there the compiler's own are used.
 * @param file build/assets.json
 * @throws where the file is there and is not what the bundler writes
 */
export function withBrowserAssets(build: ServerBuild, file: string): ServerBuild {
  if (!existsSync(file)) return build;
  const { compiled, assets } = bundled.parse(JSON.parse(readFileSync(file, "utf8")));
  if (compiled !== build.assets.version) return build;
  const routes = Object.fromEntries(
    Object.entries(build.assets.routes).map(([id, route]) => [id, { ...route, ...pick(assets.routes[id]) }]),
  );
  const { entry, url, version } = assets;
  return {
    ...build,
    assets: { ...build.assets, entry: { ...build.assets.entry, ...pick(entry) }, routes, url, version },
  };
}

/** What the bundler changes of a script. */
const pick = (one: z.infer<typeof script> | undefined) => one && { module: one.module, imports: one.imports ?? [] };
