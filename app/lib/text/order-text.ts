import type { LenientOrder } from "@domain/contract/ordering/order";
import {
  addDays,
  defaultTimeZone,
  getWeekday,
  localDate,
  monthNames,
  toLocalTime,
  weekdayNames,
} from "@domain/local-time";
import type { OrderStatus } from "@domain/orders/order-status";
import type { OrderType } from "@domain/orders/order-type";
import { clockText } from "@domain/restaurants/opening-text";
import { isolated } from "./isolated";

/** Dates and times of orders, always in the restaurant's time zone [UI-8]. */

const toLocal = (at: string, zone: string | null | undefined) => toLocalTime(new Date(at), zone ?? defaultTimeZone);

/** "6:38 PM" */
export const timeText = (at: string, zone: string | null | undefined): string => clockText(toLocal(at, zone).minute);

/** "November 2026" */
export function monthText(at: string, zone: string | null | undefined): string {
  const { date } = toLocal(at, zone);
  return `${monthNames[Number(date.slice(5, 7)) - 1] ?? ""} ${date.slice(0, 4)}`;
}

const getMonth = (date: string) => monthNames[Number(date.slice(5, 7)) - 1] ?? "";
const getDayOfMonth = (date: string) => Number(date.slice(8));
/** ", 2025" for a date in another year. */
const otherYear = (date: string, zone: string | null | undefined, now: Date) =>
  date.slice(0, 4) === localDate(now, zone ?? defaultTimeZone).slice(0, 4) ? "" : `, ${date.slice(0, 4)}`;

/** "November 4", in another year "November 4, 2025" */
export function dateText(at: string, zone: string | null | undefined, now: Date): string {
  const { date } = toLocal(at, zone);
  return `${getMonth(date)} ${getDayOfMonth(date)}${otherYear(date, zone, now)}`;
}

/** "Nov 22, 3:43 AM", in another year "Nov 22, 2025, 3:43 AM": one line, for lists. */
export function shortMomentText(at: string, zone: string | null | undefined, now: Date): string {
  const { date, minute } = toLocal(at, zone);
  return `${getMonth(date).slice(0, 3)} ${getDayOfMonth(date)}${otherYear(date, zone, now)}, ${clockText(minute)}`;
}

/** "Friday, November 20, 2026" */
export function longDayText(at: string, zone: string | null | undefined): string {
  const { date } = toLocal(at, zone);
  return `${weekdayNames[getWeekday(date)] ?? ""}, ${getMonth(date)} ${getDayOfMonth(date)}, ${date.slice(0, 4)}`;
}

/** "Sunday 15, 7:02 PM" */
export function dayTimeText(at: string, zone: string | null | undefined): string {
  const { date, minute } = toLocal(at, zone);
  return `${weekdayNames[getWeekday(date)] ?? ""} ${Number(date.slice(8))}, ${clockText(minute)}`;
}

/** "Today at 7:00 PM", "Tomorrow at …", else "Sunday, November 22 at 7:00 PM", with another year added */
export function momentText(at: string, zone: string | null | undefined, now: Date): string {
  const { date, minute } = toLocal(at, zone);
  const today = localDate(now, zone ?? defaultTimeZone);
  const day =
    date === today
      ? "Today"
      : date === addDays(today, 1)
        ? "Tomorrow"
        : `${weekdayNames[getWeekday(date)] ?? ""}, ${dateText(at, zone, now)}`;
  return `${day} at ${clockText(minute)}`;
}

/** "Friday, November 20, 2026 at 7:00 PM", for paper, which is read on other days. */
export const paperMomentText = (at: string, zone: string | null | undefined): string =>
  `${longDayText(at, zone)} at ${timeText(at, zone)}`;

/** "tomorrow at 11:00 AM" of "Tomorrow at 11:00 AM". */
export const inSentence = (moment: string): string => moment.replace(/^(Today|Tomorrow)/, (word) => word.toLowerCase());

/** "today at 12:00 PM", for use after "for". */
export const momentInSentence = (...moment: Parameters<typeof momentText>): string => inSentence(momentText(...moment));

type Due = { scheduledFor?: string | null; occasion?: string | null; restaurant: { timeZone?: string | null } };

/**
 * "For iftar, today at 5:20 PM", when a scheduled order is wanted; null as soon as possible. With `now` null, for paper, with the
 * whole date.
 */
export function dueText({ scheduledFor, occasion, restaurant: { timeZone } }: Due, now: Date | null): string | null {
  if (!scheduledFor) return null;
  const moment = now ? momentInSentence(scheduledFor, timeZone, now) : paperMomentText(scheduledFor, timeZone);
  return `For ${occasion ? `${occasion}, ` : ""}${moment}`;
}

/** A moment within a sentence, short where it is not today: "today at 12:00 PM", "Nov 22, 3:43 AM". */
export function shortMomentInSentence(...moment: Parameters<typeof momentText>): string {
  const text = momentInSentence(...moment);
  return text.startsWith("today ") ? text : shortMomentText(...moment);
}

/**
 * A time for use after "by" or "until": "6:38 PM" today, else with its day, "tomorrow at 12:05 AM", "Friday, November
 * 20 at …".
 */
