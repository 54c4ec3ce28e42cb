import type { MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { memo } from "react";
import { categoryLabel, services } from "@domain/options";
import { type BrowseChoice, hasActiveFilters } from "~/features/browse/choice";
import type { HomePage, loader } from "~/features/browse/load-home.server";
import { SavedHalalNote } from "~/features/browse/saved-halal-note";
import { usePacked } from "~/lib/packed";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { browseSheetLink, displayFontLink } from "~/styles/links";
import { lazyView } from "~/ui/live/lazy-view";
import { AddressAsk } from "./address-ask";
import { ChipRow, SearchChips } from "./chip-row";
import { DistanceChoice } from "./distance-choice";
import { FilterSidebar } from "./filter-sidebar";
import * as serverViews from "./lazy-views.server";
import { Places } from "./places";
import { PromoStrip } from "./promo-strip";
import { NewlyAdded, OpenFavourites, OrderAgain, TopRated } from "./rows";
import { SearchResults } from "./search-results";

export { loader } from "~/features/browse/load-home.server";
export { demandAction as action } from "./demand-action.server";
export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, {
    title: data?.failed ? "Error: Could not fetch restaurant data · HalalGo" : "Find restaurants · HalalGo",
    description: "Halal restaurants, shops and Islamic books, to order for delivery or pickup.",
    path: paths.home(),
  });
export const links = () => [displayFontLink(), browseSheetLink()];

const isFailed = (page: unknown): boolean =>
  typeof page === "object" && page !== null && "failed" in page && page.failed === true;
export const handle = {
  isQuiet: true,
  frame: (page: unknown) => (isFailed(page) ? { header: false, footer: false, cartBar: false } : {}),
};

// Rarely shown views have their own scripts.
const Books = lazyView(serverViews.Books, () => import("./books").then((all) => all.Books));
const CuisineLinks = lazyView(serverViews.CuisineLinks, () =>
  import("./cuisine-links").then((all) => all.CuisineLinks),
);
const FailedList = lazyView(serverViews.FailedList, () => import("./failed-list").then((all) => all.FailedList));
const NoMatch = lazyView(serverViews.NoMatch, () => import("./no-match").then((all) => all.NoMatch));
const NothingFound = lazyView(serverViews.NothingFound, () =>
  import("./nothing-found").then((all) => all.NothingFound),
);
const NoPlacesNearby = lazyView(serverViews.NoPlacesNearby, () =>
  import("./no-places-nearby").then((all) => all.NoPlacesNearby),
);

/** The browse page [HOME-1…31, FIND-2…16]. */
export default function Home() {
  const found = useLoaderData<typeof loader>();
  const page = usePacked(found.failed ? null : found.page);
  if (found.failed) return <FailedList status={found.status} reference={found.reference} />;
  if (!page) return null;
  return (
    <div data-panel-host>
      <Browse page={page} />
      <Outlet context={page} />
    </div>
  );
}

/** Rendered again only for other data: the router renders its routes twice for each press, and a list takes long. */
const Browse = memo(function Browse({ page }: { page: HomePage }) {
  const { choice, mode, place } = page;
  const name = page.isReachKnown ? (place?.name ?? null) : null;
  return page.kind === "nobody" && place ? (
    <NoPlacesNearby {...page} place={place} />
  ) : (
    <main id="main" className="page-width-wide grid gap-x-9 pt-3.5 md:pt-6 xl:grid-cols-[224px_minmax(0,1fr)]">
      <FilterSidebar
        choice={choice}
        mode={mode}
        counts={page.counts}
        hasAddress={page.isReachKnown}
        halal={page.halal}
      />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-y-6 md:gap-y-8">
        {page.kind !== "books" && <SavedHalalNote choice={choice} />}
        {page.kind === "places" && <PlacesPage page={page} />}
        {page.kind === "search" && (
          <>
            <SearchChips
              choice={choice}
              counts={page.counts}
              isFreeOffered={page.isReachKnown && mode === "delivery"}
            />
            <SearchResults
              {...page}
              place={name}
              nothingFound={
                <NothingFound
                  choice={choice}
                  place={name}
                  didYouMean={page.didYouMean}
                  address={page.address}
                  instead={page.instead}
                  areHoursKnown={page.counts.areHoursKnown}
                />
              }
            />
          </>
        )}
        {page.kind === "books" && (
          <>
            <h1 className="sr-only">Islamic Books</h1>
            <ChipRow choice={choice} />
            <Books {...page} />
          </>
        )}
      </div>
    </main>
  );
});

/** [FIND-2…9] The list of places; promotions and carousels only show without filters. */
function PlacesPage({ page }: { page: Extract<HomePage, { kind: "places" | "nobody" }> }) {
  const { choice, mode, place, newest } = page;
  const name = page.isReachKnown ? (place?.name ?? null) : null;
  const isWhole = !hasActiveFilters(choice);
  const heading = findHeading(choice);
  // The most personal row stands above the promotions and the open places, the others below, so that a phone shows the
  // first place soon [HOME-26].
  const [row, ...more] = [
    page.orderAgain.length > 0 && <OrderAgain key="again" dishes={page.orderAgain} />,
    page.favourites.length > 0 && <OpenFavourites key="favourites" restaurants={page.favourites} />,
    page.best.length > 0 && (
      <TopRated
        key="best"
        choice={choice}
        restaurants={page.best}
        areHoursKnown={page.counts.areHoursKnown}
        isOnTop={page.orderAgain.length + page.favourites.length === 0}
      />
    ),
  ].filter(Boolean);
  return (
    <>
      <h1 className={heading ? "text-title max-md:text-[1.75rem]/8" : "sr-only"}>{heading ?? "Find restaurants"}</h1>
      {(place === null || page.unknownAddress) && <AddressAsk error={page.unknownAddress} />}
      {page.eid && (
        <p className="bg-night rounded-card px-5 py-4 text-white">
          <b>Eid Mubarak.</b> A blessed {page.eid} to you and your family.
        </p>
      )}
      {page.isSearchEmpty && <CuisineLinks choice={choice} cuisines={page.counts.cuisines} />}
      <ChipRow choice={choice} />
      <DistanceChoice choice={choice} mode={mode} hasAddress={name !== null} />
      {isWhole && row}
      {isWhole && <PromoStrip {...page} dealCount={page.counts.deals} />}
      {page.total === 0 ? <NoMatch {...page} place={name} /> : <Places {...page} place={name} />}
      {isWhole && more}
      {isWhole && newest.length > 0 && <NewlyAdded choice={choice} restaurants={newest} />}
    </>
  );
}

/** [HOME-24] The heading for a single cuisine or service; null for all restaurants. */
function findHeading({ service, cuisines }: BrowseChoice): string | null {
  const [only] = cuisines;
  if (only && cuisines.length === 1) return `${categoryLabel(only)} Restaurants`;
  return service === "all" ? null : (services.find(({ value }) => value === service)?.label ?? null);
}
