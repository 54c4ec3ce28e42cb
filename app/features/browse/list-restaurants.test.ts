import { expect, test } from "vitest";
import { createHostClient } from "~/host/client/client.server";
import { inProcessTransport } from "~/host/client/transport.server";
import { nothingChosen } from "./choice";
import { findBest, findRestaurants } from "./list-restaurants.server";

const caller = { token: () => null, requestId: "1", passOn: {}, clientAddress: "" };

/** A host that answers with everything it has, whatever it is asked. */
function plainHost(rows: object[]) {
  const transport = inProcessTransport(() => Response.json({ data: { data: rows } }));
  return createHostClient({ transport, guard: (call) => call() })(caller);
}

const host = plainHost([
  {
    id: 1,
    name: "Anatolia",
    cuisine_type: "Turkish",
    average_rating: "4.8",
    delivery_options: ["Delivery", "Pick-up"],
  },
  { id: 2, name: "Karachi Handi", cuisine_type: "Pakistani", average_rating: 4.9, delivery_options: ["Pick-up"] },
  { id: 3, name: "Corner Shop", cuisine_type: "Grocery", delivery_options: ["Shops", "Delivery"] },
  {
    id: 4,
    name: "Shaam",
    cuisine_type: "Syrian",
    average_rating: "4.1",
    deals: [{ title: "Mezze" }],
    menu_categories: ["Handi"],
  },
]);
const namesFor = async (change: object, mode: "delivery" | "pickup" = "delivery") =>
  (await findRestaurants(host, { ...nothingChosen, ...change }, mode)).restaurants.map(({ name }) => name);

test("[HOME-2] without the mode's word a restaurant is not listed, unless its options are unknown", async () => {
  expect(await namesFor({})).toEqual(["Anatolia", "Corner Shop", "Shaam"]);
  expect(await namesFor({}, "pickup")).toEqual(["Anatolia", "Karachi Handi", "Shaam"]);
});

test("[HOME-4] search finds by name or cuisine", async () => {
  expect(await namesFor({ search: "TURK" })).toEqual(["Anatolia"]);
  expect(await namesFor({ search: "shaa" })).toEqual(["Shaam"]);
});

test("[HOME-8, HOME-11, HOME-12, HOME-17] service, sort, deals and categories narrow where the host does not", async () => {
  expect(await namesFor({ service: "shops" })).toEqual(["Corner Shop"]);
  expect(await namesFor({ sort: "rating" })).toEqual(["Anatolia", "Shaam", "Corner Shop"]);
  expect(await namesFor({ deals: true })).toEqual(["Shaam"]);
  expect(await namesFor({ cuisines: ["Handi", "Turkish"] })).toEqual(["Anatolia", "Shaam"]);
});

test("[HOME-13] the filters count what they would leave", async () => {
  const { facets, total } = await findRestaurants(host, { ...nothingChosen, cuisines: ["Syrian"] }, "delivery");
  expect(total).toBe(1);
  expect(facets.deals).toBe(1);
  expect(facets.cuisines).toContainEqual({ name: "Turkish", count: 1 });
});

test("[HOME-21, HOME-22] the best come first, and the last of the list is the newest", async () => {
  expect((await findBest(host, "rating", "pickup")).map(({ name }) => name)).toEqual([
    "Karachi Handi",
    "Anatolia",
    "Shaam",
  ]);
  expect((await findBest(host, "newest", "delivery")).map(({ name }) => name)).toEqual([
    "Shaam",
    "Corner Shop",
    "Anatolia",
  ]);
});

test("[HOME-24] a long list comes in pages of 24", async () => {
  const many = plainHost(Array.from({ length: 30 }, (_, index) => ({ id: index + 1, name: `Place ${index + 1}` })));
  const { restaurants, total } = await findRestaurants(many, { ...nothingChosen, page: 2 }, "delivery");
  expect(total).toBe(30);
  expect(restaurants.map(({ name }) => name)).toEqual([25, 26, 27, 28, 29, 30].map((number) => `Place ${number}`));
});
