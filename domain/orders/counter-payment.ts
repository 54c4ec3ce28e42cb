import { bills } from "./day-close";

/** [RUSH-13] Discounts and change at the counter. All amounts in cents. */

/** Reasons for a counter discount, labelled in `discountReasonLabels`. */
export const discountReasons = ["regular_guest", "staff_meal", "complaint", "managers_choice"] as const;
export type DiscountReason = (typeof discountReasons)[number];

export const discountReasonLabels: Record<DiscountReason, string> = {
  regular_guest: "Regular guest",
  staff_meal: "Staff meal",
  complaint: "Complaint",
  managers_choice: "Manager’s choice",
};

/** "Discount: Complaint, soup was cold" */
export const formatDiscount = ({ reason, note }: { reason: string; note?: string | null | undefined }): string => {
  const known = discountReasons.find((one) => one === reason);
  return ["Discount", [known ? discountReasonLabels[known] : "", note].filter(Boolean).join(", ")]
    .filter(Boolean)
    .join(": ");
};

/** Change due or amount missing for the cash tendered; one of the two is zero. */
export const computeChange = (totalCents: number, tenderedCents: number) => ({
  change: Math.max(0, tenderedCents - totalCents),
  short: Math.max(0, totalCents - tenderedCents),
});

const billCents = bills.map(([, dollars]) => dollars * 100);

/** Likely cash amounts for this total, ascending, without the exact amount. */
export function suggestTenderedAmounts(totalCents: number): number[] {
  const sums = billCents
    .filter((bill) => bill > 100)
    .map((bill) => Math.ceil(totalCents / bill) * bill)
    .filter((sum) => sum > totalCents);
  return [...new Set(sums)].sort((one, other) => one - other).slice(0, 4);
}

const coins: Record<number, [one: string, many: string]> = {
  25: ["quarter", "quarters"],
  10: ["dime", "dimes"],
  5: ["nickel", "nickels"],
  1: ["penny", "pennies"],
};

const coinCents = [25, 10, 5, 1];

/** The fewest bills and coins that make an amount, the largest first: "1 $10 bill", "2 quarters". */
export function listBillsAndCoins(amountCents: number): { count: number; name: string }[] {
  let left = amountCents;
  return [...billCents, ...coinCents].flatMap((value) => {
    const count = Math.floor(left / value);
    left -= count * value;
    const [one, many] = coins[value] ?? [`$${value / 100} bill`, `$${value / 100} bills`];
    return count > 0 ? [{ count, name: count === 1 ? one : many }] : [];
  });
}

/** The message when staff exceed their discount limit, which equals their refund limit. */
export const staffDiscountLimitText = (limitCents: number, words: (cents: number) => string): string =>
  limitCents > 0 ? `Over ${words(limitCents)} a manager must take it off.` : "A manager must take something off.";
