import { findUsState } from "../registration/options";
import { findStateByZip } from "./us-place";

/** ZIP code prefixes in another time zone than most of their state. */
const zonesByPrefix = {
  "America/New_York": "373 374 376 377 378 379",
  "America/Chicago": "324 325 420 421 422 423 424 463 464 476 477",
  "America/Denver": "577 586 693 798 799 885 979",
  "America/Los_Angeles": "835 838",
};

/** The time zone of a ZIP code; null if it is not a US ZIP code. */
export function findTimeZoneByZip(zip: string): string | null {
  const state = findStateByZip(zip);
  if (!state) return null;
  const own = Object.entries(zonesByPrefix).find(([, prefixes]) => prefixes.includes(zip.trim().slice(0, 3)));
  return own?.[0] ?? findUsState(state)?.timeZone ?? null;
}
