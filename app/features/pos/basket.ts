import type { Quote } from "@domain/contract/ordering/quote";
import { parseNumber } from "@domain/values/parse-number";
import { dashboardPaths } from "~/lib/dashboard-paths";

/**
 * A dish in the counter order. The order is stored in the URL, so that it survives reloads, Back and missing
 * JavaScript.
 */
export interface BasketLine {
  menuItemId: string;
  quantity: number;
  size: "regular" | "large";
  addonIds: string[];
  /** [RUSH-13] Preparation note; omitted if empty. */
  note?: string;
}

export interface CounterBasket {
  lines: BasketLine[];
  q: string;
  category: string;
  /** The previously placed order; identifies the form, so that the next order starts empty. */
  after: string;
  /** [RUSH-13] The open order to add these dishes to; omitted for a new order. */
  order?: string;
  /** Idempotency key for placing the order, the same on every page and retry; omitted before the first press. */
  key?: string;
  /** [RUSH-13] The held order this was resumed from; it stays on hold until this order is placed. */
  held?: string;
  /** On a small screen, whether the order covers the menu; omitted if not. */
  pane?: true;
}

const maxLines = 40;
const maxQuantity = 99;

/** `line=‹item›*‹quantity›*‹l for large›*‹add-on›.‹add-on›*‹note›`; invalid values are ignored. */
export function parseBasket(search: URLSearchParams): CounterBasket {
  const lines = search.getAll("line").flatMap((text): BasketLine[] => {
    const [menuItemId = "", count = "", size = "", addons = "", note = ""] = text.split("*");
    const quantity = parseNumber(count);
    if (!menuItemId || menuItemId.length > 64 || !Number.isInteger(quantity) || quantity < 1) return [];
    return [
      {
        menuItemId,
        quantity: Math.min(quantity, maxQuantity),
        size: size === "l" ? "large" : "regular",
        addonIds: addons.split(".").filter(Boolean).slice(0, 30),
        ...(note ? { note: cleanNote(note) } : {}),
      },
    ];
  });
  const text = (name: string) => (search.get(name) ?? "").trim().slice(0, 60);
  const [order, key, held] = [text("order"), text("key"), text("held")];
  return {
    lines: lines.slice(0, maxLines),
    q: text("q"),
    category: text("category"),
    after: text("after"),
    ...(order ? { order } : {}),
    ...(isGuid(key) ? { key } : {}),
    ...(isGuid(held) ? { held } : {}),
    ...(search.get("pane") ? { pane: true } : {}),
  };
}

export const isGuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

const formatLine = ({ menuItemId, quantity, size, addonIds, note }: BasketLine) =>
  [menuItemId, quantity, size === "large" ? "l" : "", addonIds.join("."), note].join("*").replace(/\*+$/, "");

/** Asterisks separate the parts of a line in the URL. */
const cleanNote = (text: string) => text.replaceAll("*", " ").trim().slice(0, 140);

/** The URL query for an order, starting with "?"; empty for an empty order. */
export function basketQuery({ lines, q, category, after, order, key, held, pane }: CounterBasket): string {
  const search = new URLSearchParams();
  for (const line of lines) search.append("line", formatLine(line));
  if (q) search.set("q", q);
  if (category) search.set("category", category);
  if (after) search.set("after", after);
  if (order) search.set("order", order);
  if (key) search.set("key", key);
  if (held) search.set("held", held);
  if (pane) search.set("pane", "1");
  const text = search.toString();
  return text && `?${text}`;
}

export const counterHref = (basket: CounterBasket): string => `${dashboardPaths.dashboardPos()}${basketQuery(basket)}`;

/** The payment step. */
export const chargeHref = (basket: CounterBasket): string =>
  `${dashboardPaths.dashboardPosCharge()}${basketQuery(basket)}`;

export const emptyBasket: CounterBasket = { lines: [], q: "", category: "", after: "" };

/** Identifies a choice: dish, size, add-ons and note. */
export const lineKey = ({ menuItemId, size, addonIds, note = "" }: BasketLine) =>
  [menuItemId, size, ...[...addonIds].sort(), note].join(" ");

/** One portion of a dish without options. */
export const plainLine = (menuItemId: string): BasketLine => ({
  menuItemId,
  quantity: 1,
  size: "regular",
  addonIds: [],
});

/** Adds a line; adding the same choice again raises its quantity. */
export function addLine(basket: CounterBasket, line: BasketLine): CounterBasket {
  const same = basket.lines.findIndex((one) => lineKey(one) === lineKey(line));
  const lines =
    same < 0
      ? [...basket.lines, line]
      : basket.lines.map((one, index) =>
          index === same ? { ...one, quantity: Math.min(one.quantity + line.quantity, maxQuantity) } : one,
        );
  return { ...basket, lines: lines.slice(0, maxLines) };
}

/** Changes a line's quantity; 0 removes the line. */
export const setQuantity = (basket: CounterBasket, index: number, quantity: number): CounterBasket => ({
  ...basket,
  lines: basket.lines.flatMap((line, at) => {
    if (at !== index) return [line];
    return quantity < 1 ? [] : [{ ...line, quantity: Math.min(quantity, maxQuantity) }];
  }),
});

/** Replaces a line's choice; if another line already has that choice, the two are merged. */
export function setLine(basket: CounterBasket, index: number, line: BasketLine): CounterBasket {
  const same = basket.lines.findIndex((one, at) => at !== index && lineKey(one) === lineKey(line));
  if (same >= 0) return addLine({ ...basket, lines: basket.lines.filter((_, at) => at !== index) }, line);
  return { ...basket, lines: basket.lines.map((one, at) => (at === index ? line : one)) };
}

/** Sets or removes a line's note. */
export const setNote = (basket: CounterBasket, index: number, text: string): CounterBasket => ({
  ...basket,
  lines: basket.lines.map((line, at) => {
    if (at !== index) return line;
    const { note: _, ...bare } = line;
    return cleanNote(text) ? { ...bare, note: cleanNote(text) } : bare;
  }),
});

export const isSameOrder = (one: readonly BasketLine[], other: readonly BasketLine[]): boolean =>
  one.map(formatLine).join() === other.map(formatLine).join();

/**
 * Undoes changes that the host rejected. A line with a problem (null if none) whose quantity grew returns to its
 * quantity in `before`, and its problem is listed in `messages`. Lines that had a problem before stay until removed by
 * hand.
 */
export function removeRejectedChanges(
  lines: readonly BasketLine[],
  problems: readonly (string | null | undefined)[],
  before: readonly BasketLine[],
): { lines: BasketLine[]; messages: string[] } {
  const messages: string[] = [];
  const remaining = lines.flatMap((line, index) => {
    const problem = problems[index];
    const was = before.find((one) => lineKey(one) === lineKey(line))?.quantity ?? 0;
    if (!problem || line.quantity <= was) return [line];
    messages.push(problem);
    return was > 0 ? [{ ...line, quantity: was }] : [];
  });
  return { lines: remaining, messages: [...new Set(messages)] };
}

/** What the counter page passes to the payment step. */
export interface PaymentContext {
  quote: Pick<Quote, "total">;
  /** The form fields besides the dishes. */
  draft: Record<string, string>;
  /** [RUSH-13] Whether the host supports notes, discounts, tips, cash received and open orders. */
  hasCounterExtras: boolean;
  /** The open order being paid; null for the order in the URL. */
  openOrder: { id: string; name: string; number: string; total: number } | null;
  /** Idempotency key of this order. */
  orderKey: string;
}
