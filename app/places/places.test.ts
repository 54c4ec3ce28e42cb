import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { answerAsGoogle, googleKey, startFakeGoogle } from "@tests/support/hosts/fake-google";
import { type FakeHost, json } from "@tests/support/hosts/fake-host";
import { loadGazetteer } from "./gazetteer.server";
import { createGooglePlaces } from "./google-places.server";
import { createPlaces } from "./places.server";

let google: FakeHost;
beforeAll(async () => {
  google = await startFakeGoogle();
  await loadGazetteer();
}, 30_000);
afterAll(() => google.close());
beforeEach(() => {
  google.calls.length = 0;
  google.behave(answerAsGoogle);
});

const here = { lat: 41.6743, lng: -72.9467 };
const prospect = {
  id: "google:ChIJ-prospect",
  address: "48 Prospect St, Bristol, CT 06010, USA",
  coordinates: here,
  country: "United States",
  city: "Bristol",
  street: "48 Prospect Street",
  zip: "06010",
};

/** Places on the fake Google, a log, and a clock that a test moves. */
function search({ key = googleKey, url = google.url, patienceMs = 2_000 } = {}) {
  const clock = { ms: 1_000 };
  const log: string[] = [];
  const placesFor = createPlaces({ google: createGooglePlaces({ key, url, patienceMs }), now: () => clock.ms });
  return { places: placesFor({ visitor: "one", log: (line) => log.push(line) }), placesFor, log, clock };
}

test("[LAND-8, LAND-14] suggestions come from Google, in the US, as one session of this search", async () => {
  const { places } = search();
  expect(await places.suggest("48 Pros", "session-1")).toEqual({
    isFromGoogle: true,
    suggestions: [
      {
        id: "google:ChIJ-prospect",
        text: "48 Prospect Street, Bristol, CT, USA",
        main: "48 Prospect Street",
        rest: "Bristol, CT, USA",
      },
    ],
  });
  const [call] = google.calls;
  expect(call).toMatchObject({ method: "POST", path: "/v1/places:autocomplete" });
  expect(call?.headers["x-goog-fieldmask"]).toContain("suggestions.placePrediction.placeId");
  expect(JSON.parse(call?.body ?? "")).toMatchObject({
    input: "48 Pros",
    sessionToken: "session-1",
    includedRegionCodes: ["us"],
  });
  expect(call?.body).not.toContain("includedPrimaryTypes");
});

test("[LAND-10] a chosen suggestion is Google's formatted address with coordinates, country and city", async () => {
  const { places } = search();
  expect(await places.resolve("google:ChIJ-prospect", "session-1", "48 Prospect Street")).toEqual(prospect);
  expect(google.calls[0]?.path).toMatch(/^\/v1\/places\/ChIJ-prospect\?.*sessionToken=session-1/);
  expect(google.calls[0]?.headers["x-goog-fieldmask"]).toBe("formattedAddress,location,addressComponents");
});

test("[LAND-10] a place without an address goes by its name", async () => {
  google.behave((_call, response) => json(response, { location: { latitude: 41, longitude: -72 } }));
  expect(await search().places.resolve("google:x", "", "Rockwell Park")).toMatchObject({
    address: "Rockwell Park",
    coordinates: { lat: 41, lng: -72 },
    country: null,
    city: null,
  });
});

test("[LAND-11] a position has Google's address", async () => {
  expect(await search().places.reverse(here)).toEqual(prospect);
  expect(google.calls[0]?.path).toContain("latlng=41.6743%2C-72.9467");
});

test("[SESS-16] the country is its long name, the city the first town, state or county in Google's order", async () => {
  const part = (long_name: string, short_name: string, type: string) => ({ long_name, short_name, types: [type] });
  const country = part("United States", "US", "country");
  const town = part("Bristol", "Bristol", "locality");
  const state = part("Connecticut", "CT", "administrative_area_level_1");
  const county = part("Hartford County", "Hartford", "administrative_area_level_2");
  const found = (address_components: object[]) => {
    google.behave((_call, response) =>
      json(response, { status: "OK", results: [{ formatted_address: "Somewhere", address_components }] }),
    );
    return search().places.reverse(here);
  };
  expect(await found([town, county, state, country])).toMatchObject({ city: "Bristol", country: "United States" });
  expect(await found([country, county, state, town])).toMatchObject({ city: "Hartford County" });
  expect(await found([country, state, county])).toMatchObject({ city: "Connecticut" });
  expect(await found([part("Main St", "Main St", "route")])).toMatchObject({ city: null, country: null });
});

