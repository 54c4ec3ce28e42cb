import { spawnSync } from "node:child_process";
import { loadSettings, requireNode } from "./environment.mjs";

// npm run demo -- --restaurants 1000 --orders 5000: loads demo data of that size into DATABASE_URL, or into DATA_DIR.
requireNode();
loadSettings();

const args = ["--import", "tsx", "api/db/demo/run.ts", ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, {
  cwd: new URL("..", import.meta.url),
  stdio: "inherit",
});
process.exitCode = status ?? 1;
