import { parseCents } from "@domain/money";
import { type OrderType, orderTypes } from "@domain/orders/order-type";
import { type Occasion, occasions } from "@domain/prayer/occasions";
import { paths, withQuery } from "~/lib/paths";

/**
 * What is chosen at checkout. Where and when it is wanted stands in the address: Back, reload and pages without JavaScript keep
 * it. Coupon, tip, table and note are kept by `checkoutDraft` of the session.
 */
export interface Choices {
  restaurantId: string;
  /** The cart that coupon, tip, table and note were typed for; "" where it is not known. */
  cart: string;
  /** null: not chosen yet. */
  type: OrderType | null;
  /** null: not chosen yet, so the default one counts; "none": none, on purpose. */
  address: string | null;
  coupon: string;
  /** Cents as text, "other" (then `tipAmount` counts) or "". */
  tip: string;
  /** As typed, in dollars. */
  tipAmount: string;
  when: "asap" | "later" | Occasion;
  /** The restaurant's local day, YYYY-MM-DD; "" is that of the time, or the first one offered. */
  day: string;
  /** An instant; "" is the first time offered. */
  time: string;
  /** Where a dine-in order is eaten, as the table is called there. */
  table: string;
  note: string;
  /** [RUSH-12] What becomes of what is sold out; "" until it was chosen. */
  ifSoldOut: string;
}

const whens = ["later", ...occasions] as const;

/** Tips to choose from, in cents. */
export const tipOptions = [200, 400, 600];
export const otherTip = "other";
export const noAddress = "none";

/** Reads the address's query or a posted form. The last of equal names counts: a chosen one stands after the hidden one. */
export function readChoices(query: URLSearchParams): Choices {
  const text = (name: string) => query.getAll(name).at(-1)?.trim() ?? "";
  return {
    restaurantId: text("restaurantId"),
    cart: text("cart"),
    type: orderTypes.find((type) => type === text("type")) ?? null,
    address: text("address") || null,
    coupon: text("coupon").slice(0, 200),
    tip: text("tip").slice(0, 6),
    tipAmount: text("tipAmount").slice(0, 24),
    when: whens.find((when) => when === text("when")) ?? "asap",
    day: text("day"),
    time: Number.isNaN(Date.parse(text("time"))) ? "" : text("time"),
    table: text("table").slice(0, 40),
    note: text("note").slice(0, 500),
    ifSoldOut: text("ifSoldOut").slice(0, 20),
  };
}

/** The fields of a form that are text. */
export function toTextFields(formData: FormData): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of formData) if (typeof value === "string") fields.append(name, value);
  return fields;
}

/** What of the choices stands in the address, as a query without what is left at its default. */
export function toQuery(choices: Choices): Record<string, string | null> {
  const isTimed = choices.when !== "asap";
  return {
    restaurantId: choices.restaurantId,
    type: choices.type,
    address: choices.address,
    when: isTimed ? choices.when : null,
    day: isTimed ? choices.day : null,
    time: isTimed ? choices.time : null,
  };
}

/** Address of the checkout with these choices, or of a part of it such as "/pay". */
export const checkoutHref = (choices: Choices, part = "") => withQuery(`${paths.checkout()}${part}`, toQuery(choices));

/** Ids of what a press without JavaScript leads back to, beside the cart's lines. */
export const sections = ["address", "when", "tip", "coupons", "update"] as const;

/** The same without JavaScript, which would show its top: a place of the page, by its id. */
export const backHref = (choices: Choices, id: string) => `${checkoutHref(choices)}#${encodeURIComponent(id)}`;

/** The tip in cents; null when the typed amount is no amount, or more than $500. */
export function tipCents({ tip, tipAmount }: Choices): number | null {
  if (!tip) return 0;
  if (tip === otherTip && !tipAmount) return 0;
  if (tipAmount.length > 20) return null;
  const cents = tip === otherTip ? parseCents(tipAmount) : /^\d{1,6}$/.test(tip) ? Number(tip) : null;
  return cents !== null && cents >= 0 && cents <= 50_000 ? cents : null;
}

/** [CHK-12] Why nobody can be charged this tip, in a sentence; null where one can. */
export function tipError(choices: Choices): string | null {
  if (choices.tip === otherTip && !choices.tipAmount) return "Enter the amount of the tip, or choose No tip.";
  return tipCents(choices) === null ? "Enter a tip of $0.00 to $500.00, such as 4.50." : null;
}
