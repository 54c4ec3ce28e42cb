import { expect, test } from "vitest";
import { weekdays } from "@domain/local-time";
import { createHostClient } from "~/host/client/client.server";
import { inProcessTransport } from "~/host/client/transport.server";
import { type BrowseChoice, defaultBrowseChoice } from "./choice";
import { findPlaces, type ReachContext } from "./find-places.server";
import { allSorts } from "./options";

const caller = { token: () => null, requestId: "1", forwardedHeaders: {}, clientAddress: "" };

/** A host of somebody else: it lists everything it has, whatever it is asked, and knows no browsing. */
function plainHost(rows: object[]) {
  const transport = inProcessTransport((request) =>
    new URL(request.url).pathname.endsWith("/restaurants")
      ? Response.json({ data: { data: rows } })
      : new Response("Not found", { status: 404 }),
  );
  return createHostClient({ transport, guard: (call) => call() })(caller);
}

const bristol = { latitude: 41.6718, longitude: -72.9493 };
const rows = [
  {
    id: 1,
    name: "Anatolia",
    cuisine_type: "Turkish",
    average_rating: "4.8",
    delivery_options: ["Delivery", "Pick-up"],
  },
  { id: 2, name: "Handi", cuisine_type: "Pakistani", average_rating: 4.9, delivery_options: ["Pick-up"] },
  { id: 3, name: "Corner Shop", cuisine_type: "Grocery", delivery_options: ["Shops", "Delivery"] },
  { id: 4, name: "Shaam", cuisine_type: "Syrian", average_rating: "4.1", deals: [{ title: "Mezze" }] },
];
const placed = rows.map((row) => ({ ...row, ...bristol }));
const at = (latitude: number, longitude: number): ReachContext["where"] => ({
  coordinates: { lat: latitude, lng: longitude },
  zipCode: null,
  namedZipCode: null,
  name: "48 Prospect St",
  city: null,
});
const home = at(41.68, -72.94);
const losAngeles = at(34.05, -118.24);

const find = (places: object[], change: Partial<BrowseChoice> = {}, reachContext: Partial<ReachContext> = {}) =>
  findPlaces(
    plainHost(places),
    { ...defaultBrowseChoice, ...change },
    { mode: "delivery", where: null, ...reachContext },
  );
const names = ({ found }: Awaited<ReturnType<typeof find>>) => found.open.places.map(({ name }) => name).sort();

test("[FIND-19] a host that says of no place where it is: all are shown to everybody, and nothing is sure", async () => {
  const answer = await find(rows, {}, { where: losAngeles });
  expect(names(answer)).toEqual(["Anatolia", "Corner Shop", "Shaam"]);
  expect(answer.isReachKnown).toBe(false);
  // Of none it says when it is open, or since when it is there.
  expect(answer.areHoursKnown).toBe(false);
  expect(answer.found.newest).toEqual([]);
  // Nor is counted what none of them says.
  expect(answer.found.facets).toMatchObject({ top_rated: 1, deals: 1, prices: [], diets: [] });
});

test("[FIND-8, FIND-19] only sorts are offered that its data answer: no newest or pickup time where no place says either", async () => {
  expect((await find(rows)).sorts).toEqual(["relevance", "rating"]);
  const telling = { ...placed[0], created_at: "2026-01-01T00:00:00Z", preparation_time: 20, delivery_fee: "1.99" };
  expect((await find([...rows, telling])).sorts).toEqual(allSorts);
});

test("[FIND-19] places that carry coordinates are listed where they deliver, with how far the nearest is elsewhere", async () => {
  const near = await find(placed, {}, { where: home });
  expect(near).toMatchObject({ isReachKnown: true, found: { in_reach: 3, total: 3 } });
  expect(near.found.open.places[0]?.distanceMiles).toBeCloseTo(0.74, 1);
  const far = await find(placed, {}, { where: losAngeles });
  expect(far).toMatchObject({ isReachKnown: true, found: { in_reach: 0, nearest_total: 0 } });
  expect(far.found.nearest).toHaveLength(1);
});

test("[HOME-2, FIND-3] pickup lists who offers it, within the miles that were chosen", async () => {
  expect(names(await find(placed, {}, { mode: "pickup", where: home }))).toEqual(["Anatolia", "Handi", "Shaam"]);
  const hartford = at(41.7658, -72.6734);
  expect(names(await find(placed, {}, { mode: "pickup", where: hartford }))).toEqual([]);
  expect(names(await find(placed, { within: 25 }, { mode: "pickup", where: hartford }))).toHaveLength(3);
});

test("[HOME-8, HOME-11, HOME-12] [FIND-8, FIND-9] service, deals, cuisine and order narrow where the host does not", async () => {
  expect(names(await find(rows, { service: "shops" }))).toEqual(["Corner Shop"]);
  expect(names(await find(rows, { deals: true }))).toEqual(["Shaam"]);
  const { found } = await find(rows, { cuisines: ["Syrian", "Turkish"], sort: "rating" });
  expect(found.open.places.map(({ name }) => name)).toEqual(["Anatolia", "Shaam"]);
  expect(found.facets?.cuisines).toContainEqual({ name: "Grocery", count: 1 });
});

test("[HOME-24] one group comes in pages of 24", async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, name: `Place ${index + 1}` }));
  const { found } = await find(many, { show: "open", page: 2 });
  expect(found.open.total).toBe(30);
  expect(found.open.places).toHaveLength(6);
});

test("[FIND-19] hours count as known once the host says them of one place, and tell of its list what is open", async () => {
  const [first, ...others] = rows;
  const hours = weekdays.map((day) => ({ day, is_open: true, from_time: "00:00", to_time: "00:00" }));
  const open = { ...first, time_zone: "America/New_York", operating_hours: hours };
  expect((await find([open, ...others])).areHoursKnown).toBe(true);
  expect((await find([])).areHoursKnown).toBe(true);
});
