import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningApp, startApp } from "./app";
import { copySeed, demoSeed } from "./seed";

/** The app and the marketplace API as two processes, the API open to the test. */
export interface AppAndApi {
  app: RunningApp;
  api: RunningApp;
  /** A call to the API as one of the demo people. @throws when it is refused */
  callAs: (role: string, method: string, path: string, body?: object) => Promise<unknown>;
  stop: () => Promise<void>;
}

/** `env`: settings of the app. `lineTo`: the address at which the app reaches the API at `url`; its own by default. */
export async function startAppAndApi(
  env: Record<string, string> = {},
  lineTo = (url: string) => url,
): Promise<AppAndApi> {
  const apiData = copySeed(process.env.TEST_SEED ?? (await demoSeed()));
  const appData = mkdtempSync(join(tmpdir(), "halalgo-app-"));
  const api = await startApp({ dataDir: apiData, env: { ROLE: "api" } });
  const app = await startApp({ dataDir: appData, env: { API_HOST: lineTo(api.url), ...env } });
  const tokens = new Map<string, string>();

  const send = async (method: string, path: string, body?: object, token?: string): Promise<unknown> => {
    const response = await fetch(`${api.url}${path}`, {
      method,
      headers: {
        ...(body instanceof FormData ? {} : { "content-type": "application/json" }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: body instanceof FormData ? body : body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    app,
    api,
    async callAs(role, method, path, body) {
      if (!tokens.has(role)) {
        const login = { email: `${role}@halalgo.test`, password: "halalgo-demo" };
        tokens.set(
          role,
          JSON.stringify(await send("POST", "/auth/login", login)).match(/"access_token":"([^"]+)"/)?.[1] ?? "",
        );
      }
      return send(method, path, body, tokens.get(role));
    },
    async stop() {
      await Promise.all([app.stop(), api.stop()]);
      for (const folder of [apiData, appData]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The demo customer's order that is being prepared at the demo owner's restaurant. */
export async function orderUnderWay({ callAs }: AppAndApi): Promise<string> {
  const found = JSON.stringify(await callAs("customer", "GET", "/orders?status=preparing"));
  const id = /"id":"([\da-f-]{36})"/.exec(found)?.[1];
  if (!id) throw new Error(`No order is being prepared: ${found}`);
  await callAs("owner", "GET", `/orders/${id}`);
  return id;
}
