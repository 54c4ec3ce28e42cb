import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { dayMs, minuteMs } from "@domain/duration";
import { isSameStation, listStations } from "@domain/kitchen";
import { defaultTimeZone, localDate } from "@domain/local-time";
import { estimateDeparture } from "~/features/order-tracking/order-eta.server";
import { mealsAhead } from "~/features/orders/meals.server";
import { listCapabilities } from "~/host/capabilities.server";
import { createSingleFlight } from "~/host/client/single-flight.server";
import { rethrowUnlessHostError } from "~/host/errors";
import type { Order } from "~/host/orders.server";
import { findSettings } from "~/host/settings.server";
import { toNewOrder } from "~/lib/new-order";
import { getKitchenStations, getKitchenTheme, getKitchenView } from "~/session/cookies/preferences.server";
import { requireMerchant } from "~/session/guards.server";
import { type KitchenOrders, readOrders } from "./read-orders.server";
import { recallable, type Stage, stages, toTicket } from "./ticket";
import { inCookingOrder } from "./ticket-clock";
import { countAllDay } from "./ticket-stations";

const countPieces = (dishes: readonly { qty: number }[]) => dishes.reduce((sum, { qty }) => sum + qty, 0);

const standardPreparation = 30;
/** Longer than a display can be away and still continue (auto-print.tsx). */
const recentlyAcceptedMs = 5 * minuteMs;

/** Each order reloads all of a kitchen's displays at once; they share one read, which matters in a rush. */
const shareOrders = createSingleFlight<KitchenOrders>({ batchWindowMs: 20 });

/** [KDS-1…5, 7] The kitchen's tickets, orders to accept, and counts; filtered by `status` and `q`. */
export async function loadKitchen({ request, context }: LoaderFunctionArgs) {
  const { restaurant: own } = requireMerchant(request, context);
  const { searchParams } = new URL(request.url);
  const chosen = stages.find((stage) => stage === searchParams.get("status")) ?? null;
  const q = (searchParams.get("q") ?? "").trim().slice(0, 40);
  const now = new Date();
  // All of today's done tickets are only loaded for a search, Recall or the Done filter.
  const isRecalling = searchParams.has("recall");
  const done = chosen === "done" || q || isRecalling ? "all" : "last";
  const readOwn = () =>
    readOrders(context.host, own.id, { now, done, since: new Date(now.getTime() - recentlyAcceptedMs) });
  const [shared, settings, offered] = await Promise.all([
    shareOrders(`${own.id} ${done}`, readOwn),
    readThresholds(context, own.id),
    listCapabilities(context.host, ["availability"]),
  ]);
  // Shared orders are only for visitors whom the host gave the restaurant's settings, which proves their access.
  const { restaurant, running, lastDone, doneCount, doneForPrinting, voids, isSample } = settings
    ? shared
    : await readOwn();
  const times = {
    preparation: restaurant?.preparationMinutes ?? standardPreparation,
    warning: null,
    late: null,
    today: localDate(now, restaurant?.timeZone ?? defaultTimeZone),
    ...settings,
  };
  const leaving = new Map(
    await Promise.all(running.map(async (order) => [order.id, (await estimateDeparture(order))?.at ?? null] as const)),
  );
  const all = [...running, ...lastDone, ...voids.filter((order) => isFresh(order, now))].flatMap(
    (order) => toTicket(order, times, leaving.get(order.id)) ?? [],
  );
  // [RUSH-6] Voided tickets are always listed, and ring, whatever the search.
  const matching = all.filter(({ number, stage }) => stage === "void" || isNumber(number, q));
  const shown = inCookingOrder(
    chosen ? matching.filter(({ stage }) => stage === chosen || stage === "void") : matching,
    now.getTime(),
  );
  const allDay = countAllDay(all, now.getTime());
  const stations = listStations(
    settings?.stations ?? [],
    all.flatMap(({ items }) => items.map(({ station }) => station)),
  );
  const savedStations = getKitchenStations(context.cookies);
  const shownStations = stations.filter((name) => savedStations.some((one) => isSameStation(one, name)));
  const countTickets = (wanted: Stage) => all.filter(({ stage }) => stage === wanted).length;
  return {
    restaurant: { id: own.id, name: restaurant?.name ?? own.name },
    isSample,
    ownTheme: getKitchenTheme(context.cookies),
    now: now.getTime(),
    timeZone: restaurant?.timeZone ?? defaultTimeZone,
    status: chosen,
    q,
    // Without JavaScript the search page does not refresh itself, so that nothing half typed is lost.
    isSearchOpen: searchParams.has("find"),
    counts: {
      all: all.length - lastDone.length + doneCount,
      confirmed: countTickets("confirmed"),
      preparing: countTickets("preparing"),
      done: doneCount,
    },
    tickets: isRecalling ? shown.filter(({ stage }) => stage !== "done") : shown,
    // [RUSH-6] Tickets that can be brought back, if requested.
    recall: isRecalling ? recallable(all) : null,
    allDay,
    view: getKitchenView(context.cookies),
    page: Math.max(1, Number(searchParams.get("page")) || 1),
    stations: stations.map((name) => ({
      name,
      isShown: shownStations.includes(name),
      pieces: countPieces(allDay.filter((dish) => dish.station && isSameStation(dish.station, name))),
    })),
    pieces: countPieces(allDay),
    meals: mealsAhead(running, now),
    /** null if the host does not provide it. */
    usualMinutes: restaurant?.preparationMinutes ?? null,
    canSellOut: offered.includes("availability"),
    // [RUSH-19] Orders a device may have to print, independent of the filters.
    recentlyAccepted: [...all, ...doneForPrinting.flatMap((order) => toTicket(order, times) ?? [])]
      .filter(({ stage, acceptedAt }) => stage !== "void" && now.getTime() - acceptedAt < recentlyAcceptedMs)
      .map(({ id }) => id),
    waiting: running.filter(({ status }) => status === "placed").map((order) => toNewOrder(order, now)),
  };
}

export type Kitchen = Awaited<ReturnType<typeof loadKitchen>>;

/** [KDS-2] Matches with or without the "HG-" prefix. */
const isNumber = (number: string, q: string) => number.toLowerCase().includes(q.toLowerCase());

/** Older cancellations do not ring at a kitchen that has not opened its display for days. */
const voidMs = dayMs;

const isFresh = ({ history, createdAt }: Order, now: Date) =>
  now.getTime() - Date.parse(history.at(-1)?.at ?? createdAt) < voidMs;

/** [SET-3] The restaurant's own ticket times; null if unavailable, so that the due time decides. */
async function readThresholds({ host, logger }: AppLoadContext, restaurantId: string) {
  try {
    const settings = await findSettings(host, restaurantId);
    return (
      settings && {
        warning: settings.ticket_warning_minutes ?? null,
        late: settings.ticket_late_minutes ?? null,
        stations: settings.stations ?? [],
      }
    );
  } catch (error) {
    rethrowUnlessHostError(error);
    logger.warn({ code: error.code }, "Ticket times not loaded; kitchen shown without them");
    return null;
  }
}
