import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { loadOpeningHours } from "@api/modules/restaurants/opening-hours";
import type { QuoteChoices } from "@domain/contract/ordering/quote";
import { minuteMs, quarterHourMs } from "@domain/duration";
import { localDate, toLocalTime } from "@domain/local-time";
import { scheduleLead } from "@domain/orders/accept-deadline";
import { ramadanDay } from "@domain/prayer/hijri";
import { standardMethod } from "@domain/prayer/method";
import type { Occasion } from "@domain/prayer/occasions";
import { occasionSlot, type OccasionSlot, occasionSlots } from "@domain/prayer/ramadan";
import { prayerTimes } from "@domain/prayer/times";
import type { OpeningHours } from "@domain/restaurants/opening-hours";
import { clockText } from "@domain/restaurants/opening-text";
import { findServingProblem, type Meal, type SellableLine } from "./lines";
import { loadQuoteRestaurant, type QuoteRestaurant } from "./restaurant";

interface Point {
  latitude: number;
  longitude: number;
}

/** The window in which orders are counted together [PRAYER-5]. */
const windowMs = 10 * minuteMs;
/** How long before Maghrib orders are counted. */
const countedMs = 60 * minuteMs;
const getWindow = (at: Date) => Math.floor(at.getTime() / windowMs);

function toOccasionContext(restaurant: QuoteRestaurant, hours: OpeningHours, point: Point | null) {
  const settings = restaurant.ramadan;
  if (!settings?.is_on || !point) return null;
  return { hours, settings, point, method: restaurant.prayer ?? standardMethod };
}

/** [PRAYER-4, PRAYER-5] The iftar and suhoor slots at an order's address, with their availability, and other full times. */
export async function listOccasions(
  db: Db,
  { restaurant, hours, point, lines }: Pick<Wanted, "restaurant" | "hours" | "point" | "lines">,
  now: Date,
) {
  const occasionContext = toOccasionContext(restaurant, hours, point);
  if (!occasionContext) return { occasions: [], fullTimes: [] };
  const slots = occasionSlots({ ...occasionContext, leadMinutes: scheduleLead(restaurant).offered }, now);
  const counts =
    slots.length > 0 && occasionContext.settings.most_orders !== null
      ? await countOrdersBySlot(db, restaurant.id, now)
      : null;
  const occasions = slots.map((slot) => ({
    kind: slot.kind,
    date: slot.date,
    at: slot.at.toISOString(),
    prayerAt: slot.prayerAt.toISOString(),
    orderBy: slot.orderBy.toISOString(),
    state: getState(slot, { now, counts, maxOrders: occasionContext.settings.most_orders }),
    unserved: findFirst(lines, (line) => findServingProblem(line, slot.at, now, findMeal(restaurant, slot.kind))),
  }));
  // At most one quarter hour starts in a window.
  const quarters = [...(counts ?? [])].map(([window, count]) => ({
    at: new Date(Math.ceil((window * windowMs) / quarterHourMs) * quarterHourMs),
    count,
    window,
  }));
  const full = quarters.filter(({ at, count, window }) => {
    const maxOrders = getWindow(at) === window ? findMaxOrders({ restaurant, hours, at, kind: null }) : null;
    return maxOrders !== null && count >= maxOrders;
  });
  return { occasions, fullTimes: full.map(({ at }) => at.toISOString()).sort() };
}

function getState(
  slot: OccasionSlot,
  { now, counts, maxOrders }: { now: Date; counts: Map<number, number> | null; maxOrders: number | null },
): "open" | "late" | "full" {
  if (now > slot.orderBy) return "late";
  const isFull = slot.kind === "iftar" && maxOrders !== null && (counts?.get(getWindow(slot.at)) ?? 0) >= maxOrders;
  return isFull ? "full" : "open";
}

interface Wanted {
  restaurant: QuoteRestaurant;
  hours: OpeningHours;
  point: Point | null;
  kind: Occasion;
  at: Date;
  lines: readonly SellableLine[];
}

/** [PRAYER-4] The slot an order was placed for, recomputed, or a message why it is not available. */
export function resolveOccasion(wanted: Wanted, now: Date): { slot: OccasionSlot } | { closed: string } {
  const { restaurant, hours, kind, at } = wanted;
  const occasionContext = toOccasionContext(restaurant, hours, wanted.point);
  const date = localDate(at, hours.timeZone);
  const slot =
    occasionContext && occasionSlot(kind, date, { ...occasionContext, leadMinutes: scheduleLead(restaurant).minimum });
  if (!slot)
    return { closed: `${restaurant.name} takes no orders for ${kind} on that day. Please choose another time.` };
  if (slot.at.getTime() !== at.getTime()) {
    const time = clockText(toLocalTime(slot.at, hours.timeZone).minute);
    return { closed: `For ${kind} on that day your order would be there by ${time}. Please choose it again.` };
  }
  if (now > slot.orderBy) return { closed: `It is too late for this ${kind}. Please choose another time.` };
  return { slot };
}

