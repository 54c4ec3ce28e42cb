import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { mergeChunks } from "./merge-chunks.mjs";

// The app's production build: Remix's, then its small shared scripts put together (docs/decisions/007).
const root = fileURLToPath(new URL("..", import.meta.url));
const remix = "node_modules/@remix-run/dev/dist/cli.js";
const { status } = spawnSync(process.execPath, [remix, "build"], { cwd: root, stdio: "inherit" });
if (status === 0) await mergeChunks(root);
else process.exitCode = 1;
