import { expect, test } from "@tests/support/e2e";

declare global {
  interface Window {
    awake?: Promise<unknown>;
  }
}

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
    "/dashboard/day-close",
    "/dashboard/day-closes",
    // Years of sums are the widest.
    "/dashboard/sales-report/summary?from=2020-01-01&to=2035-12-31",
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

/** Columns of what people type. */
const typed = {
  owner: {
    "/dashboard/coupons": "Coupon",
    "/dashboard/offers": "Offer",
    "/dashboard/items": "Item",
    "/dashboard/addons": "Name",
    "/dashboard/online-orders": "Customer",
    "/dashboard/settings/taxes": "Name",
  },
  admin: { "/admin/restaurants": "Restaurant name", "/admin/coupons": "Coupon", "/admin/customers": "Name" },
} as const;

test("[TABLE-1] on a tablet a word of 26 letters in a name breaks, and hides no status", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  // A text that is changed before the page is hydrated does not match.
  await page.addInitScript(() => {
    window.awake = new Promise((resolve) => addEventListener("page-awake", resolve, { once: true }));
  });
  for (const role of ["owner", "admin"] as const) {
    await signIn(role);
    for (const [path, column] of Object.entries(typed[role])) {
      await page.goto(path);
      await page.evaluate(() => window.awake);
      const heads = await page.getByRole("table").first().getByRole("columnheader").allInnerTexts();
      const cell = page.getByRole("cell").nth(heads.findIndex((head) => head.includes(column)));
      await cell.evaluate((own) => {
        const texts = [...own.querySelectorAll("*")].filter(
          (part) => !part.firstElementChild && part.textContent?.trim(),
        );
        (texts.at(-1) ?? own).textContent = "Wmilchgeschwisterbäckerei".padEnd(26, "W");
      });
      const beyond = await page.evaluate(() => {
        const frame = document.querySelector("main table")?.parentElement;
        return frame ? frame.scrollWidth - frame.clientWidth : Infinity;
      });
      expect(beyond, `pixels of ${path} that must be scrolled to`).toBeLessThanOrEqual(1);
    }
  }
});

test("[TABLE-1] a long email address breaks before its @ or at a hyphen, not within a word", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await page.goto("/admin/restaurants");
  const restaurant = await page.locator('td a[href^="/admin/restaurants/"]').first().getAttribute("href");
  for (const path of [
    "/admin/inactive-restaurants",
    "/admin/restaurants",
    "/admin/customers",
    "/admin/sales-agents",
    "/admin/search?q=halalgo.test",
    `${restaurant}/owner`,
  ]) {
    await page.goto(path);
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const { found, broken } = await page.evaluate(() => {
        const range = document.createRange();
        let found = 0;
        const broken = [...document.querySelectorAll("td, dd, li a > span > span")].flatMap((cell) => {
          const texts = document.createNodeIterator(cell, NodeFilter.SHOW_TEXT);
          const letters: { letter: string; top: number }[] = [];
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            [...(text.textContent ?? "")].forEach((letter, index) => {
              range.setStart(text, index);
              range.setEnd(text, index + 1);
              letters.push({ letter, top: range.getBoundingClientRect().top });
            });
          }
          const match = /[\w.+-]+@[\w.-]+/.exec(letters.map(({ letter }) => letter).join(""));
          if (!match) return [];
          found += 1;
          const address = letters.slice(match.index, match.index + match[0].length);
          const lines = address.reduce<string[]>((all, { letter, top }, index) => {
            const isSame = top === address[index - 1]?.top;
            return isSame ? [...all.slice(0, -1), `${all.at(-1)}${letter}`] : [...all, letter];
          }, []);
          return lines.slice(1).some((line, index) => !line.startsWith("@") && !lines[index]?.endsWith("-"))
            ? lines
            : [];
        });
        return { found, broken };
      });
      expect(found, `addresses on ${path} at ${width}`).toBeGreaterThan(0);
      expect(broken, `broken addresses on ${path} at ${width}`).toEqual([]);
    }
  }
});

