import { minuteMs } from "@domain/duration";
import { mentionsAllergy } from "@domain/kitchen";
import { defaultTimeZone, localDate } from "@domain/local-time";
import { canChangeLines } from "@domain/orders/line-changes";
import { isRecall } from "@domain/orders/order-status";
import type { Order } from "~/host/orders.server";
import { isolated } from "~/lib/text/isolated";
import { dayTimeText, isLeftOut, lineDetails, removedLines, tableText, timeText } from "~/lib/text/order-text";

/** The columns; titles fixed by [KDS-1]. */
export const columns = [
  { type: "dine-in", title: "Dine-In", icon: "table" },
  { type: "delivery", title: "Online", icon: "moped" },
  { type: "takeaway", title: "Takeaway", icon: "shopping-bag" },
] as const;

export const stages = ["confirmed", "preparing", "done"] as const;
export type Filter = (typeof stages)[number];
/** `void`: cancelled and not acknowledged yet. */
export type Stage = Filter | "void";

/** One line; without an `id` (if the host has none) only the whole ticket can be marked as done. */
export interface TicketLine {
  id: string | null;
  qty: number;
  name: string;
  details: string;
  /** [RUSH-13] The preparation note from the counter. */
  note: string | null;
  /** [RUSH-7] */
  isDone: boolean;
  /** [RUSH-7] Where it is prepared; null shows it on every display. */
  station: string | null;
}

/** An order as the kitchen sees it; instants in milliseconds, texts in the restaurant's time zone [KDS-3, UI-8]. */
export interface Ticket {
  id: string;
  number: string;
  pickupNumber: number | null;
  type: Order["orderType"];
  stage: Stage;
  /** Destination and due time: "Table 2", "Delivery, leaves 7:05 PM". */
  place: string;
  items: TicketLine[];
  note: string | null;
  /** [RUSH-12] Whether lines can be left out and replaced. */
  canChange: boolean;
  /** [RUSH-7] The customer's note mentions an allergy, which must stand out. */
  isAllergy: boolean;
  /** [RUSH-17] Other notes of the restaurant about the customer. */
  guestNote: string | null;
  /** When the ticket's clock started. */
  since: number;
  acceptedAt: number;
  dueAt: number | null;
  /** When the clock warns, and when the ticket is late; null if unknown. */
  warnAt: number | null;
  lateAt: number | null;
  /** For a scheduled order: when to start preparing it, also as text. */
  startAt: number | null;
  scheduledText: string | null;
  startText: string | null;
  /** When it was done, as text. */
  doneText: string | null;
  doneAt: number | null;
  /** Whether a ticket done by mistake can be brought back: not once it was handed over. */
  canRecall: boolean;
  /** For a void ticket: what to do. */
  voidAdvice: string | null;
  /** For a void ticket: when, by whom and why it was cancelled. */
  voidText: string | null;
  /** "Start Preparing" is being sent. */
  isBeginning?: boolean;
}

/** [RUSH-12] Counts only the portions not left out; an item left out completely has no id, so it cannot be pressed. */
function toLine(order: Order, item: Order["items"][number]): TicketLine {
  const { lineId, qty, name, note, doneAt, station } = item;
  const isCompletelyLeftOut = isLeftOut(item);
  return {
    id: isCompletelyLeftOut ? null : (lineId ?? null),
    station: station ?? null,
    isDone: order.status === "ready" || order.status === "completed" || isCompletelyLeftOut || Boolean(doneAt),
    qty: isCompletelyLeftOut ? qty : qty - (item.leftOut ?? 0),
    name,
    details: lineDetails(order, item, "+ ").join(", "),
    note: note || null,
  };
}

const struckLine = ({ qty, name, why }: ReturnType<typeof removedLines>[number]): TicketLine => ({
  id: null,
  station: null,
  isDone: true,
  qty,
  name,
  details: why,
  note: null,
});

const stageByStatus = {
  accepted: "confirmed",
  preparing: "preparing",
  ready: "done",
  completed: "done",
  cancelled: "void",
} as const;

/** A kitchen's lead time for scheduled orders, and when a ticket warns and is late (null: by its due time). */
export interface KitchenTimes {
  preparation: number;
  warning: number | null;
  late: number | null;
  /** The kitchen's current day, for which times are shown without a date. */
  today?: string;
}