/** The meal's menu; null when the order is not for one. */
export function findMeal({ ramadan }: QuoteRestaurant, kind: Occasion | null | undefined): Meal | null {
  if (!kind || !ramadan) return null;
  return { kind, categories: kind === "iftar" ? ramadan.iftar_categories : ramadan.suhoor_categories };
}

const findFirst = <T>(lines: readonly SellableLine[], of: (line: SellableLine) => T | null): T | null => {
  for (const line of lines) {
    const found = of(line);
    if (found !== null) return found;
  }
  return null;
};

/** The number of orders due in each ten minutes from now on, including payments in progress. */
async function countOrdersBySlot(
  db: Db,
  restaurantId: string,
  now: Date,
  exceptKey = "",
): Promise<Map<number, number>> {
  // Orders are at most a month ahead.
  const { rows } = await sql<{ window: number; count: number }>`
    select floor(extract(epoch from due) / ${windowMs / 1000})::integer as window, count(*)::integer as count from (
      select scheduled_for as due from orders
      where restaurant_id = ${restaurantId} and status not in ('rejected', 'cancelled') and scheduled_for > ${now}
        and created_at > ${now}::timestamptz - interval '32 days'
      union all
      select (choices ->> 'scheduledFor')::timestamptz from payments
      where restaurant_id = ${restaurantId} and status in ('charging', 'charged') and purpose = 'order'
        and choices ->> 'scheduledFor' is not null and key <> ${exceptKey} and updated_at > ${now}::timestamptz - interval '1 day'
    ) due group by 1`.execute(db);
  return new Map(rows.map(({ window, count }) => [window, count]));
}

interface Due {
  restaurant: QuoteRestaurant;
  hours: OpeningHours;
  at: Date;
  /** The meal it is for, if any. */
  kind: Occasion | null;
}

/**
 * How many orders this time may have, in Ramadan: each for iftar, which may be there more than an hour before Maghrib, and others
 * within the hour before Maghrib at the restaurant.
 */
function findMaxOrders({ restaurant, hours, at, kind }: Due): number | null {
  const occasionContext = toOccasionContext(restaurant, hours, restaurant.deliveryArea.point);
  const maxOrders = occasionContext?.settings.most_orders ?? null;
  const date = localDate(at, hours.timeZone);
  if (!occasionContext || maxOrders === null || !hours.ramadan || ramadanDay(date, hours.ramadan.correction) === null)
    return null;
  if (kind === "iftar") return maxOrders;
  const { maghrib } = prayerTimes({ ...occasionContext.point, timeZone: hours.timeZone }, date, occasionContext.method);
  const before = maghrib.getTime() - at.getTime();
  // Maghrib is slightly earlier at addresses further east, and later further west.
  return before > -windowMs && before <= countedMs ? maxOrders : null;
}

/** [PRAYER-5] A message when the time is full, otherwise null. */
export async function findCapacityProblem(db: Db, due: Due, now: Date, exceptKey?: string): Promise<string | null> {
  const maxOrders = findMaxOrders(due);
  if (maxOrders === null) return null;
  const counts = await countOrdersBySlot(db, due.restaurant.id, now, exceptKey);
  if ((counts.get(getWindow(due.at)) ?? 0) < maxOrders) return null;
  const time = clockText(toLocalTime(due.at, due.hours.timeZone).minute);
  return `${due.restaurant.name} is full for ${time}, so close to iftar. Please choose another time.`;
}

/**
 * [PRAYER-5] The same in the transaction that commits to a payment. Payments for one kitchen's iftar are serialised, so that the
 * last place is given once.
 */
export async function findFullSlotProblem(
  trx: Db,
  { choices, key }: { choices: QuoteChoices; key: string },
  now: Date,
): Promise<string | null> {
  if (!choices.scheduledFor) return null;
  const restaurant = await loadQuoteRestaurant(trx, choices.restaurantId, now);
  if (restaurant.ramadan?.most_orders == null) return null;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`iftar ${restaurant.id}`}, 0))`.execute(trx);
  const hours = await loadOpeningHours(trx, {
    id: restaurant.id,
    time_zone: restaurant.timeZone,
    paused_until: restaurant.pausedUntil,
  });
  const due = { restaurant, hours, at: new Date(choices.scheduledFor), kind: choices.occasion ?? null };
  return findCapacityProblem(trx, due, now, key);
}
