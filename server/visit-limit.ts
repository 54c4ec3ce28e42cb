import { addressRange } from "@domain/client-address";

interface VisitLimitOptions {
  /** Requests a minute from one address. */
  most: number;
  now?: () => number;
  /** How many addresses are counted at once; more are let through, for they are no one visitor's doing. */
  mostAddresses?: number;
}

const minuteMs = 60_000;

/**
 * Counts requests by address over a sliding minute: this minute's, and of the last one the part that still lies within sixty
 * seconds. Of this process only, in bounded memory; what must hold for all of them together is limited in the API.
 * @returns what says how many seconds to wait; 0 to go on. `allowed` instead of `most` for what is worth more
 */
export function createVisitLimit({ most, now = Date.now, mostAddresses = 50_000 }: VisitLimitOptions) {
  let minute = 0;
  let before = new Map<string, number>();
  let current = new Map<string, number>();

  return function waitFor(address: string, allowed = most): number {
    const time = now();
    const thisMinute = Math.floor(time / minuteMs);
    if (thisMinute !== minute) {
      before = thisMinute === minute + 1 ? current : new Map();
      current = new Map();
      minute = thisMinute;
    }
    const key = addressRange(address);
    const count = current.get(key) ?? 0;
    const passed = (time % minuteMs) / minuteMs;
    if (count + (before.get(key) ?? 0) * (1 - passed) >= allowed) return Math.ceil((1 - passed) * 60);
    if (count > 0 || current.size < mostAddresses) current.set(key, count + 1);
    return 0;
  };
}
