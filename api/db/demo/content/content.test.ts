import { expect, test } from "vitest";
import { cuisines, menuCategories } from "@domain/options";
import { isDealActive } from "@domain/promotions/deals";
import { businessTypes } from "@domain/registration/options";
import { isOpenAt } from "@domain/restaurants/opening-hours";
import { dietTable } from "./diets";
import { customers, orders, platformCoupons, restaurants } from "./index";

const approved = restaurants.filter((place) => place.status === "approved");
const allItems = restaurants.flatMap((place) => place.items.map((item) => ({ place, item })));
const unique = (values: readonly string[]) => new Set(values).size === values.length;
const day = 86_400_000;
const now = new Date("2026-11-20T23:52:00Z");
const from = (days: number) => new Date(now.getTime() + days * day);

test("[DATA-7] at least 26 places are approved, one waits and one is rejected with a reason", () => {
  expect(approved.length).toBeGreaterThanOrEqual(26);
  expect(restaurants.filter((place) => place.status === "pending")).toHaveLength(1);
  const [rejected, ...others] = restaurants.filter((place) => place.status === "rejected");
  expect(others).toHaveLength(0);
  expect(rejected?.rejectionReason?.length).toBeGreaterThan(10);
});

test("[DATA-7] every cuisine of the registration and every category of the home page is served", () => {
  const served = new Set(approved.map((place) => place.cuisineType));
  for (const cuisine of cuisines) expect(served, cuisine).toContain(cuisine);
  const categories = approved.flatMap((place) => place.items.map((item) => item.category));
  for (const { value } of menuCategories) expect(categories, value).toContain(value);
});

test("[DATA-7] shops are found under Shops and sell groceries", () => {
  const shops = approved.filter((place) => place.kind === "shop");
  expect(shops.length).toBeGreaterThanOrEqual(3);
  for (const shop of shops) expect(shop.deliveryOptions).toContain("shops");
  for (const place of restaurants)
    if (place.kind === "restaurant") expect(place.deliveryOptions).not.toContain("shops");
  expect(shops.flatMap((shop) => shop.items).filter((item) => item.itemType === "grocery").length).toBeGreaterThan(20);
});

test("[FIND-9] dishes carry marks that their names, descriptions and cautions allow, and each mark is found at several places", () => {
  const known = new Set(allItems.map(({ item }) => item.name));
  for (const [diet, names] of Object.entries(dietTable)) {
    expect(
      names.filter((name) => !known.has(name)),
      diet,
    ).toEqual([]);
    expect(unique(names), diet).toBe(true);
    const places = new Set(
      approved.filter(({ items }) => items.some((item) => item.diets.some((one) => one === diet))),
    );
    expect(places.size, diet).toBeGreaterThanOrEqual(5);
  }
  const flesh =
    /\b(chicken|lamb|beef|fish|prawn|shrimp|meat|kofta|kafta|turkey|tuna|salmon|sucuk|gelatine|liver|squid|brisket)\b/i;
  for (const { item } of allItems) {
    const text = `${item.name} ${item.description} ${item.caution}`;
    if (item.diets.includes("vegetarian")) expect(text).not.toMatch(flesh);
    if (item.diets.includes("vegan")) expect(text).not.toMatch(/dairy|egg|honey|cheese|yoghurt|butter\b/i);
    if (item.diets.includes("gluten-free")) expect(item.caution).not.toMatch(/wheat/);
    if (item.diets.includes("nut-free")) expect(item.caution).not.toMatch(/nuts/);
    if (item.diets.includes("dairy-free")) expect(item.caution).not.toMatch(/dairy/);
  }
});

test("[DATA-1] every place has its own key, name, phone and address in Bristol, seven days and a known business category", () => {
  for (const pick of ["slug", "name", "phone", "streetAddress"] as const) {
    expect(unique(restaurants.map((place) => place[pick])), pick).toBe(true);
  }
  for (const place of restaurants) {
    expect(place.phone).toMatch(/^\(860\) 555-01\d\d$/);
    expect(place.zipCode).toBe("06010");
    expect(Math.abs(place.latitude - 41.6718)).toBeLessThan(0.06);
    expect(Math.abs(place.longitude + 72.9493)).toBeLessThan(0.08);
    expect(businessTypes).toContain(place.category);
    expect(place.hours).toHaveLength(7);
    for (const hours of place.hours) for (const time of hours ?? []) expect(time).toMatch(/^([01]\d|2[0-3]):[03]0$/);
  }
});

