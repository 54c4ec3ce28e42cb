import { beforeAll, expect, test } from "vitest";
import { gazetteerPlaces } from "./gazetteer-places.server";
import { loadGazetteer } from "./gazetteer.server";
import { maxSuggestions } from "./place-source";

beforeAll(() => loadGazetteer().then(() => undefined), 30_000);

const suggest = async (text: string) => (await gazetteerPlaces.suggest(text, "")).map((one) => one.text);

test.each([
  ["Bris", "Bristol, CT"],
  ["hart", "Hartford, CT"],
  ["bristol ct", "Bristol, CT"],
  ["Bristol, C", "Bristol, CT"],
  ["Bristol, Rhode", "Bristol, RI"],
  ["new york", "New York, NY"],
  ["St. Louis", "Saint Louis, MO"],
  ["winston salem", "Winston-Salem, NC"],
  ["06010", "Bristol, CT 06010"],
  ["BRISTOL,CT06010", "Bristol, CT 06010"],
  ["606", "Chicago, IL 60601"],
  ["12 Main St, Bris", "12 Main St, Bristol, CT 06010"],
  ["12 Main St Bris", "12 Main St, Bristol, CT 06010"],
  ["12 Court St Apt 3, Bristol, CT", "12 Court St Apt 3, Bristol, CT 06010"],
  ["12 Main St, Apt 3, Bristol CT", "12 Main St, Apt 3, Bristol, CT 06010"],
  ["12 Main St, Bristol, CT 06011", "12 Main St, Bristol, CT 06011"],
  ["12 Main St 06010", "12 Main St, Bristol, CT 06010"],
  ["48 N State St, Chicago, IL, USA", "48 N State St, Chicago, IL"],
  ["12 St John St New Haven CT", "12 St John St, New Haven, CT"],
  ["123 Court St New Britain", "123 Court St, New Britain, CT"],
  ["12 Main St West Hart", "12 Main St, West Hartford, CT"],
  ["12 Way St Bristol CT", "12 Way St, Bristol, CT 06010"],
  ["77 Broadway Bristol CT", "77 Broadway, Bristol, CT 06010"],
  ["123 Route 6 Bristol CT", "123 Route 6, Bristol, CT 06010"],
  ["8 Elm Street 3rd Floor Bristol CT", "8 Elm Street 3rd Floor, Bristol, CT 06010"],
  ["8 Elm St Bristol CT 06010 apt 3", "8 Elm St, apt 3, Bristol, CT 06010"],
  ["12 Main Ct 06010", "12 Main Ct, Bristol, CT 06010"],
  ["12 Main St, Miami, FL 33101", "12 Main St, Miami, FL 33101"],
  ["15 Farmington Avenue, Bristol, Conn.", "15 Farmington Avenue, Bristol, CT 06010"],
  ["1 Main St, Bristol, C.T.", "1 Main St, Bristol, CT 06010"],
  ["Washington, D.C.", "Washington, DC"],
  ["Jackson, Miss.", "Jackson, MS"],
  ["Charlotte, N. Carolina", "Charlotte, NC"],
  ["Cañon City", "Canon City, CO"],
  ["O'Fallon, MO", "O Fallon, MO"],
  ["'Ewa Beach", "Ewa Beach, HI"],
  ["coeur dalene", "Coeur d'Alene, ID"],
  ["W Hartford CT", "West Hartford, CT"],
  ["N Haven CT", "North Haven, CT"],
  ["NYC", "New York, NY"],
  ["The Bronx", "Bronx, NY"],
  ["Manhattan", "New York, NY"],
  ["Manhattan, KS", "Manhattan, KS"],
  ["Queens", "Jamaica, NY"],
  ["LA", "Los Angeles, CA"],
  ["Forestville CT", "Bristol, CT"],
  ["Bristl", "Bristol, CT"],
  ["12 Main St, hartfrd, CT", "12 Main St, Hartford, CT"],
  ["06010-1234", "Bristol, CT 06010"],
  ["060101234", "Bristol, CT 06010"],
  ["ct 06010", "Bristol, CT 06010"],
  ["06010 Bristol", "Bristol, CT 06010"],
  ["P.O. Box 44 Hartford CT", "Hartford, CT"],
  ["PO Box 44, Hartford, CT 06103", "Hartford, CT 06103"],
  ["Route 6 Bristol CT", "Route 6, Bristol, CT 06010"],
  ["US-6, Bristol CT", "US-6, Bristol, CT 06010"],
  ["Mpls MN", "Minneapolis, MN"],
  ["Phila", "Philadelphia, PA"],
  ["San Fran", "San Francisco, CA"],
  ["Bristol Conneticut", "Bristol, CT"],
  ["12 Main St, Bristol, Conneticut", "12 Main St, Bristol, CT 06010"],
  ["Boston Massachussetts", "Boston, MA"],
  ["Philadelphia Pensylvania", "Philadelphia, PA"],
  ["Newark New Jersy", "Newark, NJ"],
])("[LAND-8] %s becomes %s first", async (text, first) => {
  expect((await suggest(text))[0]).toBe(first);
});

