import { parseCents } from "@domain/money";
import { type OrderType, orderTypes } from "@domain/orders/order-type";
import { type Occasion, occasions } from "@domain/prayer/occasions";
import { paths, withQuery } from "~/lib/paths";

/**
 * The choices of a checkout. Address and time are in the URL, so that Back, reload and pages without JavaScript
 * preserve them. Coupon, tip, table and note are in the session's `checkoutDraft`.
 */
export interface CheckoutChoices {
  restaurantId: string;
  /** The cart that coupon, tip, table and note were entered for; "" if unknown. */
  cart: string;
  /** null: not chosen yet. */
  type: OrderType | null;
  /** null: not chosen yet, so the default address is used; "none": deliberately none. */
  address: string | null;
  coupon: string;
  /** Cents as text, "other" (then `tipAmount` counts) or "". */
  tip: string;
  /** As typed, in dollars. */
  tipAmount: string;
  when: "asap" | "later" | Occasion;
  /** A day in the restaurant's time zone, YYYY-MM-DD; "" means that of the time, or the first one offered. */
  day: string;
  /** An instant; "" means the first time offered. */
  time: string;
  /** The table of a dine-in order, by its label. */
  table: string;
  note: string;
  /** [RUSH-12] The sold-out preference; "" until chosen. */
  ifSoldOut: string;
}

const whens = ["later", ...occasions] as const;

/** Suggested tips, in cents. */
export const tipOptions = [200, 400, 600];
export const otherTip = "other";
export const noAddress = "none";

/**
 * Reads the URL's query or a posted form. The last of equal names counts, because a chosen value comes after the hidden
 * one.
 */
export function readChoices(query: URLSearchParams): CheckoutChoices {
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

/** The text fields of a form. */
export function toTextFields(formData: FormData): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of formData) if (typeof value === "string") fields.append(name, value);
  return fields;
}

/** The choices that belong in the URL, as a query without defaults. */
export function toQuery(choices: CheckoutChoices): Record<string, string | null> {
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

/** The URL of the checkout with these choices, or of a part of it such as "/pay". */
export const checkoutHref = (choices: CheckoutChoices, part = "") =>
  withQuery(`${paths.checkout()}${part}`, toQuery(choices));

/** Ids of the sections that a submission without JavaScript returns to, besides the cart's lines. */
export const sections = ["address", "when", "tip", "coupons", "update"] as const;

/** The URL of the checkout with these choices, at the section with this id: without JavaScript the page would open at its top. */
export const backHref = (choices: CheckoutChoices, id: string) => `${checkoutHref(choices)}#${encodeURIComponent(id)}`;

/** The tip in cents; null when the entered amount is invalid or above $500. */
export function tipCents({ tip, tipAmount }: CheckoutChoices): number | null {
  if (!tip) return 0;
  if (tip === otherTip && !tipAmount) return 0;
  if (tipAmount.length > 20) return null;
  const cents = tip === otherTip ? parseCents(tipAmount) : /^\d{1,6}$/.test(tip) ? Number(tip) : null;
  return cents !== null && cents >= 0 && cents <= 50_000 ? cents : null;
}

/** [CHK-12] Why this tip cannot be charged; null if it can. */
export function tipError(choices: CheckoutChoices): string | null {
  if (choices.tip === otherTip && !choices.tipAmount) return "Enter the amount of the tip, or choose No tip.";
  return tipCents(choices) === null ? "Enter a tip of $0.00 to $500.00, such as 4.50." : null;
}
