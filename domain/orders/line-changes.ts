import { minuteMs } from "@domain/duration";
import type { ItemHalalState } from "@domain/halal/items";
import { roundCents } from "@domain/money";
import type { OrderStatus } from "./order-status";
import { computeLineRefund, type PaidLine } from "./refund-lines";

/** [RUSH-12] Items that are sold out after ordering: pieces of a line are left out or replaced. The customer never pays more. */

/** What to do about sold-out items; chosen at checkout, `refund` by default (decision 063). */
export const soldOutPreferences = ["refund", "replace", "call"] as const;
export type SoldOutPreference = (typeof soldOutPreferences)[number];

export const soldOutPreferenceLabels: Record<SoldOutPreference, string> = {
  refund: "Refund it",
  replace: "Replace it with something similar",
  call: "Call me",
};

/** `withdrawn`: before a decision the order ended, all its lines were removed, or the restaurant took the question back. */
export const lineChangeStates = ["asked", "replaced", "left_out", "withdrawn"] as const;
export type LineChangeState = (typeof lineChangeStates)[number];
export const lineChangeResponders = ["customer", "restaurant", "clock"] as const;
export type LineChangeResponder = (typeof lineChangeResponders)[number];

/** How long the customer has to respond. */
export const lineChangeTimeoutMs = 5 * minuteMs;

/** Lines can be changed before acceptance and during preparation. */
export const canChangeLines = (status: OrderStatus): boolean =>
  status === "placed" || status === "accepted" || status === "preparing";

/** Whether a replacement happens immediately, needs the customer's approval, or is not possible because they prefer a refund. */
export function getReplacementMode(
  wish: SoldOutPreference | null,
  hasCustomer: boolean,
): "at once" | "ask" | "refused" {
  if (!hasCustomer) return "at once";
  return wish === "refund" ? "refused" : "ask";
}

/** The outcome when nobody responds in time: replaced only if the customer prefers that and the replacement needs no approval. */
export const resolveUnansweredChange = (wish: SoldOutPreference | null, needsYes: boolean): "replaced" | "left_out" =>
  wish === "replace" && !needsYes ? "replaced" : "left_out";

/** Whether staff may record approval by phone: not for a weaker halal claim or an added warning. */
export const canAnswerForCustomer = (
  wish: SoldOutPreference | null,
  { needsYes, answer }: { needsYes: boolean; answer: "accept" | "refund" },
): boolean => wish === "call" && (answer === "refund" || !needsYes);

interface Dish {
  state: ItemHalalState | null;
  /** Its warnings: "Contains gelatine", "Add-ons: not stated whether halal". */
  words: readonly string[];
  caution: string | null;
}

const ranks: Record<ItemHalalState, number> = {
  certified: 4,
  declared: 3,
  expired: 2,
  revoked: 1,
  unstated: 1,
  not_halal: 0,
};

/** Whether a replacement has a weaker halal claim or a warning that the original lacks, so that it needs explicit approval. */
export function needsApproval(before: Dish, after: Dish): boolean {
  const byHand = "Hand-slaughtered";
  const isLess =
    ranks[after.state ?? "unstated"] < ranks[before.state ?? "unstated"] ||
    (before.words.includes(byHand) && !after.words.includes(byHand));
  const warns = after.words.some((word) => /^(?:Contains|Add-ons)\b/.test(word) && !before.words.includes(word));
  return isLess || warns || (Boolean(after.caution) && after.caution !== before.caution);
}

interface Money {
  cents: number;
  tax: number;
}

/**
 * What was paid for `pieces` of a line, and the refund when they are replaced by an item at `newUnitCents` (null: left
 * out). Menu prices are compared, so discounts apply to both; a more expensive item changes nothing.
 */
export function computeLineChange(
  line: PaidLine,
  pieces: number,
  { unitCents, newUnitCents }: { unitCents: number; newUnitCents: number | null },
): { paid: Money; refund: Money } {
  const paid = computeLineRefund(line, pieces);
  if (newUnitCents === null) return { paid, refund: paid };
  if (newUnitCents >= unitCents || paid.cents === 0) return { paid, refund: { cents: 0, tax: 0 } };
  const cents = paid.cents - roundCents((paid.cents * newUnitCents) / unitCents);
  return { paid, refund: { cents, tax: roundCents((paid.tax * cents) / paid.cents) } };
}
