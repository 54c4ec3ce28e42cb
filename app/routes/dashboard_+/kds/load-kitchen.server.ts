import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { isStation, stationsOf } from "@domain/kitchen/stations";
import { standardZone, toLocal } from "@domain/local-time";
import { departureOf } from "~/features/order-tracking/order-eta.server";
import { mealsAhead } from "~/features/orders/meals.server";
import { capabilitiesOf } from "~/host/capabilities.server";
import type { Host } from "~/host/client/host";
import { createSharedReads } from "~/host/client/single-flight.server";
import { isHostError } from "~/host/errors";
import { listOrders, type Order, type OrderListQuery } from "~/host/orders.server";
import { getRestaurant, type Restaurant } from "~/host/restaurants.server";
import { readSettings } from "~/host/settings.server";
import { newOrderOf } from "~/lib/new-order";
import { kitchenStationsOf, kitchenThemeOf, kitchenViewOf } from "~/session/cookies/preferences.server";
import { requireMerchant } from "~/session/guards.server";
import { sampleOrders } from "./sample-orders";
import { allDayOf, inCookingOrder, recallable, type Stage, stages, type Ticket, ticketOf } from "./ticket";

const piecesOf = (dishes: readonly { qty: number }[]) => dishes.reduce((sum, { qty }) => sum + qty, 0);

const standardPreparation = 30;
/** Longer ago than a display is ever away for, and still takes itself for the same (ticket.ts). */
const justMs = 5 * 60_000;
/** Done tickets shown beside the running ones; all of today's stand under Done. */
const fewDone = 3;

/** In a rush each order makes all of a kitchen's displays load anew, at once: they read together. */
const shareOrders = createSharedReads<KitchenOrders>({ gatherMs: 20 });

/** [KDS-1…5, 7] The kitchen's tickets, what waits to be accepted, and the counts; `status` and `q` choose. */
export async function loadKitchen({ request, context }: LoaderFunctionArgs) {
  const { restaurant: own } = requireMerchant(request, context);
  const { searchParams } = new URL(request.url);
  const chosen = stages.find((stage) => stage === searchParams.get("status")) ?? null;
  const q = (searchParams.get("q") ?? "").trim().slice(0, 40);
  const now = new Date();
  const readOwn = () => readOrders(context, own.id, now);
  const [shared, settings, offered] = await Promise.all([
    shareOrders(own.id, readOwn),
    readThresholds(context, own.id),
    capabilitiesOf(context.host, ["availability"]),
  ]);
  // Only a host that gave this visitor the restaurant's settings has said that its orders are theirs as well.
  const { place, running, done, voids, isSample } = settings ? shared : await readOwn();
  const times = {
    preparation: place?.preparationMinutes ?? standardPreparation,
    warning: null,
    late: null,
    today: toLocal(now, place?.timeZone ?? standardZone).date,
    ...settings,
  };
  const leaving = new Map(
    await Promise.all(running.map(async (order) => [order.id, (await departureOf(order))?.at ?? null] as const)),
  );
  const all = [...running, ...done, ...voids.filter((order) => isFresh(order, now))].flatMap(
    (order) => ticketOf(order, times, leaving.get(order.id)) ?? [],
  );
  const found = all.filter(({ number }) => isNumber(number, q));
  const shown = inCookingOrder(
    chosen ? found.filter(({ stage }) => stage === chosen || stage === "void") : found,
    now.getTime(),
  );
  const allDay = allDayOf(all, now.getTime());
  const stations = stationsOf(
    settings?.stations ?? [],
    all.flatMap(({ items }) => items.map(({ station }) => station)),
  );
  const kept = kitchenStationsOf(context.cookies);
  const shownStations = stations.filter((name) => kept.some((one) => isStation(one, name)));
  const countOf = (wanted: Stage) => all.filter(({ stage }) => stage === wanted).length;
  return {
    restaurant: { id: own.id, name: place?.name ?? own.name },
    isSample,
    ownTheme: kitchenThemeOf(context.cookies),
    now: now.getTime(),
    timeZone: place?.timeZone ?? standardZone,
    status: chosen,
    q,
    // Without JavaScript the page that finds an order does not load itself: nothing half typed is lost.
    isFinding: searchParams.has("find"),
    counts: {
      all: all.length,
      confirmed: countOf("confirmed"),
      preparing: countOf("preparing"),
      done: countOf("done"),
    },
    tickets: chosen || q ? shown : fewerDone(shown),
    // [RUSH-6] The last twenty, where they were asked for.
    recall: searchParams.has("recall") ? recallable(all) : null,
    allDay,
    view: kitchenViewOf(context.cookies),
    page: Math.max(1, Number(searchParams.get("page")) || 1),
    stations: stations.map((name) => ({
      name,
      isShown: shownStations.includes(name),
      pieces: piecesOf(allDay.filter((dish) => dish.station && isStation(dish.station, name))),
    })),
    pieces: piecesOf(allDay),
    meals: mealsAhead(running, now),
    /** Null where the host does not say. */
    usualMinutes: place?.preparationMinutes ?? null,
    canSellOut: offered.includes("availability"),
    // [RUSH-19] Those that a device may have to print, whatever is shown.
    justAccepted: all
      .filter(({ stage, acceptedAt }) => stage !== "void" && now.getTime() - acceptedAt < justMs)
      .map(({ id }) => id),
    waiting: running.filter(({ status }) => status === "placed").map((order) => newOrderOf(order, now)),
  };
}

