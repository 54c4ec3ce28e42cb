import { type AppLoadContext, data } from "@remix-run/node";
import { parse, serialize } from "hono/utils/cookie";
import * as z from "zod";
import { type CardFields, findCardFields } from "~/host/payments.server";

interface CookieOptions {
  /** Seconds; left out: until the browser closes. */
  maxAge?: number;
}

/** The cookies of one request, and those its answer sets. All are httpOnly and SameSite=Lax; over https Secure and `__Host-`. */
export interface Cookies {
  get: (name: string) => string | undefined;
  /** Takes effect at once for `get`, and travels with whatever this request is answered with. */
  set: (name: string, value: string, options?: CookieOptions) => void;
  remove: (name: string) => void;
  /** Values for Set-Cookie. */
  toSend: () => string[];
}

export function readCookies(header: string | null, isSecure: boolean): Cookies {
  const sent = parse(header ?? "");
  const changed = new Map<string, { value: string; maxAge?: number }>();
  const prefixedName = (name: string) => cookieName(name, isSecure);
  return {
    get: (name) => {
      const change = changed.get(name);
      return change ? change.value || undefined : sent[prefixedName(name)];
    },
    set: (name, value, options = {}) => void changed.set(name, { value, maxAge: options.maxAge }),
    remove: (name) => void changed.set(name, { value: "", maxAge: 0 }),
    toSend: () =>
      [...changed].map(([name, { value, maxAge }]) =>
        serialize(prefixedName(name), value, { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure, maxAge }),
      ),
  };
}

/** Over https no other site below the domain can set a cookie of this name. */
export const cookieName = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);

const cookie = "devices";

/** The longest that browsers keep a cookie; the host forgets a device sooner. */
const lifetime = 400 * 24 * 60 * 60;

/** People who share a device. */
const most = 3;

/** What the host named this device by when somebody logged in on it before: secrets, the newest first. */
export const knownDevices = (cookies: Cookies): string[] =>
  (cookies.get(cookie) ?? "").split(".").filter((token) => /^[\w-]{20,100}$/.test(token));

/** Outlives the session: the person is let in here while others guess at their password elsewhere. */
export function saveDevice(cookies: Cookies, token: string): void {
  const others = knownDevices(cookies).filter((other) => other !== token);
  cookies.set(cookie, [token, ...others].slice(0, most).join("."), { maxAge: lifetime });
}

/** What the card dialog needs. Throws the 404 page where neither the host nor this app has a card provider. */
export async function requireCardFields({ host, settings }: AppLoadContext): Promise<CardFields> {
  const fields = await findCardFields(host, settings.cardFields);
  if (!fields) throw data({ code: "not_found", message: "Card payment is not set up here yet." }, 404);
  return fields;
}

const seat = z.object({ restaurantId: z.string().min(1).max(64), label: z.string().min(1).max(40) });

/** The table whose code was scanned; it is forgotten after a long meal. */
const meal = 4 * 60 * 60;

/** The table at which this visitor sits in a restaurant; null where they scanned none there. */
export function getTableLabel(cookies: Cookies, restaurantId: string): string | null {
  const text = cookies.get("table");
  if (!text) return null;
  try {
    const kept = seat.parse(JSON.parse(text));
    return kept.restaurantId === restaurantId ? kept.label : null;
  } catch {
    return null;
  }
}

export const saveTable = (cookies: Cookies, chosen: z.output<typeof seat>) =>
  cookies.set("table", JSON.stringify(seat.parse(chosen)), { maxAge: meal });
