import type { LenientOrder } from "@domain/contract/ordering/order";
import { addDays, defaultTimeZone, getWeekday, toLocalTime } from "@domain/local-time";
import type { OrderStatus } from "@domain/orders/order-status";
import type { OrderType } from "@domain/orders/order-type";
import { clockText } from "@domain/restaurants/opening-text";

/** Dates and times of orders, always by the restaurant's own clock [UI-8]. */
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const months = "January February March April May June July August September October November December".split(" ");

const toLocal = (at: string, zone: string | null | undefined) => toLocalTime(new Date(at), zone ?? defaultTimeZone);

/** "6:38 PM" */
export const timeText = (at: string, zone: string | null | undefined): string => clockText(toLocal(at, zone).minute);

/** "November 2026" */
export function monthText(at: string, zone: string | null | undefined): string {
  const { date } = toLocal(at, zone);
  return `${months[Number(date.slice(5, 7)) - 1] ?? ""} ${date.slice(0, 4)}`;
}

const getMonth = (date: string) => months[Number(date.slice(5, 7)) - 1] ?? "";
const getDayOfMonth = (date: string) => Number(date.slice(8));
/** ", 2025" for a day of another year than this one. */
const otherYear = (date: string, zone: string | null | undefined, now: Date) =>
  date.slice(0, 4) === toLocalTime(now, zone ?? defaultTimeZone).date.slice(0, 4) ? "" : `, ${date.slice(0, 4)}`;

/** "November 4", of another year "November 4, 2025" */
export function dateText(at: string, zone: string | null | undefined, now: Date): string {
  const { date } = toLocal(at, zone);
  return `${getMonth(date)} ${getDayOfMonth(date)}${otherYear(date, zone, now)}`;
}

/** "Nov 22, 3:43 AM", of another year "Nov 22, 2025, 3:43 AM": for lists, on one line. */
export function shortMomentText(at: string, zone: string | null | undefined, now: Date): string {
  const { date, minute } = toLocal(at, zone);
  return `${getMonth(date).slice(0, 3)} ${getDayOfMonth(date)}${otherYear(date, zone, now)}, ${clockText(minute)}`;
}

/** "Friday, November 20, 2026" */
export function longDayText(at: string, zone: string | null | undefined): string {
  const { date } = toLocal(at, zone);
  return `${weekdays[getWeekday(date)] ?? ""}, ${getMonth(date)} ${getDayOfMonth(date)}, ${date.slice(0, 4)}`;
}

/** "Sunday 15, 7:02 PM" */
export function dayTimeText(at: string, zone: string | null | undefined): string {
  const { date, minute } = toLocal(at, zone);
  return `${weekdays[getWeekday(date)] ?? ""} ${Number(date.slice(8))}, ${clockText(minute)}`;
}

/** "Today at 7:00 PM", "Tomorrow at …", else "Sunday, November 22 at 7:00 PM", with its year where it is another */
export function momentText(at: string, zone: string | null | undefined, now: Date): string {
  const { date, minute } = toLocal(at, zone);
  const today = toLocalTime(now, zone ?? defaultTimeZone).date;
  const day =
    date === today
      ? "Today"
      : date === addDays(today, 1)
        ? "Tomorrow"
        : `${weekdays[getWeekday(date)] ?? ""}, ${dateText(at, zone, now)}`;
  return `${day} at ${clockText(minute)}`;
}

/** "today at 12:00 PM", as it stands after "for". */
export const momentInSentence = (...moment: Parameters<typeof momentText>): string =>
  momentText(...moment).replace(/^(Today|Tomorrow)/, (word) => word.toLowerCase());

/** A moment as it stands after "by" or "until": "6:38 PM" today, else with its day, "tomorrow at 12:05 AM", "Friday, November 20 at …". */
export function deadlineText(at: string, zone: string | null | undefined, now: Date): string {
  const moment = momentText(at, zone, now);
  return moment.startsWith("Today at ") ? timeText(at, zone) : moment.replace(/^Tomorrow/, "tomorrow");
}

/** What the customer reads for a status; an order that is over says how it was handed over. */
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

export const typeText: Record<OrderType, string> = { delivery: "Delivery", takeaway: "Takeaway", "dine-in": "Dine-in" };

type ChangedOrder = Pick<LenientOrder, "changes" | "items">;

/** [RUSH-12] What became of a line that was sold out, or stands for one, in a few words. */
export function changeNotes({ changes }: Pick<LenientOrder, "changes">, item: LenientOrder["items"][number]): string[] {
  const own = changes?.find(({ newLineId }) => newLineId && newLineId === item.lineId);
  const asked = changes?.find(({ lineId, state }) => state === "asked" && lineId === item.lineId);
  const out = item.leftOut ?? 0;
  return [
    own ? `Instead of ${own.name}` : null,
    out > 0 ? (out < item.qty ? `${out} sold out, left out` : "Sold out, left out") : null,
    asked?.replacement ? `Asked: ${asked.pieces} ${asked.replacement.name} instead?` : null,
  ].flatMap((note) => note ?? []);
}

export const isLeftOut = ({ leftOut, qty }: LenientOrder["items"][number]): boolean =>
  Boolean(leftOut) && leftOut === qty;

/** Pieces that are no line any more: others stand for them, or, where they were not paid yet, they are off the bill. */
export const struckLines = ({
  changes,
  items,
}: ChangedOrder): { id: string; qty: number; name: string; why: string }[] =>
  (changes ?? []).flatMap(({ id, state, lineId, pieces, name, replacement }) => {
    if (state === "replaced" && replacement) return { id, qty: pieces, name, why: `Replaced by ${replacement.name}` };
    const isLine = items.some((item) => item.lineId === lineId && item.leftOut);
    return state === "left_out" && !isLine ? { id, qty: pieces, name, why: "Sold out, left out" } : [];
  });

/** A ticket that was done is to be cooked again, said where the tickets themselves are not seen. */
export const backText = (number: string): string => `Order ${number} is back with the tickets`;
