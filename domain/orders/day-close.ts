/** Bills that are counted by number, by their name on the wire, in dollars. */
export const bills = [
  ["hundreds", 100],
  ["fifties", 50],
  ["twenties", 20],
  ["tens", 10],
  ["fives", 5],
  ["ones", 1],
] as const;

export type Bill = (typeof bills)[number][0];

/** What lies in the drawer: bills by number, coins in cents. */
export type DrawerCount = Record<Bill, number> & { coins: number };

/** Cents that were counted. */
export const countedCents = (count: DrawerCount): number =>
  bills.reduce((cents, [bill, dollars]) => cents + count[bill] * dollars * 100, count.coins);

/** From so many cents of difference on, up or down, a reason is asked for. */
export const reasonRequiredFromCents = 100;

interface Drawer {
  openingFloat: number;
  /** Taken less handed back, tips among it. */
  cash: number;
  /** The same of other days since the drawer was counted last; what of this day was counted then lowers it. */
  otherCash: number;
  paidOut: number;
  counted: number;
}

/**
 *     opening float + cash of the day + cash of other days since the last count − paid out = expected
 *     counted − expected = difference
 *
 * A drawer knows no midnight: what is sold between two counts is in it, whichever day its sale belongs to.
 */
export function reconcileDrawer({ openingFloat, cash, otherCash, paidOut, counted }: Drawer) {
  const expected = openingFloat + cash + otherCash - paidOut;
  const difference = counted - expected;
  return { expected, difference, needsReason: Math.abs(difference) >= reasonRequiredFromCents };
}

/** How a count came out. */
export const classifyDifference = (cents: number): "right" | "over" | "short" =>
  cents === 0 ? "right" : cents > 0 ? "over" : "short";
