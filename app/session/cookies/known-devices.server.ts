import type { Cookies } from "./cookies.server";

const cookie = "devices";
/** The longest that browsers keep a cookie; the host forgets a device sooner. */
const lifetime = 400 * 24 * 60 * 60;
/** People who share a device. */
const most = 3;

/** What the host named this device by when somebody logged in on it before: secrets, the newest first. */
export const knownDevices = (cookies: Cookies): string[] =>
  (cookies.get(cookie) ?? "").split(".").filter((token) => /^[\w-]{20,100}$/.test(token));

/** Outlives the session: the person is let in here while others guess at their password elsewhere. */
export function keepDevice(cookies: Cookies, token: string): void {
  const others = knownDevices(cookies).filter((other) => other !== token);
  cookies.set(cookie, [token, ...others].slice(0, most).join("."), { maxAge: lifetime });
}
