import { fileURLToPath } from "node:url";
import { build } from "./build.mjs";
import { loadSettings, requireNode } from "./environment.mjs";

requireNode();
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
loadSettings();

try {
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// Whoever sets nothing wants to see it run: React's fast build, with a generated secret and the demo data. Whoever sets
// NODE_ENV=production gets production, which refuses to start without a SESSION_SECRET.
if (!process.env.NODE_ENV) {
  process.env.NODE_ENV = "production";
  process.env.DEMO ??= "1";
}

// In this very process: signals, exit code and process group are the server's own.
await import(new URL("../build/index.js", import.meta.url).href);
