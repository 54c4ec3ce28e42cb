import { mkdtempSync, rmSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApp } from "@tests/support/app";
import { type FakeHost, type HostCall, json, startFakeHost } from "@tests/support/hosts/fake-host";
import { coreCalls } from "./calls";
import { createRecords, type Records } from "./records";
import { type Dialect, inDialect, type Shape } from "./shapes";

/** How a host says that it has no such call [HOST-5]. */
export type Lacking = 404 | 405 | 501;

export interface CoreHost extends Pick<FakeHost, "url" | "calls" | "close"> {
  records: Records;
  /** Begins anew with its first records, answering in this way from now on. */
  answerAs: (shape: Shape, lacking: Lacking, dialect?: Dialect) => void;
}

/** A marketplace host somebody else has built: the core calls of the documents and nothing more. */
async function startCoreHost(): Promise<CoreHost> {
  const fake = await startFakeHost();
  const routes = coreCalls.map(([name, handle]) => ({ matches: matcher(name), handle }));
  const core: CoreHost = { url: fake.url, calls: fake.calls, close: fake.close, records: createRecords(), answerAs };

  function answerAs(shape: Shape, lacking: Lacking, dialect: Dialect = "as documented"): void {
    core.records = createRecords();
    fake.behave(async (call, response) => {
      for (const { matches, handle } of routes) {
        const ids = matches(call);
        if (!ids) continue;
        const { records } = core;
        const user = records.people.find(({ id }) => call.headers.authorization === `Bearer token-${id}`);
        const [status, body] = handle({ records, shape, call, ids, user, sent: await sentIn(call) });
        return json(response, inDialect(dialect, body), status);
      }
      return nothingHere(response, lacking);
    });
  }
  answerAs("nested", 404);
  return core;
}

/** Such answers are often a web server's own page. */
const nothingHere = (response: ServerResponse, status: Lacking) =>
  void response.writeHead(status, { "content-type": "text/html" }).end("<h1>No such page</h1>");

/** The ids in a path, where the call is the named one; the first that fits is it, so fixed paths come before `:id`. */
function matcher(name: string) {
  const [method, path = ""] = name.split(" ");
  const pattern = new RegExp(`^${path.replaceAll(":id", "(\\d+)")}(?:\\?|$)`);
  return (call: HostCall): number[] | null => {
    const found = call.method === method ? pattern.exec(call.path) : null;
    return found && found.slice(1).map(Number);
  };
}

async function sentIn({ headers, body }: HostCall): Promise<Record<string, unknown>> {
  const type = headers["content-type"] ?? "";
  if (type.startsWith("application/json")) return JSON.parse(body);
  if (!type.startsWith("multipart/form-data")) return {};
  const form = await new Response(body, { headers: { "content-type": type } }).formData();
  return Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
}

/** The app before such a host, with `env` on top of what it needs. */
export async function startAppBeforeCoreHost(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "halalgo-core-"));
  const host = await startCoreHost();
  const settings = { API_HOST: host.url, SESSION_SECRET: "a-secret-for-this-test", ...env };
  const app = await startApp({ dataDir, env: settings, timeoutMs: 90_000 });
  const stop = async () => {
    await app.stop();
    await host.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { host, app, stop };
}
