/**
 * Copies Scalar's one script into the build: nothing else of its package is wanted where the app runs (docs/decisions/048).
 */
import { copyFileSync, mkdirSync } from "node:fs";

const source = new URL("../node_modules/@scalar/fastify-api-reference/dist/js/standalone.js", import.meta.url);
const target = new URL("../build/reference/", import.meta.url);
mkdirSync(target, { recursive: true });
copyFileSync(source, new URL("scalar.js", target));