test("ids of nobody, and of places that are gone, lead nowhere and are no failure", async () => {
  const { places, log } = search();
  for (const id of ["", "x", "ChIJ-prospect", "google:gone", "google:../../etc", "us:Nowhere, ZZ"]) {
    expect(await places.resolve(id, "", "typed"), id).toBeNull();
  }
  expect((await places.suggest("48 Pros", "")).isFromGoogle).toBe(true);
  expect(log).toEqual([]);
});

const failures: [string, Parameters<FakeHost["behave"]>[0]][] = [
  ["500", (_call, response) => json(response, {}, 500)],
  ["a refusal", (_call, response) => json(response, { error: { status: "PERMISSION_DENIED" } }, 403)],
  ["garbage", (_call, response) => void response.end("<html>")],
  ["another shape", (_call, response) => json(response, { status: 7, suggestions: "none", location: [] })],
  ["a closed line", (_call, response) => void response.destroy()],
  ["half an answer", (_call, response) => void response.writeHead(200, { "content-length": "99" }).end("{")],
  ["megabytes", (_call, response) => json(response, { suggestions: [], filling: "x".repeat(1_000_000) })],
  ["silence", () => undefined],
];

test.each(failures)("[LAND-14] when Google answers with %s, the built-in gazetteer does", async (_what, behaviour) => {
  google.behave(behaviour);
  const { places, log, clock } = search({ patienceMs: 250 });
  const { suggestions, isFromGoogle } = await places.suggest("12 Main St, Bris", "");
  expect(isFromGoogle).toBe(false);
  expect(suggestions[0]).toMatchObject({ text: "12 Main St, Bristol, CT 06010" });
  clock.ms += 60_000;
  expect(await places.reverse(here)).toMatchObject({
    address: expect.stringMatching(/^Bristol, CT/),
    coordinates: here,
  });
  clock.ms += 60_000;
  expect(await places.resolve("google:ChIJ-prospect", "", "48 Prospect St")).toBeNull();
  expect(log).toHaveLength(3);
  expect(log.join()).not.toContain(googleKey);
  expect(log.join()).not.toContain(google.url);
});

test("after a failure Google is left alone for a while, so that nobody else waits", async () => {
  google.behave((_call, response) => json(response, {}, 503));
  const { places, placesFor, clock } = search();
  await places.suggest("48 Pros", "");
  google.behave(answerAsGoogle);
  expect((await placesFor({ visitor: "two", log: () => undefined }).suggest("48 Pros", "")).isFromGoogle).toBe(false);
  expect(google.calls).toHaveLength(1);
  clock.ms += 15_000;
  expect((await places.suggest("48 Pros", "")).isFromGoogle).toBe(true);
});

test("a wrong key is written down, and the gazetteer answers", async () => {
  const { places, log } = search({ key: "wrong" });
  expect((await places.suggest("Bristol, CT", "")).suggestions[0]?.text).toBe("Bristol, CT");
  expect(log).toEqual(["Google answers 400"]);
});

test("one visitor's minute of searches is limited, and others have their own", async () => {
  const { places, placesFor, clock } = search();
  for (let count = 0; count < 60; count += 1) expect((await places.suggest("48 Pros", "")).isFromGoogle).toBe(true);
  expect(await places.suggest("48 Prospect Ave, Bristol, CT", "")).toMatchObject({
    isFromGoogle: false,
    suggestions: [{ text: "48 Prospect Ave, Bristol, CT 06010" }],
  });
  expect((await placesFor({ visitor: "two", log: () => undefined }).suggest("48 Pros", "")).isFromGoogle).toBe(true);
  clock.ms += 60_000;
  expect((await places.suggest("48 Pros", "")).isFromGoogle).toBe(true);
});

test("without a key the gazetteer answers everything", async () => {
  const places = createPlaces({})({ visitor: "one", log: () => undefined });
  const { suggestions, isFromGoogle } = await places.suggest("12 Main St, Bris", "");
  expect(isFromGoogle).toBe(false);
  expect(await places.resolve(suggestions[0]?.id ?? "", "", "")).toMatchObject({ city: "Bristol", zip: "06010" });
  expect(await places.resolve("google:ChIJ-prospect", "", "")).toBeNull();
});
