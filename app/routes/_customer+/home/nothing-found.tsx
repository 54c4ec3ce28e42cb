import { Form } from "@remix-run/react";
import type { RestaurantCardView } from "~/features/browse/card-views";
import { type BrowseChoice, choiceHref, clearedHref } from "~/features/browse/choice";
import { listChosen } from "~/features/browse/chosen-chips";
import { RestaurantCard } from "~/features/browse/restaurant-card";
import { paths } from "~/lib/paths";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";

type NothingFoundProps = {
  choice: BrowseChoice;
  /** The address's short name; null if it could not be located. */
  place: string | null;
  didYouMean: readonly string[];
  /** What was searched for, if it is a place rather than food. */
  address: string | null;
  instead: readonly RestaurantCardView[];
  areHoursKnown: boolean;
};

/** [FIND-13] Similar spellings and open places nearby; places that cannot be reached are never shown as results. */
export function NothingFound({ choice, place, didYouMean, address, instead, areHoursKnown }: NothingFoundProps) {
  const isFiltered = listChosen(choice).length > 0;
  // What a filter leaves out may well be there.
  const searched = `for “${choice.search}”${isFiltered ? " with these filters" : ""}.`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-9">
      <EmptyState
        picture={<img src="/pictures/demo/empty-search.webp" alt="" width={79} height={64} />}
        title={place === null ? `Nothing ${searched}` : `Nothing near ${place} ${searched}`}
        body={didYouMean.length > 0 ? "Did you mean:" : "Try a dish, a place or a cuisine."}
        action={
          <ul className="flex flex-wrap justify-center gap-2.5">
            {didYouMean.slice(0, 3).map((text) => (
              <li key={text}>
                <ButtonLink to={choiceHref(choice, { search: text, exact: false })} variant="secondary">
                  {text}
                </ButtonLink>
              </li>
            ))}
            {address && (
              <li>
                <Form method="post" action={paths.location()}>
                  <input type="hidden" name="address" value={address} />
                  <Button type="submit" variant="secondary" icon="map-pin">
                    See who delivers to {address}
                  </Button>
                </Form>
              </li>
            )}
            <li>
              <ButtonLink
                to={isFiltered ? clearedHref(choice) : choiceHref(choice, { search: "", exact: false })}
                variant="tonal"
              >
                {isFiltered ? "Clear all" : "See all places"}
              </ButtonLink>
            </li>
          </ul>
        }
      />
      {instead.length > 0 && (
        <section aria-labelledby="instead-heading">
          <h2 id="instead-heading" className="text-section mb-4">
            {[areHoursKnown ? "Open now" : "Places", place].filter(Boolean).join(" near ")}
          </h2>
          <ul className="grid grid-cols-1 gap-x-4.5 gap-y-7 md:grid-cols-2 xl:grid-cols-4">
            {instead.map((restaurant) => (
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
