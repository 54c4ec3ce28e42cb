import type { LenientOrder } from "@domain/contract/ordering/order";
import { hourMs, minuteMs } from "@domain/duration";
import type { SoldOutPreference } from "@domain/orders/line-changes";
import type { OrderType } from "@domain/orders/order-type";
import { refundableCents } from "./refund-request";
import { isolated } from "./text/isolated";
import { deadlineText, isLeftOut, lineDetails, timeText } from "./text/order-text";

/** An order that waits to be accepted, as the dashboard and the kitchen announce it. */
export interface NewOrder {
  id: string;
  number: string;
  type: OrderType;
  customer: string | null;
  /** Pieces, not lines. */
  pieces: number;
  /** "2 Chicken Dürüm, 2 Ayran" */
  dishes: string;
  /** Cents. */
  total: number;
  /** Cents refunded when it is rejected; 0 where nothing was paid. */
  refundCents: number;
  /** "Large, + Garlic yoghurt" beside each dish. */
  lines: { qty: number; name: string; details: string }[];
  note: string | null;
  /** [RUSH-17] The restaurant's note about the customer's allergies. */
  allergies: string | null;
  guestNote: string | null;
  /** [RUSH-12] The customer's sold-out preference; null where none was asked for. */
  ifSoldOut: string | null;
  /** Whether lines can be left out and replaced. */
  canChange: boolean;
  since: string;
  /** Milliseconds since 1970. */
  placedAt: number;
  /** A scheduled order's time as text; with its date unless that is today. */
  scheduledText: string | null;
  /** When it is cancelled automatically, in milliseconds since 1970; null where the host does not say. */
  acceptBy: number | null;
}

/** An order as the alerts for new ones show it. */
export function toNewOrder(order: LenientOrder, now: Date): NewOrder {
  const { id, orderId, orderType, customer, items, total, note, createdAt, acceptBy, restaurant } = order;
  const { scheduledFor, occasion } = order;
  return {
    id,
    number: orderId,
    type: orderType,
    customer: customer?.name || null,
    pieces: items.reduce((sum, { qty }) => sum + qty, 0),
    dishes: items.map(({ qty, name }) => `${qty} ${isolated(name)}`).join(", "),
    total,
    refundCents: (order.isPaid ?? Boolean(order.transactionId)) ? refundableCents(order) : 0,
    lines: items
      .filter((item) => !isLeftOut(item))
      .map((item) => ({
        qty: item.qty - (item.leftOut ?? 0),
        name: item.name,
        details: lineDetails(order, item, "+ ").join(", "),
      })),
    note: note || null,
    allergies: order.guestNotes?.allergies ?? null,
    guestNote: order.guestNotes?.notes ?? null,
    ifSoldOut: order.ifSoldOut ? soldOutPreferences[order.ifSoldOut] : null,
    canChange: Boolean(order.changes),
    placedAt: Date.parse(createdAt),
    since: timeText(createdAt, restaurant.timeZone),
    scheduledText: scheduledFor
      ? [occasion, deadlineText(scheduledFor, restaurant.timeZone, now)].filter(Boolean).join(", ")
      : null,
    acceptBy: acceptBy ? Date.parse(acceptBy) : null,
  };
}

/** For whoever cooks; the customer chose from `soldOutPreferenceLabels`. */
const soldOutPreferences: Record<SoldOutPreference, string> = {
  refund: "refund it",
  replace: "replace it",
  call: "call",
};

/** How much of the time to accept an order is left, from 1 to 0. `now` in milliseconds. */
export function shareLeft({ acceptBy, placedAt }: Pick<NewOrder, "acceptBy" | "placedAt">, now: number): number {
  const whole = (acceptBy ?? 0) - placedAt;
  return whole > 0 ? Math.min(1, Math.max(0, (acceptBy ?? 0) - now) / whole) : 0;
}

/** "9 min left", "3 hours left", "Time is over". Both times in milliseconds since 1970. */
export function timeToAcceptText(acceptBy: number, now: number): string {
  const minutes = Math.floor((acceptBy - now) / minuteMs);
  if (acceptBy <= now) return "Time is over";
  if (minutes < 1) return "Under a minute left";
  return minutes > 120 ? `${Math.floor(minutes / 60)} hours left` : `${minutes} min left`;
}

/** The time left to accept, where it is at most an hour, since a scheduled order may wait for days; null when it is over or unknown. */
export const soonToAcceptText = (acceptBy: number | null, now: number): string | null =>
  acceptBy !== null && now < acceptBy && acceptBy - now <= hourMs ? timeToAcceptText(acceptBy, now) : null;

const quickMinutes = [10, 15, 20, 30, 45];
/** For a list; buttons beside each other offer fewer. */
export const listedReadyMinutes = [10, 15, 20, 25, 30, 40, 50, 60, 90];

/** [RUSH-5] Choices for the minutes until it is ready, including the restaurant's usual ones. */
export const readyMinuteChoices = (usual: number, offered: readonly number[] = quickMinutes): number[] =>
  [...new Set([...offered, usual])].sort((one, other) => one - other);

/** "(2) New order", for the page's title; null when none waits. */
export const newOrderTitle = (count: number): string | null => (count > 0 ? `(${count}) New order` : null);
