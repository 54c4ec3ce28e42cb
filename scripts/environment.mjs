import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Ends the process with a sentence when this Node is older than package.json asks for. */
export function requireNode() {
  const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  const wanted = JSON.parse(manifest).engines.node.replace(/^>=/, "");
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split(".").map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  console.error(`HalalGo needs Node ${wanted} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Takes settings from the file `.env` where there is one. What the environment already holds wins. */
export function loadSettings() {
  const file = fileURLToPath(new URL("../.env", import.meta.url));
  if (existsSync(file)) process.loadEnvFile(file);
}
