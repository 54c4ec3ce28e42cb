import { type AppLoadContext, data, type LoaderFunctionArgs } from "@remix-run/node";
import { standardZone, toLocal } from "@domain/local-time";
import { eidNames, eidOn, readCorrection } from "@domain/prayer/hijri";
import { zoneOfZip } from "@domain/restaurants/zip-zone";
import { whereOf } from "~/features/location/where.server";
import { capabilitiesOf, offersBooks } from "~/host/capabilities.server";
import { isHostError } from "~/host/errors";
import { readCalendar } from "~/host/settings.server";
import { locationOf, type Mode, modeOf } from "~/session/cookies/preferences.server";
import { type BrowseMode, type Choice, readChoice } from "./choice";
import { halalOfferOf } from "./kept-halal.server";
import { loadBooks } from "./load-books.server";
import { loadPlaces } from "./load-places.server";
import { loadSearch } from "./load-search.server";

/** Everything the browse page shows; all calls run side by side. A list that cannot be had is the whole page [HOME-28]. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const read = readChoice(query);
  const mode: BrowseMode = read.mode ?? modeOf(context.cookies);
  try {
    const [where, claims, { kept, ...halal }, eid] = await Promise.all([
      whereOf(context),
      claimsOf(context),
      halalOfferOf(context),
      eidToday(context),
    ]);
    // Nothing is claimed by a filter that the host cannot apply.
    const choice: Choice = { ...read, halal: halal.isOffered ? read.halal : null, keptHalal: kept };
    const shown = await listsOf(context, choice, { mode, where });
    const place = where && { name: where.name, city: where.city, zipCode: where.zipCode };
    return { failed: false as const, choice, mode, place, halal, eid, ...shown, ...claims };
  } catch (error) {
    // Whoever asks too often is told so.
    if (!isHostError(error) || error.code === "unauthenticated" || error.code === "rate_limited") throw error;
    context.logger.warn({ err: error }, "The restaurant list could not be had");
    return data({ failed: true as const }, error.status >= 500 ? error.status : 502);
  }
}

export type HomeData = Exclude<Awaited<ReturnType<typeof loader>>, { type: string }>;

function listsOf(context: AppLoadContext, choice: Choice, viewpoint: Parameters<typeof loadPlaces>[2]) {
  if (choice.service === "books") return loadBooks(context.host, choice);
  return choice.search ? loadSearch(context, choice, viewpoint) : loadPlaces(context, choice, viewpoint);
}

/** [PRAYER-7] "Eid al-Fitr" on its days, by the clock of the address. The calendar is asked for only when it may be Eid. */
async function eidToday({ host, cookies, logger }: AppLoadContext): Promise<string | null> {
  const { date } = toLocal(new Date(), zoneOfZip(locationOf(cookies)?.zip ?? "") ?? standardZone);
  if (([-1, 0, 1] as const).every((correction) => eidOn(date, correction) === null)) return null;
  const calendar = await readCalendar(host).catch((error: unknown) => {
    logger.warn({ err: error }, "The home page does not know whether it is Eid");
    return null;
  });
  const eid = calendar && eidOn(date, readCorrection(calendar.correction));
  return eid && eidNames[eid];
}

/** [HOME-20] What may be promoted: nothing that this host does not keep, or has none of. */
async function claimsOf({ host, logger }: AppLoadContext) {
  const unknown = (error: unknown) => logger.warn({ err: error }, "The home page does not know whether books are sold");
  const [areBooksSold, offered] = await Promise.all([offersBooks(host, unknown), capabilitiesOf(host, ["quote"])]);
  return { areBooksSold, isFirstFree: offered.includes("quote") };
}

/** The address's own word goes before the remembered one. */
export function modeIn(query: URLSearchParams, { cookies }: AppLoadContext): Mode {
  const chosen = query.get("mode");
  return chosen === "pickup" || chosen === "delivery" ? chosen : modeOf(cookies);
}
