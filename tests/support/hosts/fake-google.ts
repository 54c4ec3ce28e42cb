import { type FakeHost, json, startFakeHost } from "./fake-host";

/** Google's key in tests; it must turn up nowhere else. */
export const googleKey = "google-key-that-must-stay-inside";

/** A fake of Google's Places and Geocoding APIs, for `GOOGLE_MAPS_URL`: one place, found by "Pros". */
export async function startFakeGoogle(): Promise<FakeHost> {
  const google = await startFakeHost();
  google.behave(answerAsGoogle);
  return google;
}

type Behaviour = Parameters<FakeHost["behave"]>[0];

export const answerAsGoogle: Behaviour = ({ path, headers, body }, response) => {
  const { pathname, searchParams } = new URL(path, "http://google.test");
  const key = pathname.startsWith("/maps/") ? searchParams.get("key") : headers["x-goog-api-key"];
  if (key !== googleKey)
    return json(response, { error: { status: "INVALID_ARGUMENT", details: ["API_KEY_INVALID"] } }, 400);
  if (pathname === "/v1/places:autocomplete") {
    const { input }: { input: string } = JSON.parse(body);
    return json(response, /pros/i.test(input) ? { suggestions: [{ placePrediction: prediction }] } : {});
  }
  if (pathname === "/v1/places/ChIJ-prospect") {
    const location = { latitude: 41.6743, longitude: -72.9467 };
    const addressComponents = parts.map(({ name: longText, types }) => ({ longText, shortText: longText, types }));
    return json(response, { formattedAddress, location, addressComponents });
  }
  if (pathname === "/maps/api/geocode/json") {
    const components = parts.map(({ name: long_name, types }) => ({ long_name, short_name: long_name, types }));
    const result = {
      place_id: "ChIJ-prospect",
      formatted_address: formattedAddress,
      geometry: { location: { lat: 41.6743, lng: -72.9467 } },
      address_components: components,
    };
    return json(response, { status: "OK", results: [result] });
  }
  json(response, { error: { code: 404, status: "NOT_FOUND" } }, 404);
};

const formattedAddress = "48 Prospect St, Bristol, CT 06010, USA";
const prediction = {
  placeId: "ChIJ-prospect",
  text: { text: "48 Prospect Street, Bristol, CT, USA", matches: [{ endOffset: 4 }] },
  structuredFormat: { mainText: { text: "48 Prospect Street" }, secondaryText: { text: "Bristol, CT, USA" } },
};
const parts = [
  { name: "48", types: ["street_number"] },
  { name: "Prospect Street", types: ["route"] },
  { name: "Bristol", types: ["locality", "political"] },
  { name: "Naugatuck Valley Planning Region", types: ["administrative_area_level_2", "political"] },
  { name: "Connecticut", types: ["administrative_area_level_1", "political"] },
  { name: "United States", types: ["country", "political"] },
  { name: "06010", types: ["postal_code"] },
];
