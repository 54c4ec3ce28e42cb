import { csv, fillItem, photo } from "@tests/e2e/steps/catalogue-steps";
import { openRestaurant } from "@tests/e2e/steps/checkout-steps";
import { expect, test } from "@tests/support/e2e";

test("[ITEM-1…4, ITEM-6, ITEM-7, ITEM-11, ITEM-12] an item is added, looked at, edited, switched off and deleted", async ({
  page,
  signIn,
  javaScriptEnabled,
}, { project }) => {
  const name = `Manti ${project.name}`;
  await signIn("manager");
  await page.goto("/dashboard/items?limit=20");
  await page.getByRole("link", { name: "Add Item" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  for (const text of [
    "Item name must be at least 2 characters",
    "Description must be at least 10 characters",
    "Price must be greater than 0",
    "Category must be at least 2 characters",
  ])
    await expect(page.getByText(text).first()).toBeVisible();
  await fillItem(page, { name, description: "Dumplings with garlic yoghurt", price: "12.50", category: "Dumplings" });
  await page.getByLabel("Item picture").setInputFiles(await photo("#7a4a00"));
  await page.getByRole("group", { name: "Tags" }).getByText("Featured", { exact: true }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Menu item created successfully")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/items?limit=20");

  await page.goto(`/dashboard/items?search=${encodeURIComponent(name)}`);
  const row = page.getByRole("row").filter({ hasText: name });
  await row.getByRole("link", { name: `View ${name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText(/Dashboard.*Items.*View/);
  for (const [fact, value] of [
    ["Category", "Dumplings"],
    ["Price", "$12.50"],
    ["Featured", "Yes"],
    ["Tax", "None"],
  ] as const)
    await expect(page.locator("dl > div").filter({ hasText: fact }).first()).toContainText(value);
  await expect(page.getByRole("img", { name })).toHaveAttribute("src", /^\/media\/[\w-]+\.webp$/);
  await page.getByRole("button", { name: "Until tomorrow" }).click();
  await expect(page.getByText(/^Sold out until/).first()).toBeVisible();

  await page.goto(`/dashboard/items?search=${encodeURIComponent(name)}`);
  await row.getByRole("switch").click();
  await expect(row.getByRole("switch")).toHaveAttribute("aria-checked", "true");
  await row.getByRole("link", { name: `Edit ${name}` }).click();
  await page.getByLabel("Price", { exact: true }).fill("13");
  // What is chosen is told and can be taken back; what is there is replaced, or removed by the server.
  if (javaScriptEnabled !== false) {
    await page.getByLabel("Item picture").setInputFiles(await photo("#0b6349"));
    await page.getByRole("button", { name: /^Remove .+\.\w+$/ }).click();
    await expect(page.getByLabel("Item picture")).toHaveValue("");
  }
  await page.getByRole("checkbox", { name: "Remove picture" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Menu item updated successfully")).toBeVisible();
  await expect(row).toContainText("$13.00");
  await row.getByRole("link", { name: `Edit ${name}` }).click();
  await expect(page.getByRole("dialog").getByRole("img")).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: "Remove picture" })).toHaveCount(0);
  await page.getByRole("link", { name: "Close", exact: true }).first().click();

  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Menu item deleted successfully")).toBeVisible();
  await expect(page.getByText("No results.")).toBeVisible();
});

test("[FIND-9] an owner marks an item, customers read the marks beside it, and they are taken away again", async ({
  page,
  signIn,
}, { project }) => {
  const name = `Marked Mezze ${project.name}`;
  await signIn("manager");
  await page.goto("/dashboard/items/new");
  await fillItem(page, { name, description: "Chickpeas with chilli", price: "6.50", category: "Mezze" });
  const marks = page.getByRole("group", { name: "Dietary marks" });
  for (const label of ["Vegan", "Spicy"]) await marks.getByText(label, { exact: true }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Menu item created successfully")).toBeVisible();

  await page.goto(`/dashboard/items?search=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name: `View ${name}` }).click();
  await expect(page.locator("dl > div").filter({ hasText: "Dietary marks" })).toContainText("Vegan · Spicy");
  const exported = await page.request.get(`/dashboard/items/export?format=csv&search=${encodeURIComponent(name)}`);
  expect(await exported.text()).toContain("vegetarian|vegan|dairy-free|spicy");

  await openRestaurant(page);
  const card = page.getByRole("article").filter({ hasText: name });
  for (const mark of ["Vegan", "Spicy"]) await expect(card.getByText(mark, { exact: true })).toBeVisible();
  await card.getByRole("link", { name: `Add ${name}` }).click();
  const dish = page.getByRole("dialog", { name }).or(page.getByRole("main")).first();
  for (const mark of ["Vegan", "Spicy"]) await expect(dish.getByText(mark, { exact: true }).first()).toBeVisible();

  await page.goto(`/dashboard/items?search=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name: `Edit ${name}` }).click();
  await expect(marks.getByRole("checkbox", { name: "No dairy" })).toBeChecked();
  for (const label of ["Vegetarian", "Vegan", "No dairy", "Spicy"])
    await marks.getByText(label, { exact: true }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Menu item updated successfully")).toBeVisible();
  await page.getByRole("link", { name: `View ${name}` }).click();
  await expect(page.locator("dl > div").filter({ hasText: "Dietary marks" })).toContainText("None");
});

test("[ITEM-13…16, ADDON-1…5] an add-on is made, sold out and sold again by its form, assigned to an item by staff, and removed", async ({
  page,
  signIn,
}, { project }) => {
  const name = `Pul biber ${project.name}`;
  await signIn("owner");
  await page.goto("/dashboard/addons");
  await page.getByRole("link", { name: "Add Addon" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Name is required").first()).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Size").fill("20 g");
  await page.getByLabel("Price", { exact: true }).fill("0.50");
  await page.getByRole("button", { name: "Save" }).click();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("$0.50");

  // [RUSH-8] As an item's form has it.
  for (const isAvailable of [false, true]) {
    await row.getByRole("link", { name: `Edit ${name}` }).click();
    const mark = page.getByRole("dialog").getByRole("checkbox", { name: "Available" });
    await expect(mark).toBeChecked({ checked: !isAvailable });
    await mark.setChecked(isAvailable);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(row).toContainText(isAvailable ? "Available" : "Sold out");
  }

  await signIn("staff");
  await page.goto("/dashboard/items?search=ayran");
  await expect(page.getByRole("link", { name: "Add Item" })).toHaveCount(0);
  await page
    .getByRole("link", { name: /^View / })
    .first()
    .click();
  await page.getByRole("link", { name: "Addon", exact: true }).click();
  await page.getByRole("link", { name: "Add Addon" }).click();
  await page.getByLabel("ADDON ITEM *").selectOption({ label: `${name} · 20 g · $0.50` });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Addon added successfully")).toBeVisible();
  const line = page.getByRole("listitem").filter({ hasText: name });
  await expect(line).toContainText(/20 g.*\$0\.50.*Active/);
  await line.getByRole("link", { name: `Remove ${name}` }).click();
  await expect(page.getByText("Are you sure you want to remove this addon from the menu item?")).toBeVisible();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Addon removed successfully")).toBeVisible();
  await expect(line).toHaveCount(0);
});

test("[ITEM-8…10, TABLE-6] a CSV file is checked, previewed and imported; its export imports unchanged", async ({
  page,
  signIn,
}, { project }) => {
  const name = `Simit ${project.name}`;
  const head = "name,description,price,category,caution,item_type";
  await signIn("owner");
  await page.goto("/dashboard/items/import");
  await expect(page.getByText("The first line names the columns: name, description, price, category,")).toContainText(
    /station, .*halal, meat, slaughter, menus, meals, contains,? or is_available/,
  );
  const check = async (file: ReturnType<typeof csv>) => {
    await page.getByLabel("CSV file").setInputFiles(file);
    await page.getByRole("button", { name: "Check file" }).click();
  };
  await page.getByRole("button", { name: "Check file" }).click();
  await expect(page.getByText("Please select a CSV file to upload")).toBeVisible();
  await check(csv("menu.txt", head));
  await expect(page.getByText("Please select a CSV file only")).toBeVisible();
  await check(csv("menu.csv", head, `${name},Sesame ring bread,2.50,Breads,,`, "X,short,0,Breads,,"));
  await expect(page.getByText("Failed to create menu items from csv")).toBeVisible();
  await expect(page.getByRole("region", { name: "Lines with errors" })).toContainText(
    "Line 3nameItem name must be at least 2 characters",
  );
  await check(csv("menu.csv", head, `${name},"=Sesame, ring bread",2.50,Breads,,`));
  await expect(page.getByText("The file is in order. Nothing is saved yet.")).toBeVisible();
  await page.getByRole("button", { name: "Import 1 item" }).click();
  await expect(page.getByText("Menu items created successfully")).toBeVisible();

  const search = encodeURIComponent(name);
  const exported = await page.request.get(`/dashboard/items/export?format=csv&search=${search}`);
  const text = await exported.text();
  expect(text).toContain(`${name},"'=Sesame, ring bread",2.50,Breads,,,food`);
  const workbook = await page.request.get(`/dashboard/items/export?format=xlsx&search=${search}`);
  expect((await workbook.body()).subarray(0, 2).toString()).toBe("PK");
  await page.goto("/dashboard/items/import");
  await check(csv("again.csv", text));
  await expect(page.getByText("One item has the name of an item you have already")).toBeVisible();
  await page.getByRole("button", { name: "Import 1 item" }).click();
  await expect(page.getByText("Menu items created successfully")).toBeVisible();
  const again = await page.request.get(`/dashboard/items/export?format=csv&search=${search}`);
  const [first = "", second = ""] = (await again.text()).split("\r\n").slice(1);
  expect(first.length).toBeGreaterThan(20);
  expect(second).toBe(first);

  await page.goto(`/dashboard/items?search=${search}`);
  await page.locator("summary", { hasText: "Export" }).click();
  await expect(page.getByText("2 items, as filtered")).toBeVisible();
  await page.getByRole("link", { name: "Print" }).click();
  await expect(page.getByRole("cell", { name })).toHaveCount(2);
});

test("[ITEM-17] categories and items are put in order by buttons", async ({ page, signIn }) => {
  await signIn("owner");
  await page.goto("/dashboard/menu-order");
  const items = page.getByRole("list").filter({ has: page.getByRole("button", { name: /^Move .* down$/ }) });
  const names = () => items.last().getByRole("listitem").allInnerTexts();
  const [first = "", second = ""] = await names();
  await items
    .last()
    .getByRole("button", { name: `Move ${first} down` })
    .click();
  await expect(items.last().getByRole("listitem").first()).toContainText(second);
  await expect(page.getByRole("status").filter({ hasText: `${first}, 2 of ` })).toHaveCount(1);
  expect((await names()).slice(0, 2)).toEqual([second, first]);
  // Meanwhile somebody else moves what this page shows as second one down; the page's own news of it are late.
  let isPressed = false;
  await page.route("**/dashboard/menu-order.data*", async (route) => {
    isPressed ||= route.request().method() === "POST";
    if (isPressed) await route.continue();
  });
  const [above = "", moving = ""] = await names();
  const id = await items.last().getByRole("listitem").nth(1).locator("input[name=id]").inputValue();
  await page.request.post("/dashboard/menu-order", {
    form: { intent: "move-item", id, direction: "down" },
    headers: { origin: new URL(page.url()).origin },
  });
  await items
    .last()
    .getByRole("button", { name: `Move ${above} down` })
    .click();
  await expect(page.getByText("Somebody else has changed this order meanwhile.")).toBeVisible();
  await expect(items.last().getByRole("listitem").nth(2)).toContainText(moving);
  await page.getByText("Add category", { exact: true }).click();
  await page.getByLabel("Name", { exact: true }).fill("x");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Category must be at least 2 characters").first()).toBeVisible();
});

test("[ITEM-2, ITEM-17, RUSH-18] a category is named in forms and on paper as it is on the menu", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/dashboard/menus/new");
  await expect(page.getByRole("checkbox", { name: "Desserts", exact: true })).toHaveCount(1);
  await page.goto("/dashboard/items?search=baklava");
  const edit = page.getByRole("link", { name: /^Edit .*Baklava/ }).first();
  await page.goto((await edit.getAttribute("href")) ?? "");
  await expect(page.getByLabel("Category", { exact: true }).last()).toHaveValue("Desserts");
  await page.goto("/dashboard/items/print?search=baklava");
  await expect(page.getByRole("cell", { name: "Desserts", exact: true }).first()).toBeVisible();
});
