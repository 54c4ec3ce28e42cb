import { demoSeed } from "./seed";

/** Vitest global setup of `app`: makes the demo data once, before the workers copy them. None of its apps takes them from Postgres. */
export default async function setup(): Promise<void> {
  process.env.TEST_SEED = await demoSeed();
}
