import { expect, test } from "@tests/support/e2e";
import { gzipTotal, scriptsOf } from "../load/page-scripts.mjs";
import { fillCart } from "./checkout-steps";

const limit = 110_000;

test("[bar] JavaScript per customer page is at most 110 kB gzip", async ({ page, signIn }) => {
  const weigh = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    const scripts = await scriptsOf(html, async (file) => (await page.request.get(file)).body());
    expect(scripts.length, `scripts of ${path}`).toBeGreaterThan(3);
    return gzipTotal(scripts);
  };
  expect(await weigh("/"), "landing page").toBeLessThanOrEqual(limit);
  await signIn("customer");
  const restaurantId = await fillCart(page);
  for (const path of ["/home", `/restaurant/${restaurantId}`, `/checkout?restaurantId=${restaurantId}`, "/orders"]) {
    expect(await weigh(path), path).toBeLessThanOrEqual(limit);
  }
});
