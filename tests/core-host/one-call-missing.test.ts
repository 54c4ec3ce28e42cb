import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "@tests/support/app";
import { copySeed, demoSeed } from "@tests/support/seed";
import { createVisitor, readable, type Visitor } from "@tests/support/visitor";
import { access } from "../e2e/route-access";
import { type ForwardingHost, startForwardingHost, templateOf } from "./forwarding-host";

let host: ForwardingHost;
let apps: RunningApp[] = [];
const folders: string[] = [];

beforeAll(async () => {
  folders.push(copySeed(process.env.TEST_SEED ?? (await demoSeed())), mkdtempSync(join(tmpdir(), "halalgo-lacking-")));
  const [apiData = "", appData = ""] = folders;
  const api = await startApp({ dataDir: apiData, env: { ROLE: "api" } });
  host = await startForwardingHost(api.url);
  const env = { API_HOST: host.url, SESSION_SECRET: "a-secret-for-this-test" };
  apps = [api, await startApp({ dataDir: appData, env })];
}, 120_000);
afterAll(async () => {
  await host.close();
  await Promise.all(apps.map((app) => app.stop()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Each kind of person with the areas whose pages are opened. */
const areas = { customer: ["open", "person", "customer"], owner: ["merchant", "editor", "owner"], admin: ["admin"] };
const ways = [404, 405, 501] as const;
/** A call of the frame is asked for by every page: two of them show that it may be missing. */
const pagesPerCall = 2;

test.each(Object.entries(areas))(
  "[HOST-5] no page of a %s breaks on a host that lacks one extended call, whichever it is",
  async (role, kinds) => {
    const visitor = createVisitor(apps[1]?.url ?? "");
    await visitor.logIn(role);
    const tried = new Map<string, number>();
    for (const [path, calls] of await pagesWithCalls(visitor, kinds)) {
      for (const call of calls) {
        const before = tried.get(call) ?? 0;
        if (before >= pagesPerCall) continue;
        tried.set(call, before + 1);
        host.lack(call, ways[(tried.size + before) % ways.length]);
        const page = await visitor.get(path);
        // The page does without, or is not there: no fault, and nobody is sent away.
        expect.soft([200, 404], `${path} without ${call}`).toContain(page.status);
        expect.soft(readable(page), `${path} without ${call}`).not.toContain("Something went wrong");
      }
      host.lack(null);
    }
    expect(tried.size, "extended calls that these pages make").toBeGreaterThan(5);
  },
  180_000,
);

/** The pages of these kinds, one a template, with the extended calls each makes. Pages of one thing are those that others link to. */
async function pagesWithCalls(visitor: Visitor, kinds: readonly string[]) {
  const found = new Map<string, string[]>();
  const templates = Object.keys(access).filter((template) => kinds.includes(access[template] ?? ""));
  const wanted = new Set(templates.filter((template) => !/export|print|template|logout|offline/.test(template)));
  const waiting = [...wanted].filter((template) => !template.includes(":"));
  for (const path of waiting) {
    host.asked.clear();
    const page = await visitor.get(path);
    if (page.status !== 200) continue;
    found.set(path, [...host.asked]);
    for (const [, link = ""] of page.text.matchAll(/href="(\/[^"/?#][^"?#]*)/g)) {
      const template = [...wanted].find((one) => one.includes(":") && sameTemplate(one, link));
      if (template) {
        wanted.delete(template);
        waiting.push(link);
      }
    }
  }
  return found;
}

/** "/orders/:id" for "/orders/2f…". */
const sameTemplate = (template: string, path: string) =>
  templateOf(path).replaceAll(/:id\b/g, ":") === template.replaceAll(/:\w+/g, ":");
