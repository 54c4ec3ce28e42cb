import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatCount } from "@domain/values/plural";
import type { RestaurantCardView } from "~/features/browse/card-views";
import { type BrowseMode, type BrowseChoice, choiceHref, perPage, type Sort } from "~/features/browse/choice";
import { ChosenChips } from "~/features/browse/chosen-chips";
import { DishCard } from "~/features/browse/dish-card";
import type { DishView } from "~/features/browse/dish-views";
import type { OpeningView } from "~/features/browse/opening-view.server";
import { notOpenHeading } from "~/features/browse/options";
import type { PriceView } from "~/features/browse/price-view.server";
import { RestaurantCard } from "~/features/browse/restaurant-card";
import type { MarkedText } from "~/features/search/marked";
import { ButtonLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Pagination } from "~/ui/layout/pagination";
import { TextLink } from "~/ui/text-link";
import { dishesText, reachText } from "./count-text";
import { GroupHead } from "./group-head";
import { SortMenu } from "./sort-menu";

type PlaceView = { card: RestaurantCardView; name: MarkedText };

type SearchResultsProps = {
  choice: BrowseChoice;
  mode: BrowseMode;
  /** The address's short name; null if it could not be located. */
  place: string | null;
  used: string;
  isCorrected: boolean;
  /** Undefined or null: the text asks for none, or the host does not keep to them. */
  price?: PriceView | null;
  /** Undefined or null: the text asks for no hours, or the host keeps to none. */
  opening?: OpeningView | null;
  /** There may be more results than those examined. */
  hasMore: boolean;
  dishes: { total: number; places: number; views: DishView[] };
  places: { total: number; views: PlaceView[] };
  sorts: readonly Sort[];
  /** What an empty search shows. */
  nothingFound: ReactNode;
};

/** [FIND-7, FIND-10, FIND-13] Dishes, then places, open ones first, each group with a count and a link to further pages. */
export function SearchResults(props: SearchResultsProps) {
  const { choice, mode, place, used, isCorrected, price, opening, hasMore, dishes, places, nothingFound } = props;
  const { state, location: next } = useNavigation();
  const isLoading = state === "loading" && next.pathname.startsWith("/home");
  const { show } = choice;
  const isEmpty = dishes.total === 0 && places.total === 0;
  const sort = <SortMenu choice={choice} mode={mode} hasAddress={place !== null} known={props.sorts} />;
  const closed = places.views.filter(({ card }) => card.opens !== null);
  const areDishesShown = show !== "places" && dishes.total > 0;
  return (
    <div aria-busy={isLoading} className={cx("grid gap-y-5 transition-opacity md:gap-y-6", isLoading && "opacity-60")}>
      <div>
        <h1 className="text-title wrap-anywhere max-md:text-[1.75rem]/8">
          {isEmpty ? `No results for “${choice.search}”` : `Showing results for ${used}`}
        </h1>
        {isCorrected && (
          <TextLink
            to={choiceHref(choice, { exact: true })}
            alone
            className="text-label relative mt-1 after:absolute after:inset-x-0 after:-inset-y-2.5"
          >
            Search for “{choice.search}” instead
          </TextLink>
        )}
        <ChosenChips
          choice={choice}
          fromText={[price?.chip, opening?.chip].flatMap((chip) => chip ?? [])}
          className="mt-4"
        />
        {opening?.notMet && <p className="text-body text-quiet mt-4">{opening.notMet}</p>}
        {price?.tooLow && <p className="text-body text-quiet mt-4">{price.tooLow}</p>}
      </div>
      {isEmpty && nothingFound}
      {areDishesShown && (
        <section id="dishes" aria-labelledby="dishes-heading" className="min-w-0 scroll-mt-24">
          <GroupHead id="dishes-heading" title="Dishes" text={dishesText(dishes.total, dishes.places, hasMore)}>
            {sort}
          </GroupHead>
          <ul className="grid grid-cols-1 md:gap-4 xl:grid-cols-2">
            {dishes.views.map((dish) => (
              <li key={dish.id}>
                <DishCard dish={dish} />
              </li>
            ))}
          </ul>
          <More choice={choice} group="dishes" total={dishes.total} shown={dishes.views.length} hasMore={hasMore} />
        </section>
      )}
      {show !== "dishes" && places.total > 0 && (
        <section
          id="places"
          aria-labelledby="places-heading"
          className={cx("min-w-0 scroll-mt-24", areDishesShown && "pt-3 md:pt-4")}
        >
          <GroupHead
            id="places-heading"
            title="Places"
            text={reachText({
              total: places.total,
              inReach: places.total,
              isFiltered: false,
              hasMore,
              mode,
              within: choice.within,
              place,
            })}
          >
            {!areDishesShown && sort}
          </GroupHead>
          <Cards views={places.views.filter(({ card }) => card.opens === null)} />
          {closed.length > 0 && (
            <>
              <h2 className="text-section mt-6 mb-4 max-md:mb-1">{notOpenHeading(closed.map(({ card }) => card))}</h2>
              <Cards views={closed} />
            </>
          )}
          <More choice={choice} group="places" total={places.total} shown={places.views.length} hasMore={hasMore} />
        </section>
      )}
    </div>
  );
}

function Cards({ views }: { views: readonly PlaceView[] }) {
  return (
    <ul className="max-md:divide-line grid grid-cols-1 gap-x-4.5 empty:hidden max-md:divide-y md:grid-cols-2 md:gap-y-7 xl:grid-cols-4">
      {views.map(({ card, name }) => (
        <li key={card.id} className="max-md:py-3.5">
          <RestaurantCard restaurant={card} name={name} slim />
        </li>
      ))}
    </ul>
  );
}

type MoreProps = { choice: BrowseChoice; group: "dishes" | "places"; total: number; shown: number; hasMore: boolean };

/** The link to all results of a group, on pages of their own. */
function More({ choice, group, total, shown, hasMore }: MoreProps) {
  if (choice.show !== group) {
    if (total <= shown) return null;
    return (
      <ButtonLink to={choiceHref(choice, { show: group })} variant="secondary" className="mt-6 max-md:w-full">
        {hasMore ? `Show more ${group}` : `Show all ${formatCount(total)} ${group}`}
      </ButtonLink>
    );
  }
  return (
    <div className="mt-7 grid gap-6">
      {total > perPage && (
        <Pagination
          page={choice.page}
          pageSize={perPage}
          total={total}
          hrefFor={(page) => choiceHref(choice, { page })}
        />
      )}
      <ButtonLink to={choiceHref(choice, { show: null })} variant="secondary" className="justify-self-start">
        Back to dishes and places
      </ButtonLink>
    </div>
  );
}
