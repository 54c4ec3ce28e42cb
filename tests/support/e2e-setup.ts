import { demoSeed } from "./seed";

/** Playwright global setup: makes the demo data once, before the workers copy it. */
export default async function setup() {
  process.env.TEST_SEED = await demoSeed();
}
