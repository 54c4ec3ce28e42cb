import { daySeconds } from "@domain/duration";
import type { Cookies } from "./cookies.server";

const cookie = "devices";

/** The longest lifetime that browsers allow; the host forgets a device sooner. */
const lifetime = 400 * daySeconds;

/** How many people can share a device. */
const maxDevices = 3;

/** The host's tokens for this device from earlier logins: secrets, newest first. */
export const knownDevices = (cookies: Cookies): string[] =>
  (cookies.get(cookie) ?? "").split(".").filter((token) => /^[\w-]{20,100}$/.test(token));

/**
 * Saves the host's token for this device. It outlives the session, so that the person can log in here while the account is locked
 * because of guessed passwords.
 */
export function saveDevice(cookies: Cookies, token: string): void {
  const others = knownDevices(cookies).filter((other) => other !== token);
  cookies.set(cookie, [token, ...others].slice(0, maxDevices).join("."), { maxAge: lifetime });
}