test("[WIZ-10] some place closes on Mondays, some after midnight, and some is open at any hour", () => {
  expect(approved.some((place) => place.hours[0] === null)).toBe(true);
  expect(
    approved.some((place) => place.hours.some((hours) => hours && hours[1] < hours[0] && hours[1] !== "00:00")),
  ).toBe(true);
  expect(
    approved.filter((place) => place.hours.every((hours) => hours && hours[0] === hours[1])).length,
  ).toBeGreaterThanOrEqual(2);
});

test("[DATA-7] at any hour of the day and the night at least twelve places are open, on the days the clocks change too", () => {
  const parseMinute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const places = approved.map(({ hours, timeZone }) => ({
    timeZone,
    days: hours.map((day) => ({
      isOpen: day !== null,
      opensMinute: parseMinute(day?.[0] ?? "00:00"),
      closesMinute: parseMinute(day?.[1] ?? "00:00"),
    })),
  }));
  const halfHours = (from: string, days: number) =>
    Array.from({ length: 48 * days }, (_, index) => new Date(Date.parse(from) + index * 30 * 60_000));
  // A week, and the days around which the clocks change: November 1, 2026, and March 14, 2027.
  const times = [
    ...halfHours("2026-11-22T05:00:00Z", 7),
    ...halfHours("2026-11-01T03:00:00Z", 1),
    ...halfHours("2027-03-14T03:00:00Z", 1),
  ];
  const few = times
    .map((at) => ({ at: at.toISOString(), open: places.filter((hours) => isOpenAt(hours, at)).length }))
    .filter(({ open }) => open < 12);
  expect(few).toEqual([]);
}, 60_000);

test("[MONEY-3] no place charges for delivery but one, whose owner has switched it on", () => {
  const charging = restaurants.filter((place) => place.deliveryFeeCents !== 0);
  expect(charging).toMatchObject([{ slug: "lanzhou-lantern", status: "approved", deliveryFeeCents: 299 }]);
});

test("[DATA-4] every menu has 12 to 30 items with a name of its own, a description and a price in whole cents", () => {
  for (const place of restaurants) {
    expect(place.items.length, place.slug).toBeGreaterThanOrEqual(12);
    expect(place.items.length, place.slug).toBeLessThanOrEqual(30);
    expect(unique(place.items.map((item) => item.name)), place.slug).toBe(true);
  }
  for (const { item } of allItems) {
    expect(item.description.length, item.name).toBeGreaterThanOrEqual(10);
    expect(Number.isInteger(item.priceCents) && item.priceCents > 0, item.name).toBe(true);
    if (item.largePriceCents !== undefined) expect(item.largePriceCents, item.name).toBeGreaterThan(item.priceCents);
  }
  expect(allItems.some(({ item }) => !item.isAvailable)).toBe(true);
});

test("[REST-4] every restaurant has featured, popular and offered items", () => {
  const tags = (place: (typeof approved)[number]) => new Set(place.items.flatMap((item) => item.tags));
  for (const place of approved) {
    if (place.kind === "shop") continue;
    expect([...tags(place)].sort(), place.slug).toEqual(["featured", "offer", "popular"]);
  }
});

test("[REST-9] items offer only add-ons that the restaurant has", () => {
  for (const { place, item } of allItems) {
    const known = place.addOns.map((addOn) => addOn.name);
    for (const name of item.addOns) expect(known, `${place.slug}: ${item.name}`).toContain(name);
  }
  for (const place of restaurants) {
    const used = new Set(place.items.flatMap((item) => item.addOns));
    for (const addOn of place.addOns) {
      // One of a group has to be taken, so it may cost nothing.
      expect(Number.isInteger(addOn.priceCents) && addOn.priceCents >= (addOn.group ? 0 : 1)).toBe(true);
    }
    if (place.addOns.length > 0) expect(used.size, place.slug).toBeGreaterThan(0);
  }
});