test("[LAND-8] towns nearby come first, then the name as it was typed, then large ones", async () => {
  const [first, ...others] = await suggest("Bristol");
  expect(first).toBe("Bristol, CT");
  expect(others.every((text) => text.startsWith("Bristol, "))).toBe(true);
  expect(await suggest("12 Main St, Bristol, CT 060")).toEqual([
    "12 Main St, Bristol, CT 06010",
    "12 Main St, Bristol, CT 06011",
  ]);
});

test("[LAND-8] a suggestion comes in two parts that make up its text", async () => {
  const [city] = await gazetteerPlaces.suggest("Bristol, CT", "");
  expect(city).toMatchObject({ main: "Bristol", rest: "CT", text: "Bristol, CT" });
  const [street] = await gazetteerPlaces.suggest("12 Main St, Bristol, CT", "");
  expect(street).toMatchObject({ main: "12 Main St", rest: "Bristol, CT 06010" });
});

test.each([
  "",
  "s",
  "12",
  "12 Main St",
  "12 Old Union Ct",
  "Conneticut",
  "12 Main St Apt 123",
  "behind the blue door",
  "APO AE",
  "12345 Main St",
  "San Juan, PR",
  "St Paul, PR",
  "<script>",
  "%_\\",
  ",,,",
])("[LAND-8] nothing is made up for %s", async (text) => {
  expect(await suggest(text)).toEqual([]);
});

test("[LAND-8] a ZIP code of another city than the one before it may be wrong, and so may the city", async () => {
  expect(await suggest("8 Elm St Bristol CT 06001")).toEqual([
    "8 Elm St, Bristol, CT 06010",
    "8 Elm St, Avon, CT 06001",
  ]);
});

test("[LAND-8] odd and long texts are answered, and never with more than a handful", async () => {
  for (const text of [
    "a",
    "sa",
    "new",
    "1".repeat(300),
    `${"12 Main St, ".repeat(25)}Bris`,
    `12 ${"a ".repeat(140)}st b`,
    `12 ${"st ".repeat(99)}`,
    `${"apt 1 ".repeat(50)}`,
  ]) {
    expect((await suggest(text)).length, text).toBeLessThanOrEqual(maxSuggestions);
  }
});

test("[LAND-10] every suggestion leads to its place, with coordinates, country and city", async () => {
  for (const text of ["Bris", "12 Main St, Bris", "060", "48 State St, Chicago", "1 Elm St, Winston-S"]) {
    for (const { id, text: address } of await gazetteerPlaces.suggest(text, "")) {
      const place = await gazetteerPlaces.resolve(id, "", "");
      expect(place).toMatchObject({ address, country: "United States" });
      expect(place?.coordinates).toEqual({ lat: expect.any(Number), lng: expect.any(Number) });
    }
  }
  expect(await gazetteerPlaces.resolve("12 Main St, Bristol, CT 06010", "", "")).toEqual({
    id: "12 Main St, Bristol, CT 06010",
    address: "12 Main St, Bristol, CT 06010",
    coordinates: { lat: expect.closeTo(41.68, 1), lng: expect.closeTo(-72.93, 1) },
    country: "United States",
    city: "Bristol",
    street: "12 Main St",
    zip: "06010",
  });
});

test.each(["", "Nowhere, CT", "Bristol, ZZ", "Bristol, CT 90210", "12 Main St", "a, b, c"])(
  "[LAND-10] the made-up id %s leads nowhere",
  async (id) => {
    expect(await gazetteerPlaces.resolve(id, "", "")).toBeNull();
  },
);

test("[LAND-11, LAND-12] a position has the nearest town's name, at sea and abroad it has none", async () => {
  const here = { lat: 41.6772, lng: -72.9405 };
  expect(await gazetteerPlaces.reverse(here)).toMatchObject({
    address: expect.stringMatching(/^Bristol, CT 0601\d$/),
    coordinates: here,
    city: "Bristol",
  });
  expect(await gazetteerPlaces.reverse({ lat: 40, lng: -60 })).toBeNull();
  expect(await gazetteerPlaces.reverse({ lat: 51.5, lng: -0.1 })).toBeNull();
});

test.each(["San Juan PR", "San Juan, PR", "Bristol AE"])(
  "[LAND-9] “%s”, outside the states, is no misspelt town of one",
  async (text) => expect(await suggest(text)).toEqual([]),
);
