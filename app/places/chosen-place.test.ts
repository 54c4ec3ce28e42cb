import { expect, test } from "vitest";
import type { Place } from "~/lib/place";
import { findChosenPoint } from "./chosen-place.server";

const prospect: Place = {
  id: "google:x",
  address: "48 Prospect St, Bristol, CT 06010",
  coordinates: { lat: 41.6743, lng: -72.9467 },
  country: "United States",
  city: "Bristol",
  street: "48 Prospect Street",
  zip: "06010",
};

/** The coordinates for a form that names a suggestion; `requests` are the lookups. */
async function pointFor(
  entered: { street: string; zip: string },
  { id = "google:x", session = "s", place = prospect } = {},
) {
  const requests: string[] = [];
  const form = new FormData();
  form.set("placeId", id);
  form.set("placeSession", session);
  // What the browser says of coordinates does not count.
  form.set("latitude", "1");
  const places = { resolve: async (id: string) => (requests.push(id), id === "google:x" ? place : null) };
  return { point: await findChosenPoint(places, form, entered), requests };
}

const there = { latitude: 41.6743, longitude: -72.9467 };

test("[FIND-1] a chosen suggestion's coordinates belong to the entered address while it is the suggestion's", async () => {
  expect((await pointFor({ street: "48 Prospect Street", zip: "06010" })).point).toEqual(there);
  expect((await pointFor({ street: "48 prospect street, Apt 2", zip: "06010-1234" })).point).toEqual(there);
  expect((await pointFor({ street: "50 Prospect Street", zip: "06010" })).point).toBeNull();
  expect((await pointFor({ street: "48 Prospect Street", zip: "06011" })).point).toBeNull();
  expect((await pointFor({ street: "48 Prospect Street", zip: "?" })).point).toBeNull();
});

test("[FIND-1] no coordinates without a suggestion, of an unknown one, or of a place that is no address", async () => {
  const entered = { street: "48 Prospect Street", zip: "06010" };
  expect(await pointFor(entered, { id: "" })).toEqual({ point: null, requests: [] });
  expect(await pointFor(entered, { id: "x".repeat(301) })).toEqual({ point: null, requests: [] });
  expect(await pointFor(entered, { session: "not a session" })).toEqual({ point: null, requests: [] });
  expect((await pointFor(entered, { id: "google:gone" })).point).toBeNull();
  expect((await pointFor(entered, { place: { ...prospect, street: null } })).point).toBeNull();
  expect((await pointFor(entered, { place: { ...prospect, coordinates: null } })).point).toBeNull();
});
