import { parseCents } from "@domain/money";

export const dollarsError = "Enter an amount such as 5.00";
const maxCents = 10_000_000;

/** Dollars as typed at the till, in cents; empty is null. What is no amount has an error: it is never taken for none. */
export function parseDollars(text: string | null | undefined): { cents: number | null; error: string | null } {
  if (!text?.trim()) return { cents: null, error: null };
  const cents = parseCents(text);
  return cents !== null && cents >= 0 && cents <= maxCents
    ? { cents, error: null }
    : { cents: null, error: dollarsError };
}
