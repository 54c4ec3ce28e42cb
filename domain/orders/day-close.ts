/** Bill denominations by wire name, in dollars, the largest first. */
export const bills = [
  ["hundreds", 100],
  ["fifties", 50],
  ["twenties", 20],
  ["tens", 10],
  ["fives", 5],
  ["ones", 1],
] as const;

export type Bill = (typeof bills)[number][0];

/** Contents of the drawer: number of each bill, coins in cents. */
export type DrawerCount = Record<Bill, number> & { coins: number };

/** Total of a count in cents. */
export const countedCents = (count: DrawerCount): number =>
  bills.reduce((cents, [bill, dollars]) => cents + count[bill] * dollars * 100, count.coins);

/** From this difference in cents, over or short, a reason is required. */
export const reasonRequiredFromCents = 100;

interface Drawer {
  openingFloat: number;
  /** Cash received minus change and cash refunds, including tips. */
  cash: number;
  /** Cash of other days since the last count, minus what that count already included of this day. */
  otherCash: number;
  paidOut: number;
  counted: number;
}

/**
 *     opening float + cash of the day + cash of other days since the last count − paid out = expected
 *     counted − expected = difference
 *
 * The drawer is not reset at midnight: it contains all cash since the last count, whatever day the sale belongs to.
 */
export function reconcileDrawer({ openingFloat, cash, otherCash, paidOut, counted }: Drawer) {
  const expected = openingFloat + cash + otherCash - paidOut;
  const difference = counted - expected;
  return { expected, difference, needsReason: Math.abs(difference) >= reasonRequiredFromCents };
}

/** Classifies a counted difference. */
export const classifyDifference = (cents: number): "right" | "over" | "short" =>
  cents === 0 ? "right" : cents > 0 ? "over" : "short";
