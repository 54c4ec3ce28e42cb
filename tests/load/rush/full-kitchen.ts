import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import * as z from "zod";
import { connectDatabase } from "@api/db/connect";
import { startApp } from "@tests/support/app";
import { startPostgres } from "@tests/support/databases/postgres";
import { findChromium } from "../../../scripts/chromium.mjs";
import { cookiesOf } from "./listener";
import { customerMaker, openPlaces } from "./market";
import { openScreen } from "./screen";

declare global {
  interface Window {
    /** Milliseconds from the end of each answer to the next frame after what it changed was drawn. */
    drawn?: number[];
    /** Milliseconds that each answer took to come. */
    responseTimes?: number[];
  }
}

const { values } = parseArgs({
  options: {
    tickets: { type: "string", default: "60" },
    done: { type: "string", default: "240" },
    displays: { type: "string", default: "20" },
    presses: { type: "string", default: "20" },
  },
});

const folder = mkdtempSync(join(tmpdir(), "halalgo-kitchen-"));
const postgres = await startPostgres();
const shared = { DATABASE_URL: postgres.url, ENCRYPTION_KEY: "e".repeat(40), SESSION_SECRET: "s".repeat(40) };
const api = await startApp({ dataDir: join(folder, "api"), env: { ...shared, ROLE: "api" }, isLasting: true });
const app = await startApp({
  dataDir: join(folder, "app"),
  env: { ...shared, API_HOST: api.url, RATE_LIMIT: "0" },
  isLasting: true,
});
const { db, close } = await connectDatabase({ url: postgres.url });
const [place] = await openPlaces(db, app.url, 1);
if (!place) throw new Error("There is no kitchen.");
const payingCustomer = customerMaker(db);
const placed = z.object({ data: z.object({ id: z.string() }) });

async function call(method: string, path: string, { token, key, body }: { token: string; key?: string; body: object }) {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const response = await fetch(`${api.url}${path}`, {
    method,
    headers: key ? { ...headers, "idempotency-key": key } : headers,
    body: JSON.stringify(body),
  });
  const json: unknown = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(json)}`);
  return json;
}

for (let count = 0; count < Number(values.tickets) + Number(values.done); count += 1) {
  const { data } = placed.parse(await call("POST", "/orders", await payingCustomer(place)));
  const steps = count < Number(values.done) ? ["accepted", "preparing", "ready"] : ["accepted"];
  for (const status of steps) {
    await call("PATCH", `/orders/${data.id}/status`, { token: place.staffToken, body: { status } });
  }
}

const { cookie, id: restaurantId } = place;
const screens = await Promise.all(
  Array.from({ length: Number(values.displays) - 1 }, () =>
    openScreen(app.url, { cookie, restaurantId, kind: "kitchen" }),
  ),
);
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
await context.addCookies(cookiesOf(app.url, cookie));
const page = await context.newPage();
await page.goto(`${app.url}/dashboard/kds`, { waitUntil: "load" });
await page.mouse.click(2, 2);
// Until it is connected, and has loaded once more for that.
await page.waitForTimeout(3_000);
await watchAnswers(page);

const presses: number[] = [];
for (let count = 0; count < Number(values.presses); count += 1) {
  presses.push(await pressOne(page));
  // Everybody's displays load anew meanwhile; the next press comes when a cook's would.
  await page.waitForTimeout(1_500);
}
const answers = await page.evaluate(() => window.drawn ?? []);
const waits = await page.evaluate(() => window.responseTimes ?? []);
const at = (all: number[], share: number) => {
  const sorted = all.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
};
console.table({
  tickets: await page.getByRole("article").count(),
  displays: screens.length + 1,
  "press to shown, ms, half": at(presses, 0.5),
  "press to shown, ms, most": at(presses, 1),
  "done that day": Number(values.done),
  "answers drawn": answers.length,
  "load of the kitchen, ms, half": at(waits, 0.5),
  "load of the kitchen, ms, most": at(waits, 1),
  "answer to drawn, ms, half": at(answers, 0.5),
  "answer to drawn, ms, most": at(answers, 1),
});

for (const screen of screens) screen.close();
await browser.close();
await close();
await Promise.all([app.stop("SIGKILL"), api.stop("SIGKILL")]);
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);

/** Presses the first ticket that waits to be started. @returns milliseconds until the frame that shows it */
function pressOne(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const button = [...document.querySelectorAll("article button")].find((one) =>
          one.textContent?.includes("Start Preparing"),
        );
        const card = button?.closest("article");
        if (!(button instanceof HTMLElement) || !card) return reject(new Error("Nothing is left to start."));
        const before = performance.now();
        const observer = new MutationObserver(() => {
          if (card.textContent?.includes("Start Preparing")) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - before)));
        });
        observer.observe(card, { subtree: true, childList: true, characterData: true });
        button.click();
      }),
  );
}

/** Notes for each answer of the kitchen's data when the frame after what it changed was through; clocks, which tick by themselves, change texts only. */
function watchAnswers(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.drawn = [];
    window.responseTimes = [];
    let answeredAt = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntriesByType("resource"))
        if (entry instanceof PerformanceResourceTiming && entry.name.includes("kds.data")) {
          answeredAt = entry.responseEnd;
          window.responseTimes?.push(entry.duration);
        }
    }).observe({ type: "resource" });
    new MutationObserver(() => {
      if (answeredAt === 0) return;
      const from = answeredAt;
      answeredAt = 0;
      requestAnimationFrame(() => setTimeout(() => window.drawn?.push(performance.now() - from)));
    }).observe(document.body, { subtree: true, childList: true });
  });
}
