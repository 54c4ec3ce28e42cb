import { dayMs } from "@domain/duration";

/** The rules of the Go Pass: its months, renewal attempts and reminders. Times are UTC. */

/** The default monthly price in cents. */
export const defaultPassPriceCents = 999;

/** A renewal is first tried this long before the paid month ends, so that one refusal does not interrupt the pass. */
const renewalLeadMs = dayMs;

/** Days between a refused renewal and the next try; after the last one the pass ends. */
const retryDays: readonly number[] = [1, 2, 2];

/** When the holder of a pass that does not renew is reminded, before its end. */
export const reminderMs = 3 * dayMs;

/**
 * The end of the month that starts at `from`. `anchorDay` is the day of the month the pass began on: a pass of the 31st
 * ends on the last day of shorter months and comes back to the 31st.
 */
export function addAnchoredMonth(from: Date, anchorDay: number): Date {
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(month);
  end.setUTCDate(Math.min(anchorDay, lastDay));
  return end;
}

/** When the renewal of a month that ends then is first tried. */
export const getFirstRenewalAt = (paidUntil: Date): Date => new Date(paidUntil.getTime() - renewalLeadMs);

/** The next attempt after this many declined ones; null after the last. */
export function findNextRenewalAt(refusedTries: number, now: Date): Date | null {
  const days = retryDays[refusedTries - 1];
  return days === undefined ? null : new Date(now.getTime() + days * dayMs);
}

/** Whether a pass gives free delivery: while its month is paid, even if it will not renew. */
export const isPassValid = (pass: { status: "active" | "cancelled" | "lapsed"; paidUntil: Date }, now: Date): boolean =>
  pass.status !== "lapsed" && pass.paidUntil > now;
