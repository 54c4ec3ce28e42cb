import { categoryLabel, services } from "@domain/options";
import type { RestaurantCardView } from "~/features/browse/card-views";
import { type Choice, choiceHref, clearedHref, isNarrowed } from "~/features/browse/choice";
import { RestaurantCard } from "~/features/browse/restaurant-card";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";

type NoMatchProps = { choice: Choice; mode: "delivery" | "pickup"; instead: RestaurantCardView[] };

/** [HOME-25] Nothing matches: each thing chosen can be given up by itself, and the best rated places show below. */
export function NoMatch({ choice, mode, instead }: NoMatchProps) {
  const isChosen = isNarrowed(choice);
  const isFiltered = isNarrowed({ ...choice, search: "" });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-9">
      <EmptyState
        picture={<img src="/pictures/demo/empty-search.webp" alt="" width={79} height={64} />}
        title={isChosen ? "No restaurants match your filters" : "No restaurants yet"}
        body={isChosen ? "Give up one of these to see more." : `No place on HalalGo offers ${mode} at the moment.`}
        action={
          <ul className="flex flex-wrap justify-center gap-2.5">
            {waysOut(choice, mode).map(({ text, to }) => (
              <li key={text}>
                <ButtonLink to={to} variant="secondary" preventScrollReset>
                  {text}
                </ButtonLink>
              </li>
            ))}
            {isFiltered && (
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
          <h3 id="instead-heading" className="text-section mb-4">
            Well rated instead
          </h3>
          <ul className="grid gap-x-4.5 gap-y-7 md:grid-cols-2 xl:grid-cols-4">
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

/** One link for each thing that narrows the list; a way that leaves nothing out is left to Clear all. */
function waysOut(choice: Choice, mode: "delivery" | "pickup"): { text: string; to: string }[] {
  const { search, cuisines, deals, service } = choice;
  const other = mode === "pickup" ? "delivery" : "pickup";
  return [
    ...(search ? [{ text: `Search without “${search}”`, to: choiceHref(choice, { search: "" }) }] : []),
    ...cuisines.map((name) => ({
      text: `Not only ${categoryLabel(name)}`,
      to: choiceHref(choice, { cuisines: cuisines.filter((one) => one !== name) }),
    })),
    ...(deals ? [{ text: "Without deals too", to: choiceHref(choice, { deals: false }) }] : []),
    ...(service === "all" ? [] : [{ text: services[0].label, to: choiceHref(choice, { service: "all" }) }]),
    ...(service === "books" ? [] : [{ text: `Look at ${other}`, to: choiceHref(choice, { mode: other }) }]),
  ];
}
