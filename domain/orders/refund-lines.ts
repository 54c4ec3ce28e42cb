import { roundCents } from "@domain/money";

/** [RUSH-11] The paid and refunded amounts of order lines, in whole cents. */

/** Reasons for a refund, labelled in `refundReasonLabels`. */
export const refundReasons = ["missing_item", "wrong_item", "quality", "late", "never_came", "something_else"] as const;
export type RefundReason = (typeof refundReasons)[number];

export const refundReasonLabels: Record<RefundReason, string> = {
  missing_item: "Missing item",
  wrong_item: "Wrong item",
  quality: "Quality",
  late: "Late",
  never_came: "Never came",
  something_else: "Something else",
};

/** The text that the customer reads: the reason, followed by the note. */
export const formatRefundReason = (kind: RefundReason | null | undefined, note: string): string =>
  [kind && (kind !== "something_else" || !note) ? refundReasonLabels[kind] : "", note].filter(Boolean).join(": ");

/**
 * Allocates `cents` in proportion to `weights`; the shares add up exactly. Remainders go to the shares that rounding down reduced most
 * (the largest-remainder method), the first of equals. If all weights are 0, the last one gets everything.
 */
export function allocateCents(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole <= 0) return weights.map((_, index) => (index === weights.length - 1 ? cents : 0));
  const exact = weights.map((weight) => (cents * weight) / whole);
  const shares = exact.map(Math.floor);
  let left = cents - shares.reduce((sum, share) => sum + share, 0);
  const remainders = exact.map((share, index) => ({ index, rest: share - Math.floor(share) }));
  remainders.sort((one, other) => other.rest - one.rest || one.index - other.index);
  for (const { index } of remainders) {
    if (left <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

export interface OrderedLine {
  lineTotalCents: number;
  /** Deal discount of this line; null if it was not recorded. */
  offerDiscountCents: number | null;
}

interface OrderAmounts {
  offerDiscountCents: number;
  couponDiscountCents: number;
  taxCents: number;
}

/**
 * The amount paid for each line and its share of the tax, in cents: deal discounts apply to their own lines, the coupon to all in proportion.
 * The results add up to the order's goods and tax.
 */
export function allocatePaidAmounts(
  lines: readonly OrderedLine[],
  order: OrderAmounts,
): { cents: number; tax: number }[] {
  const totals = lines.map(({ lineTotalCents }) => lineTotalCents);
  const noted = lines.map(({ offerDiscountCents }) => offerDiscountCents ?? Number.NaN);
  const isNoted = noted.reduce((sum, cents) => sum + cents, 0) === order.offerDiscountCents;
  const offers = isNoted ? noted : allocateCents(order.offerDiscountCents, totals);
  const afterOffers = totals.map((cents, index) => cents - (offers[index] ?? 0));
  const coupons = allocateCents(order.couponDiscountCents, afterOffers);
  const paid = afterOffers.map((cents, index) => cents - (coupons[index] ?? 0));
  const taxes = allocateCents(order.taxCents, paid);
  return paid.map((cents, index) => ({ cents, tax: taxes[index] ?? 0 }));
}

export interface PaidLine {
  quantity: number;
  /** The amount paid for all pieces, without tax. */
  cents: number;
  tax: number;
  /** Pieces refunded so far, and the amounts. */
  refunded: number;
  refundedCents: number;
  refundedTax: number;
}

/** The refund for `pieces` more of a line, in cents. Partial refunds always add up to the whole line. */
export function computeLineRefund(line: PaidLine, pieces: number): { cents: number; tax: number } {
  if (pieces === 0) return { cents: 0, tax: 0 };
  const upTo = (cents: number) => roundCents((cents * (line.refunded + pieces)) / line.quantity);
  return {
    cents: Math.max(0, upTo(line.cents) - line.refundedCents),
    tax: Math.max(0, upTo(line.tax) - line.refundedTax),
  };
}

/** The components of an order's total, in cents. */
export interface MoneyParts {
  goods: number;
  tax: number;
  tip: number;
  delivery: number;
}

export const sumMoneyParts = ({ goods, tax, tip, delivery }: MoneyParts): number => goods + tax + tip + delivery;

/** Splits an amount over the remaining components in proportion. */
export function splitIntoMoneyParts(left: MoneyParts, cents: number): MoneyParts {
  const [goods = 0, tax = 0, tip = 0, delivery = 0] = allocateCents(cents, [
    left.goods,
    left.tax,
    left.tip,
    left.delivery,
  ]);
  return { goods, tax, tip, delivery };
}

/** [RUSH-11] The message when staff exceed the restaurant's refund limit. */
export const staffRefundLimitText = (limitCents: number, words: (cents: number) => string): string =>
  limitCents > 0 ? `Over ${words(limitCents)} a manager must do it.` : "A manager must give money back.";
