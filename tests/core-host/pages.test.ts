import { afterAll, beforeAll, expect, test } from "vitest";
import { createVisitor, readable } from "@tests/support/visitor";
import { type Lacking, startAppBeforeCoreHost } from "./core-host";
import type { Dialect, Shape } from "./shapes";

let running: Awaited<ReturnType<typeof startAppBeforeCoreHost>>;
beforeAll(async () => {
  running = await startAppBeforeCoreHost();
}, 120_000);
afterAll(() => running.stop());

/** Pages that need calls the host lacks: hidden. */
const hidden: Record<string, string[]> = { "amina@example.test": ["/orders", "/notifications", "/go-pass"] };

/** What a page of each kind of person shows of what the host has, or says where it lacks the call. */
const pages: Record<string, Record<string, RegExp>> = {
  "amina@example.test": {
    "/": /Craving Halal/,
    "/home": /Anatolia Grill House/,
    "/home/filters": /Filters/,
    "/restaurant/1": /Adana Kebab Plate/,
    "/restaurant/1/items/11": /Garlic yoghurt/,
    "/carts": /Your Carts/,
    "/addresses": /48 Prospect St/,
    "/account": /Your data/,
    "/favourites": /Favourites/,
  },
  "selin@example.test": {
    "/dashboard": /Sample data/,
    "/dashboard/items": /Red Lentil Soup/,
    "/dashboard/menu-item/11": /Adana Kebab Plate/,
    "/dashboard/menu-item/11/addons": /Garlic yoghurt/,
    "/dashboard/addons": /Garlic yoghurt/,
    "/dashboard/coupons": /Coupons/,
    "/dashboard/offers": /Offers/,
    "/dashboard/online-orders": /Sample data/,
    "/dashboard/pos-orders": /Sample data/,
    "/dashboard/table-orders": /Sample data/,
    "/dashboard/transactions": /Sample data/,
    "/dashboard/sales-report": /Sample data/,
    "/dashboard/kds": /Sample data/,
    "/dashboard/settings": /Sample data/,
    "/dashboard/settings/taxes": /Taxes/,
    "/dashboard/settings/images": /Images/,
  },
  "admin@example.test": {
    "/admin": /Dashboard/,
    "/admin/restaurants": /Anatolia Grill House/,
    "/admin/inactive-restaurants": /Cardamom Kitchen/,
    "/admin/restaurants/2": /Cardamom Kitchen/,
    "/admin/restaurants/2/notes": /Sample data/,
    "/admin/sales-agents": /Sales Agents/,
  },
};

test.each<[Shape, Lacking, Dialect]>([
  ["nested", 404, "numbers as text"],
  ["in data", 405, "without what is empty"],
  ["bare", 501, "with names in camelCase and 1 for yes"],
])(
  "[HOST-3, HOST-5] each page stands on a host that answers %s and lacks calls with %i, %s",
  async (shape, lacking, dialect) => {
    const { app, host } = running;
    host.answerAs(shape, lacking, dialect);
    for (const [email, shown] of Object.entries(pages)) {
      const visitor = createVisitor(app.url);
      expect((await visitor.post("/auth/login", { email, password: "whatever" })).status, `login of ${email}`).toBe(
        302,
      );
      for (const [path, expected] of Object.entries(shown)) {
        const page = await visitor.get(path);
        expect.soft(page.status, `${path} leads to ${page.location}`).toBe(200);
        expect.soft(readable(page), path).toMatch(expected);
        for (const away of hidden[email] ?? [])
          expect.soft(page.text, `${path} links to ${away}`).not.toContain(`href="${away}"`);
      }
      for (const path of hidden[email] ?? []) expect.soft((await visitor.get(path)).status, path).toBe(404);
    }
  },
);

test("[HOST-71] a payment nobody can look up is not called off: the page names it", async () => {
  const { app, host } = running;
  host.answerAs("nested", 404);
  const visitor = createVisitor(app.url);
  await visitor.post("/auth/login", { email: "amina@example.test", password: "whatever" });
  const page = readable(await visitor.get("/checkout/return?restaurantId=1&key=k-1&transaction=txn-9"));
  expect(page).toMatch(/We could not confirm your order.*do not pay again.*txn-9/);
  expect(page).not.toContain("Nothing was charged");
});
