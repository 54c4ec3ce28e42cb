import { expect, test } from "vitest";
import { parseItemMarks } from "@domain/halal/items";
import type { HalalSummary } from "@domain/halal/status";
import { mapMenuItemTexts } from "@domain/menu/menu-item-rules";
import type { MenuItem } from "~/host/menu.server";
import { searchMenu } from "./load-restaurant.server";
import { isSoldOut, menuSections } from "./menu-sections";

const item = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  restaurantId: "r1",
  restaurantName: null,
  restaurantCuisine: null,
  restaurantRating: null,
  name: `Dish ${id}`,
  description: "",
  image: null,
  category: "Mains",
  ...mapMenuItemTexts(() => null),
  type: "food",
  isAvailable: true,
  servedLater: null,
  tags: [],
  diets: [],
  dietText: "",
  marks: parseItemMarks({}),
  priceCents: 1599,
  largeCents: 1699,
  deal: null,
  oldPriceCents: null,
  ...more,
});

test("[REST-4] tagged items come first, then all by category; empty sections are left out", () => {
  const items = [
    item("1", { tags: ["featured", "popular"] }),
    item("2", { category: "Drinks" }),
    item("3", { category: null }),
    item("4"),
  ];
  const menu = menuSections(items);
  expect(menu.picks.map(({ title, items: [first] }) => [title, first?.id])).toEqual([
    ["Featured Items", "1"],
    ["Popular Items", "1"],
  ]);
  expect(menu.categories.map(({ title, items: cards }) => [title, cards.map(({ id }) => id)])).toEqual([
    ["Mains", ["1", "4"]],
    ["Drinks", ["2"]],
    ["More", ["3"]],
  ]);
});

test("[REST-4] special offers are what a deal lowers, then what the owner tagged; a deal on the whole menu adds none", () => {
  const deal = { title: "10% off kebab plates", discountCents: 160 };
  const offers = (...items: MenuItem[]) =>
    menuSections(items).picks.flatMap(({ title, items: cards }) =>
      title === "Special Offers" ? cards.map(({ id }) => id) : [],
    );
  const [tagged, plain, reduced] = [item("1", { tags: ["offer"] }), item("2"), item("3", { deal })];
  expect(offers(tagged, plain, reduced)).toEqual(["3", "1"]);
  expect(offers(plain, item("4", { deal, tags: ["offer"] }))).toEqual(["4"]);
  expect(offers(reduced, item("4", { deal }))).toEqual([]);
  expect(offers(plain)).toEqual([]);
});

test("[REST-6] a deal lowers the price, with the old one beside it", () => {
  const deal = { title: "10% off kebab plates", discountCents: 160 };
  const [card] = menuSections([item("1", { deal, oldPriceCents: 1799 })]).categories[0]?.items ?? [];
  expect(card).toMatchObject({ priceCents: 1439, wasCents: 1599, deal: "10% off kebab plates" });
  const [plain] = menuSections([item("1")]).categories[0]?.items ?? [];
  expect(plain).toMatchObject({ priceCents: 1599, wasCents: null, deal: null });
});

test("[FIND-14] the menu is searched by name, category and description, however it is spelled, the best first", () => {
  const items = [
    item("1", { description: "with KEBAB sauce" }),
    item("2", { name: "Adana Kebab" }),
    item("3", { name: "Tea", category: "Drinks", diets: ["gluten-free"] }),
  ];
  const found = (text: string) => searchMenu(items, text).entries.map(({ id }) => id);
  expect(found(" kebab ")).toEqual(["2", "1"]);
  expect(found("kabob")).toEqual(["2", "1"]);
  expect(found("beverages")).toEqual(["3"]);
  expect(found("no gluten")).toEqual(["3"]);
  expect(found("xyzzy")).toEqual([]);
});

test("[FIND-14, FIND-21] a price that the text states holds on a menu too, after the deal; alone it asks for whatever costs so much", () => {
  const deal = { title: "10% off kebab plates", discountCents: 160 };
  const items = [
    item("1", { name: "Adana Kebab" }),
    item("2", { name: "Urfa Kebab", deal }),
    item("3", { name: "Tea", priceCents: 249 }),
  ];
  const search = (text: string) => {
    const { entries, foundFor } = searchMenu(items, text);
    return [foundFor, ...entries.map(({ id }) => id)];
  };
  expect(search("kebab under $15")).toEqual(["kebab under $15", "2"]);
  expect(search("kebab over $20")).toEqual(["kebab over $20"]);
  expect(search("up to $3")).toEqual(["up to $3", "3"]);
  expect(search("kebab")).toEqual(["kebab", "1", "2"]);
});

test("[FIND-14] what is not wanted is not on the menu found, and no heading says that the rest is without it", () => {
  const items = [item("1", { name: "Onion Kebab" }), item("2", { name: "Adana Kebab" })];
  const { entries, foundFor } = searchMenu(items, "kebab without onion");
  expect(entries.map(({ id }) => id)).toEqual(["2"]);
  expect(foundFor).toBe("kebab");
  expect(searchMenu(items, "onion free").entries).toEqual([]);
});

test("[HALAL-6, HALAL-14] a card says the marks; only what is halal by evidence claims the diet to search engines", () => {
  const halal = {
    state: "certified",
    level: "options",
    slaughter: "hand",
    alcohol: "none",
    certifier: "Crescent Assurance (demo)",
    expiresOn: "2027-01-11",
  } as const;
  const lamb = item("1", {
    marks: parseItemMarks({ halal: "yes", meat: "lamb", slaughter: "place" }),
    dietText: "Spicy",
  });
  const cards = (now: HalalSummary) => menuSections([lamb, item("2")], { halal: now }).categories[0]?.items ?? [];
  expect(cards(halal).map(({ marks, isCertified }) => [marks.map(({ text }) => text), isCertified])).toEqual([
    [["Halal", "Hand-slaughtered", "Spicy"], true],
    [["Not stated whether halal"], false],
  ]);
  expect(cards({ ...halal, state: "declared" }).map(({ isCertified }) => isCertified)).toEqual([false, false]);
});

test("[REST-5] a menu is sold out once none of its dishes is available; one without dishes is not", () => {
  const soldOut = item("1", { isAvailable: false });
  expect(isSoldOut([soldOut, item("2")])).toBe(false);
  expect(isSoldOut([soldOut, soldOut])).toBe(true);
  expect(isSoldOut([])).toBe(false);
});