export function deadlineText(at: string, zone: string | null | undefined, now: Date): string {
  const moment = momentText(at, zone, now);
  return moment.startsWith("Today at ") ? timeText(at, zone) : inSentence(moment);
}

/** An order's status as customers read it; a completed order's depends on its type. */
export function statusText(status: OrderStatus, type: OrderType): string {
  const ends: Record<OrderType, string> = { delivery: "Delivered", takeaway: "Picked up", "dine-in": "Served" };
  const names: Record<OrderStatus, string> = {
    placed: "Placed",
    accepted: "Accepted",
    preparing: "Preparing",
    ready: "Ready",
    completed: ends[type],
    rejected: "Rejected",
    cancelled: "Cancelled",
  };
  return names[status];
}

/** A table by its name, "Garden 1"; one of a number, perhaps with a letter, is "Table 5" or "Table A4". */
export const tableText = (table: string): string => (/^[a-z]?\d+[a-z]?$/i.test(table) ? `Table ${table}` : table);

type Destination = Pick<LenientOrder, "orderType" | "table" | "token">;

/** [ORD-5] Whether a guest is called out by the pickup number: nobody who is served at a table, or gets a delivery. */
export const isCalledOut = ({ orderType, table }: Pick<Destination, "orderType" | "table">): boolean =>
  orderType !== "delivery" && !(orderType === "dine-in" && table);

/** [ORD-5] Where a customer gets an order that is not delivered: at their table, else by its number at the counter. */
export function handoverText({ orderType, table, token }: Destination): string | null {
  if (isCalledOut({ orderType, table })) return token ? `Pickup number ${token}` : null;
  return orderType === "dine-in" && table ? tableText(table) : null;
}

export const typeText: Record<OrderType, string> = { delivery: "Delivery", takeaway: "Takeaway", "dine-in": "Dine-in" };

type ChangedOrder = Pick<LenientOrder, "changes" | "items">;

/** [RUSH-12] Short notes on a line that was sold out, or that replaces one. */
function changeNotes({ changes }: Pick<LenientOrder, "changes">, item: LenientOrder["items"][number]): string[] {
  const own = changes?.find(({ newLineId }) => newLineId && newLineId === item.lineId);
  const pending = changes?.find(({ lineId, state }) => state === "asked" && lineId === item.lineId);
  const out = item.leftOut ?? 0;
  return [
    own ? `Instead of ${own.name}` : null,
    // "Of", since the kitchen's papers count only what is left of them.
    out > 0 ? (out < item.qty ? `${out} of ${item.qty} sold out, left out` : "Sold out, left out") : null,
    pending?.replacement ? `Asked: ${pending.pieces} ${pending.replacement.name} instead?` : null,
  ].flatMap((note) => note ?? []);
}

/** A line's size and add-ons; `mark` stands before each add-on. */
const listOptions = (item: LenientOrder["items"][number], mark = ""): string[] => [
  ...(item.size === "large" ? ["Large"] : []),
  ...item.addons.map(({ name }) => `${mark}${isolated(name)}`),
];

/** Size, add-ons and what changed of a line, in the order in which they are read; `mark` stands before each add-on. */
export const lineDetails = (
  order: Pick<LenientOrder, "changes">,
  item: LenientOrder["items"][number],
  mark = "",
): string[] => [...listOptions(item, mark), ...changeNotes(order, item)];

/** What an order's page and panel say below a line's name: size, add-ons, the customer's `note`, its halal marks, what changed, what was given back. */
export const describeLine = (
  order: Pick<LenientOrder, "changes">,
  item: LenientOrder["items"][number],
  note?: string | null,
): string =>
  [
    ...listOptions(item),
    note && isolated(note),
    ...(item.halal?.words ?? []),
    ...changeNotes(order, item),
    givenBackText(item),
  ]
    .filter(Boolean)
    .join(", ");

/** "1 given back", of pieces that were not left out: these go back too, and named twice they read as two. */
export function givenBackText({ refunded, leftOut }: LenientOrder["items"][number]): string | null {
  const pieces = (refunded?.pieces ?? 0) - (leftOut ?? 0);
  return pieces > 0 ? `${pieces} given back` : null;
}

/** Whether all pieces of a line were left out. */
export const isLeftOut = ({ leftOut, qty }: LenientOrder["items"][number]): boolean =>
  Boolean(leftOut) && leftOut === qty;

/** Lines that no longer exist, because others replace them or because they were taken off an unpaid bill. */
export const removedLines = ({
  changes,
  items,
}: ChangedOrder): { id: string; qty: number; name: string; why: string }[] =>
  (changes ?? []).flatMap(({ id, state, lineId, pieces, name, replacement }) => {
    if (state === "replaced" && replacement) return { id, qty: pieces, name, why: `Replaced by ${replacement.name}` };
    const isLine = items.some((item) => item.lineId === lineId && item.leftOut);
    return state === "left_out" && !isLine ? { id, qty: pieces, name, why: "Sold out, left out" } : [];
  });

/** Announces a recalled ticket on pages that do not show the tickets. */
export const backText = (number: string): string => `Order ${number} is back with the tickets`;