/** [KDS-5] The ticket of an accepted or later order, or of an unacknowledged cancelled one; otherwise null. */
export function toTicket(order: Order, times: KitchenTimes, leavesAt: string | null = null): Ticket | null {
  const { status, orderType, restaurant, history } = order;
  if (status === "placed" || status === "rejected" || (status === "cancelled" && !order.isVoid)) return null;
  const zone = restaurant.timeZone;
  const findChangeTime = (wanted: string) => history.findLast((change) => change.status === wanted)?.at;
  const due = leavesAt ?? order.estimatedReadyAt ?? order.scheduledFor ?? null;
  const dueAt = due ? Date.parse(due) : null;
  const startAt = order.scheduledFor && dueAt !== null ? dueAt - times.preparation * minuteMs : null;
  const doneAt = findChangeTime("ready") ?? findChangeTime("completed");
  const begun = Date.parse(findChangeTime("accepted") ?? order.createdAt);
  const since = startAt ? Math.max(begun, startAt) : begun;
  return {
    id: order.id,
    number: order.orderId,
    pickupNumber: order.token ?? null,
    type: orderType,
    stage: stageByStatus[status],
    place: placeText(order, due && timeText(due, zone)),
    items: [...order.items.map((item) => toLine(order, item)), ...removedLines(order).map(struckLine)],
    canChange: Boolean(order.changes) && canChangeLines(status),
    ...toNote(order),
    since,
    acceptedAt: begun,
    dueAt,
    ...getLimits(since, dueAt, times),
    startAt,
    scheduledText: order.scheduledFor
      ? [order.occasion, timeText(order.scheduledFor, zone)].filter(Boolean).join(", ")
      : null,
    startText: startAt ? startTextOf(new Date(startAt), zone ?? defaultTimeZone, times.today) : null,
    doneText: stageByStatus[status] === "done" && doneAt ? timeText(doneAt, zone) : null,
    doneAt: doneAt ? Date.parse(doneAt) : null,
    canRecall: isRecall(status, "preparing"),
    voidAdvice: status === "cancelled" ? voidAdviceOf(order) : null,
    voidText: status === "cancelled" ? voidTextOf(order) : null,
  };
}

function startTextOf(start: Date, zone: string, today: string | undefined): string {
  const at = start.toISOString();
  return localDate(start, zone) === today ? timeText(at, zone) : dayTimeText(at, zone);
}

/** The order's note, preceded by allergies known for its customer or mentioned in dish notes. */
function toNote({ note, items, guestNotes }: Order): Pick<Ticket, "note" | "isAllergy" | "guestNote"> {
  const allergies = guestNotes?.allergies ?? null;
  const ofDishes = items.flatMap((item) =>
    item.note && mentionsAllergy(item.note) ? [`${item.name}: ${item.note}`] : [],
  );
  const notes = [allergies, ...ofDishes, note].filter(Boolean).join(". ");
  const isAllergy = allergies !== null || mentionsAllergy(notes);
  return { note: notes || null, isAllergy, guestNote: guestNotes?.notes ?? null };
}

const cancellers: Record<string, string> = {
  customer: "the customer",
  admin: "HalalGo",
  system: "HalalGo",
  owner: "the owner",
  manager: "a manager",
  staff: "the staff",
};

/** Of what was ready there is nothing to cook any more, but somebody may come for it. */
const voidAdviceOf = ({ history }: Order): string =>
  history.findLast(({ status }) => status !== "cancelled")?.status === "ready"
    ? "Do not hand it over."
    : "Stop cooking.";

function voidTextOf({ history, restaurant }: Order): string {
  const end = history.findLast(({ status }) => status === "cancelled");
  if (!end) return "Cancelled.";
  const who = cancellers[end.actor];
  const message = `Cancelled ${timeText(end.at, restaurant.timeZone)}${who ? ` by ${who}` : ""}.`;
  return end.reason ? `${message} ${end.reason}` : message;
}

/** By default a ticket warns in the last quarter of its time; the kitchen can set its own minutes. */
function getLimits(since: number, dueAt: number | null, { warning, late }: KitchenTimes) {
  const after = (minutes: number) => since + minutes * minuteMs;
  const lastQuarter = dueAt === null ? null : since + (dueAt - since) * 0.75;
  return { warnAt: warning === null ? lastQuarter : after(warning), lateAt: late === null ? dueAt : after(late) };
}

function placeText({ orderType, table }: Order, due: string | null): string {
  if (orderType === "dine-in") return table ? tableText(table) : "Dine-in";
  if (orderType === "delivery") return due ? `Delivery, leaves ${due}` : "Delivery";
  return due ? `Takeaway, due ${due}` : "Takeaway";
}

/** [RUSH-6] Tickets that can be brought back, the most recently done first. */
export const recallable = (tickets: readonly Ticket[]): Ticket[] =>
  tickets
    .filter(({ canRecall }) => canRecall)
    .sort((a, b) => (b.doneAt ?? 0) - (a.doneAt ?? 0))
    .slice(0, maxRecalled);

const maxRecalled = 20;

/** "3 Lahmacun, 3 Ayran" */
export const dishesText = (items: readonly Pick<TicketLine, "qty" | "name">[]): string =>
  items.map(({ qty, name }) => `${qty} ${isolated(name)}`).join(", ");
