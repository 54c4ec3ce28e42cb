import { services } from "@domain/options";
import type { RestaurantCardView } from "~/features/browse/card-views";
import { type BrowseMode, type BrowseChoice, choiceHref, clearedHref } from "~/features/browse/choice";
import { listChosen } from "~/features/browse/chosen-chips";
import { pickupMiles, usualPickupMiles } from "~/features/browse/options";
import { RestaurantCard } from "~/features/browse/restaurant-card";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";

type NoMatchProps = {
  choice: BrowseChoice;
  mode: BrowseMode;
  place: string | null;
  /** Before filters. */
  inReach: number;
  /** The distance of the nearest place for pickup, if nothing is in reach. */
  nearestMiles: number | null;
  instead: RestaurantCardView[];
};

/** [HOME-25] No results: links to remove each filter, and the best rated places below. */
export function NoMatch({ choice, mode, place, inReach, nearestMiles, instead }: NoMatchProps) {
  const ways = inReach > 0 ? waysOut(choice) : waysFarther({ choice, mode, place, nearestMiles });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-9">
      <EmptyState
        picture={<img src="/pictures/demo/empty-search.webp" alt="" width={79} height={64} />}
        title={inReach > 0 ? "No restaurants match your filters" : nothingThere(choice, mode, place)}
        body={inReach > 0 ? "Remove one of these to see more." : undefined}
        action={
          <ul className="flex flex-wrap justify-center gap-2.5">
            {ways.map(({ text, to }) => (
              <li key={text}>
                <ButtonLink to={to} variant="secondary" preventScrollReset>
                  {text}
                </ButtonLink>
              </li>
            ))}
            {inReach > 0 && ways.length > 1 && (
              <li>
                <ButtonLink to={clearedHref(choice)} variant="tonal" preventScrollReset>
                  Clear all
                </ButtonLink>
              </li>
            )}
          </ul>
        }
      />
      {instead.length > 0 && (
        <section aria-labelledby="instead-heading">
          <h2 id="instead-heading" className="text-section mb-4">
            Well rated instead
          </h2>
          <ul className="grid grid-cols-1 gap-x-4.5 gap-y-7 md:grid-cols-2 xl:grid-cols-4">
            {instead.slice(0, 4).map((restaurant) => (
              <li key={restaurant.id}>
                <RestaurantCard restaurant={restaurant} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function nothingThere({ within }: BrowseChoice, mode: BrowseMode, place: string | null): string {
  if (place === null) return mode === "dine-in" ? "No place offers dine-in yet" : `No place offers ${mode} yet`;
  return `No place within ${within ?? usualPickupMiles} miles of ${place}`;
}

/** A link to remove each active filter. */
function waysOut(choice: BrowseChoice): { text: string; to: string }[] {
  return [
    ...listChosen(choice).map(({ label, without }) => ({
      text: `Not only ${label}`,
      to: choiceHref(choice, without),
    })),
    ...(choice.service === "all" ? [] : [{ text: services[0].label, to: choiceHref(choice, { service: "all" }) }]),
  ];
}

type FartherParams = Pick<NoMatchProps, "choice" | "mode" | "place" | "nearestMiles">;

/**
 * Links to greater distances, for pickup only to those within which there is a place, and to delivery. The nearest one's
 * distance is rounded, so one at exactly a limit may lie beyond it.
 */
function waysFarther({ choice, mode, place, nearestMiles }: FartherParams): { text: string; to: string }[] {
  const hasPlaces = (miles: number) => mode !== "pickup" || (nearestMiles !== null && miles > nearestMiles);
  const farther = pickupMiles.filter(
    (miles) => place !== null && miles > (choice.within ?? usualPickupMiles) && hasPlaces(miles),
  );
  return [
    ...farther.map((miles) => ({ text: `Within ${miles} miles`, to: choiceHref(choice, { within: miles }) })),
    ...(mode === "delivery" ? [] : [{ text: "See delivery", to: choiceHref(choice, { mode: "delivery" }) }]),
  ];
}
