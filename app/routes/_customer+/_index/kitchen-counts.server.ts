import type { Host } from "~/host/client/host";
import { listRestaurants } from "~/host/restaurants.server";
import { cravings } from "./cravings-list";

/** How many kitchens a craving's link shows, by its category; what the host does not say is left out. */
export type KitchenCounts = Partial<Record<string, number>>;

type Mode = "delivery" | "pickup";

const keptFor = 5 * 60_000;

/**
 * The numbers below the craving pictures: those of the very list that the picture leads to. Asked once in five minutes and
 * mode, as a visit to the front page must not cost six searches; what fails is told to `onFault` and asked again.
 */
export function createKitchenCounts(now: () => number = Date.now) {
  const kept = new Map<Mode, { until: number; counts: Promise<KitchenCounts> }>();
  return function kitchenCounts(
    host: Pick<Host, "call">,
    mode: Mode,
    onFault: (error: unknown) => void,
  ): Promise<KitchenCounts> {
    const known = kept.get(mode);
    if (known && known.until > now()) return known.counts;
    const counts = readCounts(host, mode).catch((error: unknown) => {
      kept.delete(mode);
      onFault(error);
      return {};
    });
    kept.set(mode, { until: now() + keptFor, counts });
    return counts;
  };
}

async function readCounts(host: Pick<Host, "call">, mode: Mode): Promise<KitchenCounts> {
  const counts = await Promise.all(
    cravings.map(async ({ category }) => {
      const query = { cuisines: category, mode, per_page: 1, facets: false };
      return [category, (await listRestaurants(host, query)).total ?? undefined] as const;
    }),
  );
  return Object.fromEntries(counts);
}