test("[RUSH-1] the message of new orders lies over no dish of the till for good: the last ones scroll out from beneath it", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  for (const size of [
    { width: 390, height: 844 },
    { width: 820, height: 900 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/dashboard/pos");
    const message = page.locator(".toast").filter({ hasText: "new order" }).first();
    await expect(message).toBeVisible();
    const last = page.getByRole("region", { name: "Menu" }).getByRole("listitem").last();
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 20_000);
    const below = async () => {
      const [dish, over] = await Promise.all([last.boundingBox(), message.boundingBox()]);
      return (dish?.y ?? Infinity) + (dish?.height ?? 0) - (over?.y ?? 0);
    };
    await expect.poll(below).toBeLessThanOrEqual(0);
  }
});

test("[TABLE-1] on a phone a name of sixty letters wraps within its row", async ({ page, signIn }) => {
  await signIn("owner");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/customers");
  const name = page.getByRole("cell").getByRole("link").first();
  // At once, so that the page does not wake to a text it was not sent with.
  const right = await name.evaluate((link) => {
    const { textContent } = link;
    link.textContent = "Anatolia Charcoal Grill and Traditional Bakery of New England";
    const rectangle = link.getBoundingClientRect();
    link.textContent = textContent;
    return rectangle.right;
  });
  expect(right).toBeLessThanOrEqual(390);
});

test("[UI-4, UI-5] on a phone no menu of a page's head opens beyond the edge, and no message hides what a dialog asks", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/dashboard", "/dashboard/day-close", "/dashboard/sales-report/summary"]) {
    await page.goto(path);
    const menus = page.getByRole("main").locator("details:has(> summary):has([href], button)").first();
    for (const menu of await page
      .getByRole("main")
      .locator("summary", { hasText: /Export|202\d|Today/ })
      .all()) {
      if (!(await menu.isVisible())) continue;
      await menu.click();
      const entry = menu.locator("xpath=following-sibling::div").first();
      await expect(entry).toBeVisible();
      expect((await entry.boundingBox())?.x, `a menu of ${path}`).toBeGreaterThanOrEqual(0);
      await page.keyboard.press("Escape");
    }
    await expect(menus).toBeAttached();
  }
  await page.goto("/dashboard/items");
  await expect(page.locator(".toast").filter({ hasText: "new order" }).first()).toBeVisible();
  await page
    .getByRole("link", { name: /^Delete / })
    .first()
    .click();
  const question = page.getByRole("dialog").getByText("Are you sure");
  await expect(question).toBeVisible();
  const above = async () => {
    const [asked, message] = await Promise.all([
      page.getByRole("dialog").getByRole("heading").boundingBox(),
      page.locator(".toast").first().boundingBox(),
    ]);
    return (asked?.y ?? 0) - (message?.y ?? Infinity) - (message?.height ?? 0);
  };
  await expect.poll(above).toBeGreaterThanOrEqual(0);
  await expect(page.getByRole("dialog").getByRole("button", { name: "Delete" })).toBeInViewport({ ratio: 1 });
});

test("[UI-5] where the sidebar has more entries than fit, it shows the current one and its button", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/admin/audit-log");
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Audit Log" })).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByRole("button", { name: "Collapse" })).toBeInViewport({ ratio: 1 });
});

test.describe("touched", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("[UI-4] on touch a link that stands alone, and a part of the path, has 44 pixels to press", async ({
    page,
    signIn,
  }) => {
    await signIn("admin");
    await page.goto("/admin/dashboard");
    const room = (name: string) =>
      page
        .getByRole("main")
        .getByRole("link", { name })
        .first()
        .evaluate((link) => Number.parseFloat(getComputedStyle(link, "::after").height));
    expect(await room("See all inactive")).toBeGreaterThanOrEqual(44);
    await page.goto("/admin/orders");
    expect(await room("Dashboard")).toBeGreaterThanOrEqual(44);
  });
});

test("[TABLE-6] a wide list that fits one sheet is printed on one, across", async ({ page, signIn }) => {
  await signIn("owner");
  await page.goto("/dashboard/transactions/print?order_id=HG-1994");
  await expect(page.getByRole("table")).toContainText("HG-1994");
  const sheets = await page.pdf({ preferCSSPageSize: true, format: "Letter" });
  expect(sheets.toString("latin1").match(/\/MediaBox \[[^\]]+\]/g)).toEqual(["/MediaBox [0 0 792 612]"]);
});
