import * as z from "zod";
import { phoneField, stateField, zipCodeField } from "@domain/restaurants/business-fields";
import { emptyToNull } from "@domain/values/form-fields";
import { textLine } from "@domain/values/text-line";

/** [SET-2] What an owner enters about the company; form, action and host check with these, keys as on the wire. */

/** "example.com" becomes "https://example.com". */
const webAddress = z
  .string()
  .trim()
  .max(300, "Website can be at most 300 characters")
  .transform((text) => (/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`))
  .refine(isWebAddress, "Please enter a valid web address");

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === "https:" || protocol === "http:") && hostname.includes(".");
}

/** The zones of the US by the names people know; any other zone that a restaurant has stays. */
export const usTimeZones = [
  { value: "America/New_York", label: "Eastern time" },
  { value: "America/Chicago", label: "Central time" },
  { value: "America/Denver", label: "Mountain time" },
  { value: "America/Phoenix", label: "Arizona" },
  { value: "America/Los_Angeles", label: "Pacific time" },
  { value: "America/Anchorage", label: "Alaska" },
  { value: "Pacific/Honolulu", label: "Hawaii" },
  { value: "America/Puerto_Rico", label: "Puerto Rico" },
] as const;

/** Of what others send, there is no end. */
const maxZones = 600;
const zones = new Map<string, boolean>();

/** Whether dates can be told by it. Kept by name: asking takes 40 µs, and a page of places asks for each of them. */
export function isTimeZone(name: string): boolean {
  const known = zones.get(name);
  if (known !== undefined) return known;
  let is = true;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
  } catch {
    // RangeError: there is no such zone.
    is = false;
  }
  if (zones.size < maxZones) zones.set(name, is);
  return is;
}

export const companyFields = {
  name: textLine(2, "Restaurant name must be at least 2 characters", 120, "Restaurant name"),
  email: emptyToNull(
    z
      .string()
      .trim()
      .max(254, "Please enter a valid email address")
      .check(z.email("Please enter a valid email address")),
  ),
  phone: phoneField("Phone number is required"),
  website: emptyToNull(webAddress),
  description: emptyToNull(z.string().trim().max(1000, "Description can be at most 1000 characters")),
  street_address: textLine(5, "Business address is required", 200, "Business address"),
  city: textLine(2, "City is required", 120, "City"),
  state: stateField,
  zip_code: zipCodeField("Zip code is required"),
  time_zone: z.string({ error: "Choose a time zone" }).max(64).refine(isTimeZone, "Choose a time zone"),
};
