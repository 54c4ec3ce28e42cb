import { minuteMs } from "@domain/duration";
import type { Coordinates, Place, Suggestion } from "~/lib/place";
import { gazetteerPlaces } from "./gazetteer-places.server";
import { GoogleError } from "./google-places.server";
import type { PlaceSource } from "./place-source";

/**
 * Address search for one visitor. It always answers: where Google fails or is not configured, the built-in gazetteer is
 * used.
 */
export interface Places {
  /** `isFromGoogle`: attribution is required. */
  suggest: (text: string, session: string) => Promise<{ suggestions: Suggestion[]; isFromGoogle: boolean }>;
  /** The place with a suggestion's id, which comes from the browser; null for an unknown one. */
  resolve: PlaceSource["resolve"];
  reverse: (point: Coordinates) => Promise<Place | null>;
}

/** The visitor who searches, and the log for failures. */
interface Searcher {
  visitor: string;
  log: (reason: string) => void;
}

/** Google searches per visitor and minute: enough for fast typing. */
const googlesPerMinute = 60;
/** How long Google is not called after a failure, so that others do not wait in vain. Milliseconds. */
const retryAfterMs = 15_000;

/** Prefixes of ids, by source. */
const [googles, gazetteers] = ["google:", "us:"] as const;

/** @param google omitted without a key; `now` gives milliseconds */
export function createPlaces({ google, now = Date.now }: { google?: PlaceSource; now?: () => number }) {
  const allowance = createAllowance({ perMinute: googlesPerMinute, now });
  let retryAt = 0;

  return function placesFor({ visitor, log }: Searcher): Places {
    /** Google's answer; undefined where Google must not be called or failed. */
    async function fromGoogle<T>(ask: (source: PlaceSource) => Promise<T>): Promise<T | undefined> {
      if (!google || now() < retryAt || !allowance.take(visitor)) return undefined;
      try {
        return await ask(google);
      } catch (error) {
        if (!(error instanceof GoogleError)) throw error;
        if (error.isOurs) return undefined;
        retryAt = now() + retryAfterMs;
        log(error.message);
        return undefined;
      }
    }
    return {
      async suggest(text, session) {
        const found = await fromGoogle((source) => source.suggest(text, session));
        if (found) return { suggestions: found.map(withId(googles)), isFromGoogle: found.length > 0 };
        return {
          suggestions: (await gazetteerPlaces.suggest(text, session)).map(withId(gazetteers)),
          isFromGoogle: false,
        };
      },
      async resolve(id, session, name) {
        if (id.startsWith(gazetteers)) {
          return withOwnId(gazetteers, await gazetteerPlaces.resolve(id.slice(gazetteers.length), session, name));
        }
        if (!id.startsWith(googles)) return null;
        const found = await fromGoogle((source) => source.resolve(id.slice(googles.length), session, name));
        return withOwnId(googles, found ?? null);
      },
      async reverse(point) {
        const found = await fromGoogle((source) => source.reverse(point));
        return found ? withOwnId(googles, found) : withOwnId(gazetteers, await gazetteerPlaces.reverse(point));
      },
    };
  };
}

const withId = (prefix: string) => (suggestion: Suggestion) => ({ ...suggestion, id: `${prefix}${suggestion.id}` });

const withOwnId = (prefix: string, place: Place | null): Place | null =>
  place && { ...place, id: place.id === null ? null : `${prefix}${place.id}` };

/** Limits memory; the visitor known longest is dropped first. */
const maxVisitors = 5_000;

/** Counts each visitor's requests per minute. `now` gives milliseconds. */
function createAllowance({ perMinute, now }: { perMinute: number; now: () => number }) {
  const windows = new Map<string, { since: number; used: number }>();
  return {
    /** Uses one; false when none is left in the visitor's current minute. */
    take(visitor: string): boolean {
      const known = windows.get(visitor);
      const window = known && now() - known.since < minuteMs ? known : { since: now(), used: 0 };
      if (window !== known) {
        windows.delete(visitor);
        windows.set(visitor, window);
      }
      const [oldest] = windows.keys();
      if (windows.size > maxVisitors && oldest !== undefined) windows.delete(oldest);
      window.used += 1;
      return window.used <= perMinute;
    },
  };
}
