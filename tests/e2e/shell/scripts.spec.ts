import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { fillCart } from "@tests/e2e/steps/checkout-steps";
import { expect, test } from "@tests/support/e2e";
import { formIdField } from "../../../app/framework/forms/form-fields";
import { readManifest } from "../../../scripts/browser-bundle.mjs";
import { gzipTotal, pageScripts, scriptsOf } from "../../load/page-scripts.mjs";

/**
 * 110 kB, 5 that a framework nobody patched weighs more, 6 of the many views of /home, 1 of forms that can be pressed again after a
 * lost line, until pages are faster (docs/decisions/044), 0.2 of a style sheet for customers, which saves 5 (docs/decisions/070), 0.3 of
 * messages that no reload and no other tab takes away and of dialogs that do not load the page below them again, 0.1 of a summary of
 * errors that is read again when its form is refused once more, 0.3 of telling screen readers which page a script went to,
 * 0.2 of lists that travel as text, which makes each page's HTML 0.7 lighter (app/lib/packed.ts), and 0.4 of forms that hang, and of
 * pages with a form that outlive their session.
 */
const limit = 124_500;

async function weigh(page: Page, path: string): Promise<number> {
  const response = await page.request.get(path);
  expect(response.status(), path).toBe(200);
  const scripts = await scriptsOf(await response.text(), async (file) => (await page.request.get(file)).body());
  expect(scripts.length, `scripts of ${path}`).toBeGreaterThan(3);
  return gzipTotal(scripts);
}

/** The first address of this form that a page links to. */
async function linkOn(page: Page, path: string, link: RegExp): Promise<string> {
  const found = link.exec(await (await page.request.get(path)).text())?.[0];
  expect(found, `a link like ${link} on ${path}`).toBeDefined();
  return found ?? "";
}

test("[bar] JavaScript per page that anyone can open is at most 124.5 kB gzip", async ({ page }) => {
  const open = [
    "/",
    "/home",
    "/location",
    "/about",
    "/halal",
    "/contact",
    "/privacy",
    "/terms",
    "/newsletter",
    "/welcome",
    "/go-pass",
  ];
  const auth = ["/auth/login", "/auth/signup", "/auth/signup?user_type=user", "/auth/forgot-password"];
  for (const path of [...open, ...auth, "/auth/reset-password/some-link", "/newsletter/unsubscribe/some-link"]) {
    expect(await weigh(page, path), path).toBeLessThanOrEqual(limit);
  }
});

test("[bar] JavaScript per customer page is at most 124.5 kB gzip", async ({ page, signIn }) => {
  await signIn("customer");
  const restaurant = `/restaurant/${await fillCart(page)}`;
  const withId = restaurant.replace("/restaurant/", "?restaurantId=");
  const order = await linkOn(page, "/orders?tab=past", /\/orders\/[\da-f-]{36}/);
  const item = await linkOn(page, restaurant, /\/restaurant\/[\da-f-]{36}\/items\/[\da-f-]{36}/);
  const address = await linkOn(page, "/addresses", /\/addresses\/[\da-f-]{36}/);
  const pages = [
    "/home",
    restaurant,
    `/checkout${withId}`,
    "/carts",
    "/favourites",
    "/notifications",
    "/orders",
    order,
  ];
  const own = ["/account", "/account/password", "/addresses"];
  const dialogs = [
    `${restaurant}/halal`,
    `${restaurant}/halal/concern`,
    "/home/filters",
    "/home/carts",
    `${restaurant}/carts`,
    item,
    "/account/delete",
    "/addresses/new",
    address,
  ];
  const atCheckout = [`/checkout/addresses/new${withId}`, `/checkout/pay${withId}`];
  for (const path of [...pages, ...own, ...dialogs, ...atCheckout]) {
    expect(await weigh(page, path), path).toBeLessThanOrEqual(limit);
  }
});

/**
 * A list with its menus, filters and figures weighs more than a page to read; a form brings remix-validated-form and its fields. 3.3 kB are
 * one file with what customers' pages of orders share, of which these need half a kilobyte (docs/decisions/044); 0.1 let a list that was
 * searched or sorted keep the focus, 0.1 spare a page its second load (docs/decisions/074), 0.2 let a page outlive a reload that is refused, 0.4 a session.
 */
const working = { page: 146_700, withForm: 168_400 };

test("[bar] JavaScript per page of dashboard, administration and agents is at most 146.7 kB gzip, 168.4 with a form", () => {
  const { entry, routes } = readManifest("public/build");
  const weight = (file: string) => gzipSync(readFileSync(`public${file}`)).length;
  const weights = new Map<string, number>();
  const found = Object.values(routes).filter(({ id }) => /^routes\/(dashboard|admin|agent)/.test(id));
  expect(found.length).toBeGreaterThan(140);
  for (const page of found) {
    const files = new Set([entry.module, ...(entry.imports ?? [])]);
    for (let route: typeof page | undefined = page; route; route = routes[route.parentId ?? ""])
      for (const file of [route.module, ...(route.imports ?? [])]) files.add(file);
    for (const file of files) weights.set(file, weights.get(file) ?? weight(file));
    const hasForm = [...files].some((file) => readFileSync(`public${file}`, "utf8").includes(formIdField));
    const total = [...files].reduce((sum, file) => sum + (weights.get(file) ?? 0), 0);
    expect(total, page.id).toBeLessThanOrEqual(hasForm ? working.withForm : working.page);
  }
});

test("[bar] public pages load no script before somebody touches them", async ({ page, context, app }) => {
  const restaurant = await linkOn(page, "/home", /\/restaurant\/[\da-f-]{36}/);
  for (const path of ["/", "/home", restaurant, "/about", "/halal-food/ct/bristol"]) {
    const tab = await context.newPage();
    const loaded: string[] = [];
    tab.on("request", (request) => request.resourceType() === "script" && loaded.push(request.url()));
    await tab.goto(path);
    expect(loaded, path).toEqual([]);
    const document = await tab.content();
    // 2.8 kB if the build left it as it was written (scripts/compile.mjs).
    expect(/<script[^>]*>\(function wake\(\).*?<\/script>/s.exec(document)?.[0].length, path).toBeLessThan(2_000);
    const { entry } = pageScripts(document).manifest;
    const started = tab.waitForRequest(`${app.url}${entry.module}`);
    await tab.keyboard.press("Tab");
    await started;
    await tab.close();
  }
});

test("[bar] a restaurant's page, once touched, loads the modules of a dish's dialog before one is pressed", async ({
  page,
  app,
}) => {
  await page.goto(await linkOn(page, "/home", /\/restaurant\/[\da-f-]{36}/));
  const { next, manifest } = pageScripts(await page.content());
  const [dialog = ""] = next.flatMap((id) => manifest.routes[id]?.module ?? []);
  expect(dialog).toMatch(/^\/build\/.*items/);
  const loaded = page.waitForRequest(`${app.url}${dialog}`);
  await page.keyboard.press("Tab");
  await loaded;
});

test("[LAND-9] a key pressed in the moment a page begins to wake does not break it", async ({ page }) => {
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (...args: Parameters<typeof listen>) => {
      listen(...args);
      // Nobody but React listens to this, when it begins; it has not drawn anything yet.
      const press = () => new KeyboardEvent("keydown", { key: "B", bubbles: true });
      if (args[0] === "loadstart")
        queueMicrotask(() => document.querySelector("input[name=address], input")?.dispatchEvent(press()));
    };
  });
  await page.goto("/");
  await page.getByLabel("Delivery address").focus();
  await page.keyboard.type("Bristol");
  await expect(page.getByRole("option").first()).toBeVisible();
});
