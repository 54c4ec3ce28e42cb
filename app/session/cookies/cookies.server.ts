import { parse, serialize } from "hono/utils/cookie";
import * as z from "zod";

interface CookieOptions {
  /** Seconds; omitted: until the browser closes. */
  maxAge?: number;
}

/**
 * A request's cookies and those its response sets. All are httpOnly and SameSite=Lax; over https also Secure and
 * `__Host-`.
 */
export interface Cookies {
  get: (name: string) => string | undefined;
  /** Takes effect at once for `get`, and is sent with the response, whichever that is. */
  set: (name: string, value: string, options?: CookieOptions) => void;
  remove: (name: string) => void;
  /** Values of the Set-Cookie headers. */
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

/** Over https the prefix prevents other sites of the domain from setting this cookie. */
export const cookieName = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);

const cookie = "devices";

/** The longest lifetime that browsers allow; the host forgets a device sooner. */
const lifetime = 400 * 24 * 60 * 60;

/** How many people can share a device. */
const maxDevices = 3;

/** The host's tokens for this device from earlier logins: secrets, newest first. */
export const knownDevices = (cookies: Cookies): string[] =>
  (cookies.get(cookie) ?? "").split(".").filter((token) => /^[\w-]{20,100}$/.test(token));

/**
 * Outlives the session, so that the person can log in here while the account is locked because of guessed passwords.
 */
export function saveDevice(cookies: Cookies, token: string): void {
  const others = knownDevices(cookies).filter((other) => other !== token);
  cookies.set(cookie, [token, ...others].slice(0, maxDevices).join("."), { maxAge: lifetime });
}

const seat = z.object({ restaurantId: z.string().min(1).max(64), label: z.string().min(1).max(40) });

/** A table is forgotten after a long meal. */
const meal = 4 * 60 * 60;

/** The table whose code this visitor scanned in a restaurant; null where they scanned none there. */
export function getTableLabel(cookies: Cookies, restaurantId: string): string | null {
  const text = cookies.get("table");
  if (!text) return null;
  try {
    const stored = seat.parse(JSON.parse(text));
    return stored.restaurantId === restaurantId ? stored.label : null;
  } catch {
    return null;
  }
}

export const saveTable = (cookies: Cookies, chosen: z.output<typeof seat>) =>
  cookies.set("table", JSON.stringify(seat.parse(chosen)), { maxAge: meal });
