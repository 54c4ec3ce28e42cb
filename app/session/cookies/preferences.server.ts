import * as z from "zod";
import { daySeconds } from "@domain/duration";
import type { Cookies } from "./cookies.server";

const year = 365 * daySeconds;

const location = z.object({
  success: z.literal(true),
  address: z.string().min(1).max(300),
  coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  country: z.string().max(100).nullable(),
  city: z.string().max(100).nullable(),
  zip: z
    .string()
    .regex(/^\d{5}$/)
    .nullable()
    .default(null),
  /** Number and street; null for a town, ZIP code or position, and for typed text. */
  street: z.string().max(300).nullable().default(null),
  /** The id of the address with the place source; null for typed text and towns. */
  placeId: z.string().max(300).nullable().default(null),
  /** The id in the account's address book, if it is from there. */
  addressId: z.string().max(64).nullable().default(null),
});

/** [SESS-15] The delivery location. */
export type Location = z.infer<typeof location>;
export type Theme = "light" | "dark";
export type Mode = "delivery" | "pickup";

/** [SESS-14] */
export const getTheme = (cookies: Cookies): Theme => (cookies.get("theme") === "dark" ? "dark" : "light");
export const saveTheme = (cookies: Cookies, theme: Theme) => cookies.set("theme", theme, { maxAge: year });

/** The kitchen display's own theme: dark by default, whatever the other pages use. */
export const getKitchenTheme = (cookies: Cookies): Theme =>
  cookies.get("kitchenTheme") === "light" ? "light" : "dark";
export const saveKitchenTheme = (cookies: Cookies, theme: Theme) =>
  cookies.set("kitchenTheme", theme, { maxAge: year });

/** [RUSH-7] This kitchen display's layout: columns or one flow. */
export const getKitchenView = (cookies: Cookies): "flow" | "columns" =>
  cookies.get("kitchenView") === "flow" ? "flow" : "columns";
export const saveKitchenView = (cookies: Cookies, view: "flow" | "columns") =>
  cookies.set("kitchenView", view, { maxAge: year });

const stationNames = z.array(z.string().max(60)).max(30);
/** The stations of this kitchen display; empty: all. */
export function getKitchenStations(cookies: Cookies): string[] {
  try {
    return stationNames.parse(JSON.parse(cookies.get("kitchenStations") ?? "[]"));
  } catch {
    return [];
  }
}
export const saveKitchenStations = (cookies: Cookies, names: string[]) =>
  cookies.set("kitchenStations", JSON.stringify(names), { maxAge: year });

export const getMode = (cookies: Cookies): Mode => (cookies.get("mode") === "pickup" ? "pickup" : "delivery");
/** The mode in the URL takes precedence over the remembered one. */
export function modeIn(query: URLSearchParams, cookies: Cookies): Mode {
  const chosen = query.get("mode");
  return chosen === "pickup" || chosen === "delivery" ? chosen : getMode(cookies);
}
export const saveMode = (cookies: Cookies, mode: Mode) => cookies.set("mode", mode, { maxAge: year });

/** The label of a position without an address, instead of its coordinates. */
export const unnamedPlace = "Your location";
const isCoordinates = (text: string) => /^[-−]?\d{1,3}(\.\d+)?, ?[-−]?\d{1,3}(\.\d+)?$/.test(text);

/** null until the visitor has chosen one. */
export function findLocation(cookies: Cookies): Location | null {
  const text = cookies.get("userAddress");
  // Read several times per page: throwing and catching took 2 % of it.
  if (!text) return null;
  try {
    const stored = location.parse(JSON.parse(text));
    return isCoordinates(stored.address) ? { ...stored, address: unnamedPlace } : stored;
  } catch {
    return null;
  }
}

/** Remembers the delivery location for a year. */
export function saveLocation(
  cookies: Cookies,
  chosen: Omit<Location, "success" | "addressId"> & Partial<Pick<Location, "addressId">>,
): void {
  cookies.set("userAddress", JSON.stringify(location.parse({ ...chosen, success: true })), { maxAge: year });
}

/** For logging out: an address identifies a person. */
export const forgetLocation = (cookies: Cookies) => cookies.remove("userAddress");

export type Sidebar = "open" | "closed" | "auto";

/** [UI-5] Whether the sidebar of dashboard and admin area is open; "auto": depends on the screen's width. */
export function getSidebar(cookies: Cookies): Sidebar {
  const stored = cookies.get("sidebar");
  return stored === "open" || stored === "closed" ? stored : "auto";
}

export const saveSidebar = (cookies: Cookies, sidebar: "open" | "closed") =>
  cookies.set("sidebar", sidebar, { maxAge: 7 * daySeconds });
