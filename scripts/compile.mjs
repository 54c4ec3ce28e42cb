import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { bundleForBrowsers } from "./browser-bundle.mjs";
import { bundleServer } from "./server-bundle.mjs";

// The app's production build: Remix's, then its scripts for browsers bundled into fewer (docs/decisions/044) and the server into one.
const root = fileURLToPath(new URL("..", import.meta.url));
const remix = "node_modules/@remix-run/dev/dist/cli.js";
const { status } = spawnSync(process.execPath, [remix, "build"], {
  cwd: root,
  stdio: "inherit",
  // A notice to plugin authors, of no use to whoever builds this.
  env: { ...process.env, VITE_CJS_IGNORE_WARNING: "1" },
});
if (status === 0) {
  await bundleForBrowsers(root);
  await bundleServer(root);
} else process.exitCode = 1;
