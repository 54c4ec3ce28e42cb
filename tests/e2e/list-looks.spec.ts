import { expect, test } from "@tests/support/e2e";

/** Lists as they lie beside the sidebar; each of them at the narrowest width of each kind of frame. */
const lists = {
  owner: [
    "/dashboard/online-orders",
    "/dashboard/items",
    "/dashboard/addons",
    "/dashboard/coupons",
    "/dashboard/offers",
    "/dashboard/customers",
    "/dashboard/transactions",
    "/dashboard/sales-report",
    "/dashboard/day-closes",
    "/dashboard/settings/taxes",
  ],
  admin: [
    "/admin/restaurants",
    "/admin/inactive-restaurants",
    "/admin/customers",
    "/admin/orders",
    "/admin/failed-payments",
    "/admin/coupons",
    "/admin/certifiers",
    "/admin/audit-log",
  ],
} as const;

for (const role of ["owner", "admin"] as const) {
  test(`[TABLE-1] no column of the lists of the ${role} hides beneath another, or beyond the edge`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn(role);
    for (const path of lists[role]) {
      await page.goto(path);
      await expect(page.getByRole("table").first()).toBeVisible();
      for (const width of [768, 820, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const hidden = await page.evaluate(() =>
          Array.from(document.querySelectorAll("main table"), ({ parentElement: frame }) =>
            frame ? Math.max(0, frame.scrollWidth - frame.clientWidth - 1) : 0,
          ),
        );
        expect(Math.max(...hidden), `pixels of ${path} that must be scrolled to at ${width}`).toBe(0);
      }
    }
  });
}