test("[HOME-10] nine books cost 16 to 80 dollars, each with an old price and tags", () => {
  const books = allItems.filter(({ item }) => item.itemType === "book");
  expect(books).toHaveLength(9);
  const prices = books.map(({ item }) => item.priceCents);
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([1600, 8000]);
  for (const { place, item } of books) {
    expect(place.kind).toBe("shop");
    expect(item.oldPriceCents).toBeGreaterThan(item.priceCents);
    expect(item.tags.length).toBeGreaterThan(0);
  }
});

test("[DATA-8] coupons and offers exist in every state, among them 7 percent and 5 dollars", () => {
  const coupons = [...platformCoupons, ...approved.flatMap((place) => place.coupons)];
  const deals = approved.flatMap((place) => place.deals);
  for (const list of [coupons, deals]) {
    const live = list.filter((one) =>
      isDealActive({ isActive: one.isActive, startsAt: from(one.startsInDays), endsAt: from(one.endsInDays) }, now),
    );
    expect(live.length).toBeGreaterThan(2);
    expect(live.some((one) => one.type === "percentage") && live.some((one) => one.type === "fixed")).toBe(true);
    expect(
      list.some((one) => one.isActive && one.endsInDays < 0),
      "expired",
    ).toBe(true);
    expect(
      list.some((one) => one.isActive && one.startsInDays > 0),
      "not yet started",
    ).toBe(true);
    expect(
      list.some((one) => !one.isActive),
      "inactive",
    ).toBe(true);
    for (const one of list) expect(one.endsInDays).toBeGreaterThan(one.startsInDays);
  }
  expect(coupons.some((one) => one.type === "percentage" && one.discountHundredths === 700)).toBe(true);
  expect(coupons.some((one) => one.type === "fixed" && one.discountHundredths === 500)).toBe(true);
  expect(unique(coupons.map((one) => one.code))).toBe(true);
  for (const { code } of coupons) expect(code).toMatch(/^[A-Z0-9]{3,19}$/);
});

test("[OFFER-6] an offer names only categories and items of its own menu", () => {
  for (const place of restaurants) {
    for (const deal of place.deals) {
      for (const name of deal.categories) expect(place.items.map((item) => item.category)).toContain(name);
      for (const name of deal.itemNames) expect(place.items.map((item) => item.name)).toContain(name);
    }
  }
});

test("[DATA-9] past orders come in every status and type and name real dishes, add-ons, people and coupons", () => {
  expect(new Set(orders.map((order) => order.status)).size).toBe(7);
  expect(new Set(orders.map((order) => order.orderType)).size).toBe(3);
  const people = customers.map((customer) => `${customer.firstName} ${customer.lastName}`);
  for (const order of orders) {
    const place = approved.find((one) => one.slug === order.restaurant);
    expect(people).toContain(order.customer);
    const option = { delivery: "delivery", takeaway: "pickup", "dine-in": "dine-in" } as const;
    expect(place?.deliveryOptions).toContain(option[order.orderType]);
    for (const line of order.lines) {
      const item = place?.items.find((one) => one.name === line.item);
      expect(item, `${order.restaurant}: ${line.item}`).toBeDefined();
      for (const name of line.addOns ?? []) expect(item?.addOns, line.item).toContain(name);
    }
    const codes = [...platformCoupons, ...(place?.coupons ?? [])].map((coupon) => coupon.code);
    if (order.couponCode) expect(codes).toContain(order.couponCode);
    expect(Boolean(order.reason)).toBe(order.status === "rejected" || order.status === "cancelled");
  }
});

test("[REST-15] ratings and reviews agree in kind: a place without ratings has no reviews", () => {
  for (const place of restaurants) {
    for (const count of place.ratings) expect(Number.isInteger(count) && count >= 0, place.slug).toBe(true);
    const total = place.ratings.reduce((sum, count) => sum + count, 0);
    expect(place.reviews.length, place.slug).toBeLessThanOrEqual(total);
    for (const review of place.reviews) expect(review.author).toMatch(/^\S+ [A-Z]\.$/);
  }
});
