import type { ItemHalalState } from "@domain/halal/items";
import { roundCents } from "../money";
import type { OrderStatus } from "./order-status";
import { computeLineRefund, type PaidLine } from "./refund-lines";

/** [RUSH-12] What is sold out after it was ordered: pieces of a line are left out, or replaced. The customer never pays more. */

/** What a customer wants of what is sold out; chosen at checkout, `refund` unless they choose (decision 063). */
export const soldOutPreferences = ["refund", "replace", "call"] as const;
export type SoldOutPreference = (typeof soldOutPreferences)[number];

export const soldOutPreferenceLabels: Record<SoldOutPreference, string> = {
  refund: "Refund it",
  replace: "Replace it with something similar",
  call: "Call me",
};

/** `withdrawn`: the order ended, or nothing of it was left, before anybody answered. */
export const lineChangeStates = ["asked", "replaced", "left_out", "withdrawn"] as const;
export type LineChangeState = (typeof lineChangeStates)[number];
export const lineChangeResponders = ["customer", "restaurant", "clock"] as const;
export type LineChangeResponder = (typeof lineChangeResponders)[number];

/** How long the customer is asked. */
export const lineChangeTimeoutMs = 5 * 60_000;

/** Before it is accepted, and while it is prepared. */
export const canChangeLines = (status: OrderStatus): boolean =>
  status === "placed" || status === "accepted" || status === "preparing";

/** Whether a replacement is made at once, or only once its customer was asked: one who wants their money is asked nothing. */
export function getReplacementMode(
  wish: SoldOutPreference | null,
  hasCustomer: boolean,
): "at once" | "ask" | "refused" {
  if (!hasCustomer) return "at once";
  return wish === "refund" ? "refused" : "ask";
}

/** What becomes of a question that nobody answered in time: only who wanted it replaced gets what needs no yes of theirs. */
export const resolveUnanswered = (wish: SoldOutPreference | null, needsYes: boolean): "replaced" | "left_out" =>
  wish === "replace" && !needsYes ? "replaced" : "left_out";

/** Who is called may say yes on the phone, but not to what says less of halal or warns of more. */
export const canAnswerForCustomer = (
  wish: SoldOutPreference | null,
  { needsYes, answer }: { needsYes: boolean; answer: "accept" | "refund" },
): boolean => wish === "call" && (answer === "refund" || !needsYes);

interface Dish {
  state: ItemHalalState | null;
  /** What is said of it: "Contains gelatine". */
  words: readonly string[];
  caution: string | null;
}

const ranks: Record<ItemHalalState, number> = { certified: 4, declared: 3, expired: 2, unstated: 1, not_halal: 0 };

/** Whether a dish says less of halal than the one it stands for, or warns of what that one did not: then silence is no yes. */
export function needsApproval(before: Dish, after: Dish): boolean {
  const byHand = "Hand-slaughtered";
  const isLess =
    ranks[after.state ?? "unstated"] < ranks[before.state ?? "unstated"] ||
    (before.words.includes(byHand) && !after.words.includes(byHand));
  const contains = after.words.some((word) => word.startsWith("Contains") && !before.words.includes(word));
  return isLess || contains || (Boolean(after.caution) && after.caution !== before.caution);
}

interface Money {
  cents: number;
  tax: number;
}

/**
 * What `pieces` of a line were paid with, and what of it goes back when they are replaced by something of `newUnitCents` (null: left
 * out). Menu prices are compared, so what a deal or a coupon took off counts for both; a dearer dish gives nothing back and costs nothing more.
 */
export function computeLineChange(
  line: PaidLine,
  pieces: number,
  { unitCents, newUnitCents }: { unitCents: number; newUnitCents: number | null },
): { worth: Money; back: Money } {
  const worth = computeLineRefund(line, pieces);
  if (newUnitCents === null) return { worth, back: worth };
  if (newUnitCents >= unitCents || worth.cents === 0) return { worth, back: { cents: 0, tax: 0 } };
  const cents = worth.cents - roundCents((worth.cents * newUnitCents) / unitCents);
  return { worth, back: { cents, tax: roundCents((worth.tax * cents) / worth.cents) } };
}
