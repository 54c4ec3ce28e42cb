import { rmSync } from "node:fs";
import { afterAll, beforeAll } from "vitest";
import { type RunningApp, startApp } from "./app";
import { copySeed, demoSeed } from "./seed";

/** The built app with its own demo data for one file of tests; readable in hooks and tests. */
export function withApp(env: Record<string, string> = {}): { readonly app: RunningApp } {
  let app: RunningApp | undefined;
  let dataDir: string | undefined;
  beforeAll(async () => {
    dataDir = copySeed(process.env.TEST_SEED ?? (await demoSeed()));
    app = await startApp({ dataDir, env });
  });
  afterAll(async () => {
    await app?.stop();
    if (dataDir) rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    get app() {
      if (!app) throw new Error("The app runs from beforeAll to afterAll only.");
      return app;
    },
  };
}
