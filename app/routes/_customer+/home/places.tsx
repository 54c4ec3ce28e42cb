import { useNavigation } from "@remix-run/react";
import { formatCount } from "@domain/values/plural";
import type { RestaurantCardView } from "~/features/browse/card-views";
import {
  type BrowseMode,
  type BrowseChoice,
  choiceHref,
  firstShown,
  perPage,
  type Sort,
} from "~/features/browse/choice";
import { ChosenChips, listChosen } from "~/features/browse/chosen-chips";
import type { FilterCounts } from "~/features/browse/filter-counts";
import { isAnySoldOut, notOpenHeading } from "~/features/browse/options";
import { RestaurantCard } from "~/features/browse/restaurant-card";
import { ButtonLink } from "~/ui/button";
import { Carousel } from "~/ui/carousel";
import { cx } from "~/ui/cx";
import { Pagination } from "~/ui/layout/pagination";
import { TextLink } from "~/ui/text-link";
import { closedText, reachText } from "./count-text";
import { GroupHead } from "./group-head";
import { SortMenu } from "./sort-menu";

interface Group {
  total: number;
  cards: RestaurantCardView[];
}

type PlacesProps = {
  choice: BrowseChoice;
  mode: BrowseMode;
  /** The address's short name; null if it could not be located. */
  place: string | null;
  inReach: number;
  /** There may be more in reach than the nearest ones examined. */
  hasMore: boolean;
  /** Only the first cards of each group are here. */
  isShort: boolean;
  open: Group;
  closed: Group;
  firstOpening: string | null;
  counts: Pick<FilterCounts, "areHoursKnown">;
  sorts: readonly Sort[];
};

/** [FIND-7] Open places, then closed ones. */
export function Places(props: PlacesProps) {
  const { choice, mode, place, inReach, hasMore, isShort, open, closed, firstOpening, counts, sorts } = props;
  const { state, location: next } = useNavigation();
  const isLoading = state === "loading" && next.pathname.startsWith("/home");
  const isFiltered = listChosen(choice).length > 0 || choice.service !== "all";
  const { show } = choice;
  return (
    <div aria-busy={isLoading} className={cx("grid gap-y-10 transition-opacity", isLoading && "opacity-60")}>
      {show !== "closed" && (
        <section id="open" aria-labelledby="open-heading" className="min-w-0 scroll-mt-24">
          <GroupHead
            id="open-heading"
            title={counts.areHoursKnown ? "Open now" : "Places"}
            text={reachText({ total: open.total, inReach, isFiltered, hasMore, mode, within: choice.within, place })}
          >
            <SortMenu choice={choice} mode={mode} hasAddress={place !== null} known={sorts} />
          </GroupHead>
          <ChosenChips choice={choice} className="mb-4" />
          {open.total === 0 ? (
            <p className="rounded-card bg-sunken dark:bg-surface text-body text-ink px-5 py-4">
              {isFiltered ? "None of your matches is open right now." : "Nothing is open right now."} {firstOpening}
            </p>
          ) : (
            <CardGrid cards={open.cards} isShort={isShort} />
          )}
          <Rest
            group={open}
            choice={choice}
            name="open"
            word={counts.areHoursKnown ? "open places" : "places"}
            isShort={isShort}
            hasMore={hasMore}
          />
        </section>
      )}
      {show !== "open" && closed.total > 0 && (
        <section id="closed" aria-labelledby="closed-heading" className="min-w-0 scroll-mt-24">
          <GroupHead
            id="closed-heading"
            title={notOpenHeading(closed.cards)}
            text={closedText(closed.total, mode, { hasMore, isAnySoldOut: isAnySoldOut(closed.cards) })}
          >
            {show === null && closed.total > closed.cards.length && (
              <TextLink to={choiceHref(choice, { show: "closed" })} alone className="text-label">
                {hasMore ? `See the first ${formatCount(closed.total)}` : `See all ${formatCount(closed.total)}`}
              </TextLink>
            )}
          </GroupHead>
          {isShort ? (
            <Carousel label="Places that open later" className="card-row card-row-closed">
              {closed.cards.map((restaurant) => (
                <RestaurantCard key={restaurant.id} restaurant={restaurant} />
              ))}
            </Carousel>
          ) : (
            <CardGrid cards={closed.cards} />
          )}
          {show === "closed" && <Pages group={closed} choice={choice} />}
        </section>
      )}
    </div>
  );
}

function CardGrid({ cards, isShort }: { cards: RestaurantCardView[]; isShort?: boolean }) {
  return (
    <ul className="grid grid-cols-1 gap-x-4.5 gap-y-7 md:grid-cols-2 xl:grid-cols-4">
      {cards.map((restaurant, index) => (
        <li key={restaurant.id} className={isShort && index >= firstShown / 2 ? "max-md:hidden" : undefined}>
          <RestaurantCard restaurant={restaurant} showsMinimum />
        </li>
      ))}
    </ul>
  );
}

type RestProps = {
  group: Group;
  choice: BrowseChoice;
  name: "open" | "closed";
  word: string;
  isShort: boolean;
  hasMore: boolean;
};

/** The link to all results of a group, on pages of their own [HOME-24]. */
function Rest({ group, choice, name, word, isShort, hasMore }: RestProps) {
  if (choice.show === name) return <Pages group={group} choice={choice} />;
  const shown = isShort ? firstShown : group.cards.length;
  if (group.total <= (isShort ? shown / 2 : shown)) return null;
  return (
    <ButtonLink
      to={`${choiceHref(choice, { show: name })}`}
      variant="secondary"
      className={cx("mt-7 max-md:w-full", group.total <= shown && "md:hidden")}
    >
      {hasMore ? `Show ${formatCount(group.total)} ${word}` : `Show all ${formatCount(group.total)} ${word}`}
    </ButtonLink>
  );
}

function Pages({ group, choice }: { group: Group; choice: BrowseChoice }) {
  return (
    <div className="mt-8 grid gap-6">
      {group.total > perPage && (
        <Pagination
          page={choice.page}
          pageSize={perPage}
          total={group.total}
          hrefFor={(page) => `${choiceHref(choice, { page })}#${choice.show ?? ""}`}
        />
      )}
      <ButtonLink to={choiceHref(choice, { show: null })} variant="secondary" className="justify-self-start">
        Back to all places
      </ButtonLink>
    </div>
  );
}
