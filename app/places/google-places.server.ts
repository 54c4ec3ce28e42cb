import { Agent, request } from "undici";
import * as z from "zod";
import type { Place } from "~/lib/place";
import { maxSuggestions, type PlaceSource, servedTown } from "./place-source";

interface GoogleSettings {
  key: string;
  /** Alternative base URL, for a proxy or a test double; null: Google's own. */
  url: string | null;
  /** Timeout of one call in milliseconds. The worst case for a visitor is this plus the fallback. */
  patienceMs?: number;
}

/** Google did not answer, or not as documented. The message contains neither the URL nor the key. */
export class GoogleError extends Error {
  override name = "GoogleError";
  constructor(
    message: string,
    /** Google rejected this particular request, for example because of an unknown id. */
    readonly isOurs = false,
  ) {
    super(message);
  }
}

/** An invalid key is answered with 400 too, but affects all requests. */
const isRequestFault = (status: number, text: string) =>
  status === 404 || (status === 400 && !text.includes("API_KEY"));

/** The largest radius that Google accepts for a preferred area. Meters. */
const preferredRadius = 50_000;

/**
 * Google's Places API (New) for suggestions and places, its Geocoding API for positions. Nothing is cached, because its
 * terms forbid that. @throws GoogleError from every call without a proper answer in time
 */
export function createGooglePlaces({ key, url, patienceMs = 2_000 }: GoogleSettings): PlaceSource {
  const places = `${url ?? "https://places.googleapis.com"}/v1`;
  const geocoding = `${url ?? "https://maps.googleapis.com"}/maps/api/geocode/json`;
  const call = createCaller(key, patienceMs);
  return {
    async suggest(text, session) {
      const { suggestions } = await call(`${places}/places:autocomplete`, suggestAnswer, {
        fields: ["placeId", "text.text", "structuredFormat.mainText.text", "structuredFormat.secondaryText.text"]
          .map((field) => `suggestions.placePrediction.${field}`)
          .join(","),
        body: {
          input: text,
          sessionToken: session || undefined,
          includedRegionCodes: ["us"],
          regionCode: "us",
          languageCode: "en",
          locationBias: {
            circle: { center: { latitude: servedTown.lat, longitude: servedTown.lng }, radius: preferredRadius },
          },
        },
      });
      return suggestions
        .flatMap(({ placePrediction: one }) => (one ? [toSuggestion(one)] : []))
        .slice(0, maxSuggestions);
    },
    async resolve(id, session, name) {
      const query = new URLSearchParams({ regionCode: "us", languageCode: "en" });
      if (session) query.set("sessionToken", session);
      const found = await call(`${places}/places/${encodeURIComponent(id)}?${query}`, detailsAnswer, {
        // Requesting the name would cost several times as much, so the suggestion's text is used.
        fields: "formattedAddress,location,addressComponents",
      });
      const parts = found.addressComponents.map(({ longText, types }) => ({ name: longText, types }));
      const { latitude, longitude } = found.location ?? {};
      const coordinates = latitude !== undefined && longitude !== undefined ? { lat: latitude, lng: longitude } : null;
      return toPlace({ id, address: found.formattedAddress || name, coordinates }, parts);
    },
    async reverse(point) {
      const query = new URLSearchParams({ latlng: `${point.lat},${point.lng}`, language: "en", key });
      const { status, results } = await call(`${geocoding}?${query}`, geocodeAnswer);
      if (status !== "OK" && status !== "ZERO_RESULTS") throw new GoogleError(`Google answers ${status}`);
      const [nearest] = results;
      if (!nearest) return null;
      const parts = nearest.address_components.map(({ long_name, types }) => ({ name: long_name, types }));
      const { place_id: id = null, formatted_address: address, geometry } = nearest;
      return toPlace({ id, address, coordinates: geometry?.location ?? point }, parts);
    },
  };
}

function createCaller(key: string, patienceMs: number) {
  const dispatcher = new Agent({ connect: { timeout: 1_000 }, connections: 16, maxResponseSize: 512 * 1024 });
  return async function call<T>(url: string, schema: z.ZodType<T>, options: { fields?: string; body?: object } = {}) {
    const { fields, body } = options;
    const headers = fields ? { "X-Goog-Api-Key": key, "X-Goog-FieldMask": fields } : {};
    try {
      const response = await request(url, {
        method: body ? "POST" : "GET",
        headers: { ...headers, ...(body ? { "Content-Type": "application/json" } : {}) },
        body: body ? JSON.stringify(body) : undefined,
        signal: AbortSignal.timeout(patienceMs),
        dispatcher,
      });
      const text = await response.body.text();
      if (response.statusCode !== 200) {
        const isOurs = isRequestFault(response.statusCode, text);
        throw new GoogleError(`Google answers ${response.statusCode}`, isOurs);
      }
      return schema.parse(JSON.parse(text));
    } catch (error) {
      if (error instanceof GoogleError) throw error;
      throw new GoogleError(`Google gives no answer that can be used: ${errorName(error)}`);
    }
  };
}

/** The kind of failure only: network error messages may contain the URL, and with it the key. */
const errorName = (error: unknown) =>
  error instanceof Error ? ("code" in error ? `${error.name} ${String(error.code)}` : error.name) : "unknown";

interface Part {
  name: string;
  types: string[];
}

const cityTypes = ["locality", "administrative_area_level_1", "administrative_area_level_2"];

/** Country and city as the sign-up form has them: the first component of that type. */
function toPlace(found: Pick<Place, "id" | "address" | "coordinates">, parts: Part[]): Place {
  const first = (...wanted: string[]) => parts.find(({ types }) => types.some((type) => wanted.includes(type)))?.name;
  const street = [first("street_number"), first("route")].filter(Boolean).join(" ");
  return {
    ...found,
    country: first("country") ?? null,
    city: first(...cityTypes) ?? null,
    street: street || null,
    zip: first("postal_code") ?? null,
  };
}

const text = z.object({ text: z.string() });
const prediction = z.object({
  placeId: z.string(),
  text,
  structuredFormat: z.object({ mainText: text, secondaryText: text.optional() }).optional(),
});
const suggestAnswer = z.object({
  suggestions: z.array(z.object({ placePrediction: prediction.optional() })).default([]),
});
const detailsAnswer = z.object({
  formattedAddress: z.string().optional(),
  location: z.object({ latitude: z.number().default(0), longitude: z.number().default(0) }).optional(),
  addressComponents: z
    .array(z.object({ longText: z.string().default(""), types: z.array(z.string()).default([]) }))
    .default([]),
});
const geocodeAnswer = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        place_id: z.string().optional(),
        formatted_address: z.string(),
        geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }).optional(),
        address_components: z.array(z.object({ long_name: z.string(), types: z.array(z.string()) })),
      }),
    )
    .default([]),
});

function toSuggestion({ placeId, text: { text: whole }, structuredFormat: parts }: z.infer<typeof prediction>) {
  return { id: placeId, text: whole, main: parts?.mainText.text ?? whole, rest: parts?.secondaryText?.text ?? "" };
}
