import { addDays, standardZone, toLocal, weekdayOf } from "@domain/local-time";
import { clockText } from "@domain/opening-text";
import type { OrderStatus, OrderType } from "@domain/order-status";

/** Dates and times of orders, always by the restaurant's own clock [UI-8]. */
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const months = "January February March April May June July August September October November December".split(" ");

const localOf = (at: string, zone: string | null | undefined) => toLocal(new Date(at), zone ?? standardZone);

/** "6:38 PM" */
export const timeText = (at: string, zone: string | null | undefined): string => clockText(localOf(at, zone).minute);

/** "November 2026" */
export function monthText(at: string, zone: string | null | undefined): string {
  const { date } = localOf(at, zone);
  return `${months[Number(date.slice(5, 7)) - 1] ?? ""} ${date.slice(0, 4)}`;
}

/** "November 4" */
export function dateText(at: string, zone: string | null | undefined): string {
  const { date } = localOf(at, zone);
  return `${months[Number(date.slice(5, 7)) - 1] ?? ""} ${Number(date.slice(8))}`;
}

/** "Friday, November 20, 2026" */
export function longDayText(at: string, zone: string | null | undefined): string {
  const { date } = localOf(at, zone);
  return `${weekdays[weekdayOf(date)] ?? ""}, ${dateText(at, zone)}, ${date.slice(0, 4)}`;
}

/** "Sunday 15, 7:02 PM" */
export function dayTimeText(at: string, zone: string | null | undefined): string {
  const { date, minute } = localOf(at, zone);
  return `${weekdays[weekdayOf(date)] ?? ""} ${Number(date.slice(8))}, ${clockText(minute)}`;
}

/** "Today at 7:00 PM", "Tomorrow at …", else "Sunday, November 22 at 7:00 PM" */
export function momentText(at: string, zone: string | null | undefined, now: Date): string {
  const { date, minute } = localOf(at, zone);
  const today = toLocal(now, zone ?? standardZone).date;
  const day =
    date === today
      ? "Today"
      : date === addDays(today, 1)
        ? "Tomorrow"
        : `${weekdays[weekdayOf(date)] ?? ""}, ${dateText(at, zone)}`;
  return `${day} at ${clockText(minute)}`;
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