export type Kitchen = Awaited<ReturnType<typeof loadKitchen>>;

/** The last done of each column: the newest come last in cooking order, as their time is the latest. */
function fewerDone(tickets: Ticket[]) {
  const kept = new Set<string>();
  for (const type of new Set(tickets.map((ticket) => ticket.type))) {
    const done = tickets.filter((ticket) => ticket.type === type && ticket.stage === "done");
    for (const { id } of done.slice(-fewDone)) kept.add(id);
  }
  return tickets.filter(({ id, stage }) => stage !== "done" || kept.has(id));
}

/** [KDS-2] With or without its "HG-". */
const isNumber = (number: string, q: string) => number.toLowerCase().includes(q.toLowerCase());

interface KitchenOrders {
  place: Restaurant | null;
  running: Order[];
  done: Order[];
  /** Cancelled, and not seen yet. */
  voids: Order[];
  isSample: boolean;
}

async function readOrders({ host }: AppLoadContext, restaurantId: string, now: Date): Promise<KitchenOrders> {
  const placing = getRestaurant(host, restaurantId);
  const own = { restaurant_id: restaurantId };
  try {
    const [place, running, done, voids] = await Promise.all([
      placing,
      allOrders(host, { ...own, status: "placed,accepted,preparing", sort: "date" }),
      placing.then((found) => {
        const today = toLocal(new Date(now.getTime() - lateMs), found?.timeZone ?? standardZone).date;
        return allOrders(host, { ...own, status: "ready,completed", date_from: today, sort: "-date" });
      }),
      listOrders(host, { ...own, status: "void", sort: "-date", per_page: perPage }),
    ]);
    return { place, running, done, voids: voids.orders.filter(isVoid), isSample: false };
  } catch (error) {
    if (!isHostError(error, "unsupported")) throw error;
    return { place: await placing, running: sampleOrders(restaurantId, now), done: [], voids: [], isSample: true };
  }
}

/** A host that knows no such status may have given any orders. */
const isVoid = ({ status, isVoid }: Order) => status === "cancelled" && isVoid === true;

/** A kitchen that never looked at its display is not called for what was cancelled days ago. */
const voidMs = 24 * 60 * 60_000;

const isFresh = ({ history, createdAt }: Order, now: Date) =>
  now.getTime() - Date.parse(history.at(-1)?.at ?? createdAt) < voidMs;

/** A kitchen's day ends in the small hours: what was done before midnight can still be brought back. */
const lateMs = 4 * 60 * 60_000;

/** A host gives so many at once; a kitchen with more than ten such pages of one day has other worries. */
const perPage = 100;
const mostPages = 10;

async function allOrders(host: Host, query: OrderListQuery): Promise<Order[]> {
  const read = (page: number) => listOrders(host, { ...query, page, per_page: perPage });
  const first = await read(1);
  const pages = Math.min(mostPages, Math.ceil(first.total / perPage));
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => read(index + 2)));
  return [first, ...others].flatMap(({ orders }) => orders);
}

/** [SET-3] The restaurant's own minutes of a ticket; null where they cannot be had: then the due time decides. */
async function readThresholds({ host, logger }: AppLoadContext, restaurantId: string) {
  try {
    const settings = await readSettings(host, restaurantId);
    return (
      settings && {
        warning: settings.ticket_warning_minutes ?? null,
        late: settings.ticket_late_minutes ?? null,
        stations: settings.stations ?? [],
      }
    );
  } catch (error) {
    if (!isHostError(error) || error.code === "unauthenticated") throw error;
    logger.warn({ code: error.code }, "The kitchen goes without its restaurant's ticket times");
    return null;
  }
}
