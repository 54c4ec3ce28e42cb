import type { AppLoadContext } from "@remix-run/node";
import { keepLocation } from "./preferences.server";

/** Longest address that is kept; longer text is cut, as no street address needs it. */
const longest = 300;

/**
 * [LAND-9] Keeps typed text as the delivery address, with null coordinates, country and city. False for empty or
 * whitespace-only text, which does nothing.
 */
export function keepTypedAddress(context: AppLoadContext, typed: FormDataEntryValue | null): boolean {
  const address = typeof typed === "string" ? typed.trim().replace(/\s+/g, " ").slice(0, longest) : "";
  if (!address) return false;
  keepLocation(context.cookies, { address, coordinates: null, country: null, city: null });
  return true;
}
