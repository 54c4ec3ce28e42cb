import { parse, serialize } from "hono/utils/cookie";

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
  const nameOf = (name: string) => cookieName(name, isSecure);
  return {
    get: (name) => {
      const change = changed.get(name);
      return change ? change.value || undefined : sent[nameOf(name)];
    },
    set: (name, value, options = {}) => void changed.set(name, { value, maxAge: options.maxAge }),
    remove: (name) => void changed.set(name, { value: "", maxAge: 0 }),
    toSend: () =>
      [...changed].map(([name, { value, maxAge }]) =>
        serialize(nameOf(name), value, { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure, maxAge }),
      ),
  };
}

/** Over https no other site below the domain can set a cookie of this name. */
export const cookieName = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);
