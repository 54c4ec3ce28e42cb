import { demoSeed } from "./seed";

// For scripts/test.mjs, before vitest and Playwright start side by side: each would make the data, and remove the other's.
await demoSeed();
