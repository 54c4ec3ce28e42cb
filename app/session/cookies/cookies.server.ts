import { parse, serialize } from "hono/utils/cookie";

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
