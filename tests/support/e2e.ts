import { readFileSync } from "node:fs";
import { type APIRequestContext, expect, type Page, test as base } from "@playwright/test";
import type axe from "axe-core";
import type { RunningApp } from "./app";
import { type ConsoleGuard, guardConsole } from "./browser/console-guard";
import { awaitPostsBeforeLeaving, collectFailureReport } from "./browser/page-hooks";
import { type DatabaseKind, startDemoApp } from "./demo-app";

export { expect };

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The demo logins, all with the same password. */
export type Role = "customer" | "owner" | "manager" | "staff" | "agent" | "admin";

/** What a project or a file sets for its workers (`test.use`). */
export interface WorkerOptions {
  /** Set by the project (playwright.config.ts). */
  database: DatabaseKind;
  /**
   * Set by a file that changes much, or counts on demo data that few have touched: `test.use({ freshData: "till" })` gives it a
   * worker that it shares with the files of the same word, one after the other by name (playwright.config.ts): they bear one another's
   * changes. A worker costs ten seconds.
   */
  freshData: string;
  /** The day the worker's app lives on (DEMO_DATE); "": today. */
  demoDate: string;
}

interface WorkerFixtures extends WorkerOptions {
  /** This worker's own server with its own demo data: other workers never see what a test changes. */
  app: RunningApp;
}

interface TestFixtures {
  /** Fails the test on any console or page error that `expectError` has not announced. */
  consoleGuard: ConsoleGuard;
  /** Signs the page's browser in as one of the demo people. */
  signIn: (role: Role) => Promise<void>;
  /**
   * Fails unless axe finds no WCAG 2.2 A or AA fault on the page as it is now, or in the modal dialog that is open, and it fits 320
   * pixels; `isRecoloured`: nothing but its colours has changed since. Needs JavaScript.
   */
  expectAccessible: (page: Page, seen?: { isRecoloured: boolean }) => Promise<void>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  freshData: ["", { option: true, scope: "worker" }],
  demoDate: ["", { option: true, scope: "worker" }],
  database: ["postgres", { option: true, scope: "worker" }],
  app: [
    async ({ database, demoDate }, use) => {
      const app = demoDate
        ? await startDemoApp("embedded", { DEMO_DATE: demoDate }) // Another day is for the embedded database alone.
        : await startDemoApp(database);
      await use(app);
      await app.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: ({ app }, use) => use(app.url),
  page: async ({ page }, use) => {
    awaitPostsBeforeLeaving(page);
    await use(page);
  },
  consoleGuard: [
    async ({ page, app }, use, info) => {
      const guard = guardConsole(page);
      const evidence = collectFailureReport(page);
      const logged = app.log.length;
      await use(guard);
      if (info.status !== info.expectedStatus) {
        // Printed, for whoever has the run's output only.
        console.log(`${info.title}\n${await evidence()}\n${app.log.slice(logged).join("\n")}`);
      }
      expect(guard.faults(), "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page, app }, use) => {
    await use(async (role) => {
      // A page of the dashboard listens for news, which whoever comes next may not have.
      if (new URL(page.url()).pathname.startsWith("/dashboard")) await page.goto("about:blank");
      await signInAt(app.url, page.request, role);
    });
  },
  expectAccessible: async ({}, use) => {
    await use(async (page, { isRecoloured } = { isRecoloured: false }) => {
      await expectAtRest(page);
      expect(await listAccessibilityFaults(page, isRecoloured ? recoloured : everything)).toEqual([]);
      if (!isRecoloured) await expectReflow(page);
    });
  },
});

/** Signs whoever asks through `request` in as one of the demo people, at the app with this address. */
export async function signInAt(url: string, request: APIRequestContext, role: Role): Promise<void> {
  const response = await request.post(`${url}/auth/login`, {
    form: { email: `${role}@halalgo.test`, password: "halalgo-demo" },
    headers: { Origin: url },
    maxRedirects: 0,
  });
  expect(response.status(), `login as ${role}`).toBe(302);
}

/** What is looked at in both themes, as it stands: what was typed and what is wrong stay. Ends in light. Needs JavaScript. */
export async function inBothThemes(
  page: Page,
  look: (page: Page, seen: { isRecoloured: boolean }) => Promise<void>,
): Promise<void> {
  for (const theme of ["dark", "light"]) {
    await page.locator("html").evaluate((html, value) => html.setAttribute("data-theme", value), theme);
    await look(page, { isRecoloured: theme === "light" });
  }
}

const everything = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
} as const;
const recoloured = { type: "rule", values: ["color-contrast", "link-in-text-block"] } as const;

/** The minified one: each document has to take it in, and that of `axe.source` is 1.4 MB. */
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/**
 * What axe finds wrong with the page. It is sent once a document and answers with faults only: through `@axe-core/playwright`, which
 * sends it twice each time and brings every result back, the same look took twice the processor time.
 */
async function listAccessibilityFaults(page: Page, runOnly: typeof everything | typeof recoloured) {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeSource);
  return page.evaluate(async (only) => {
    if (!window.axe) throw new Error("axe was not sent to the page.");
    // What lies behind a modal dialog is inert: nobody gets there, and it is looked at by itself.
    const seen = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
    const { violations } = await window.axe.run(seen, {
      runOnly: { type: only.type, values: [...only.values] },
      resultTypes: ["violations"],
      // Nobody reads what passed: without gathering it the same look takes less.
      reporter: "no-passes",
    });
    return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.html) }));
  }, runOnly);
}

/** What is still fading in has not the colors it will have. */
async function expectAtRest(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(() => {
      // What goes with scrolling, or on for ever, never rests.
      const ends = ({ timeline, effect }: Animation) =>
        timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
      return document.getAnimations().filter((animation) => animation.playState === "running" && ends(animation))
        .length;
    });
  await expect.poll(moving, { message: "parts of the page still move" }).toBe(0);
}

/** Fails if the page must be scrolled sideways as it is now, or 320 pixels wide (WCAG 2.2, 1.4.10). Works without JavaScript. */
export async function expectReflow(page: Page): Promise<void> {
  const size = page.viewportSize();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: size?.height ?? 700 });
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, `px to scroll sideways at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}
