import type { MetaFunction } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { services } from "@domain/options";
import type { RestaurantCardView } from "~/features/browse/card-views";
import { choiceHref, type Choice, clearedHref, type CuisineOption } from "~/features/browse/choice";
import { FilterForm } from "~/features/browse/filter-form";
import type { loader } from "~/features/browse/load-home.server";
import { RestaurantCard } from "~/features/browse/restaurant-card";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { displayFontLink } from "~/styles/links";
import { Button } from "~/ui/button";
import { Carousel } from "~/ui/carousel";
import { Tabs } from "~/ui/layout/tabs";
import { TextLink } from "~/ui/text-link";
import { CategoryStrip } from "./category-strip";
import { ChipRow } from "./chip-row";
import { PromoStrip } from "./promo-strip";
import { Results } from "./results";

export { loader } from "~/features/browse/load-home.server";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Find restaurants · HalalGo",
    description: "Halal restaurants, shops and Islamic books, to order for delivery or pickup.",
    path: paths.home(),
  });
export const links = () => [displayFontLink()];

const isFailed = (page: unknown): boolean =>
  typeof page === "object" && page !== null && "failed" in page && page.failed === true;
export const handle = {
  frame: (page: unknown) => (isFailed(page) ? { header: false, footer: false, cartBar: false } : {}),
};

/** The sheets over this page change nothing of it. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const isSheet = currentUrl.pathname !== nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSheet && formMethod === undefined ? false : defaultShouldRevalidate;
}

/** Browse [HOME-1…31]. */
export default function Home() {
  const page = useLoaderData<typeof loader>();
  if (page.failed) {
    return (
      <main id="main" className="grid min-h-dvh place-items-center px-4 text-center">
        <p role="alert" className="text-danger text-lead font-semibold">
          Could not fetch restaurant data.
        </p>
      </main>
    );
  }
  const { choice, mode } = page;
  return (
    <div data-panel-host>
      <main id="main" className="page-width-wide grid gap-x-9 pt-1 md:pt-5 xl:grid-cols-[224px_minmax(0,1fr)]">
        <h1 className="sr-only">Find restaurants</h1>
        <FilterSidebar choice={choice} cuisines={page.cuisines} dealCount={page.dealCount} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-y-5 md:gap-y-7">
          <div className="max-md:border-line -mx-4 px-4 max-md:border-b md:mx-0 md:px-0 xl:hidden">
            <Tabs
              label="Service"
              items={services.map(({ value, label }) => ({
                to: choiceHref(choice, { service: value }),
                label,
                current: choice.service === value,
              }))}
            />
          </div>
          <CategoryStrip choice={choice} />
          <ChipRow choice={choice} mode={mode} />
          {choice.service !== "books" && <PromoStrip {...page} />}
          <div className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-y-9 md:gap-y-10">
            <Carousels choice={choice} best={page.best} newest={page.newest} />
            <Results
              choice={choice}
              mode={mode}
              restaurants={page.restaurants}
              books={page.books}
              total={page.total}
              instead={page.instead}
            />
          </div>
        </div>
      </main>
      <Outlet context={page} />
    </div>
  );
}

type FilterSidebarProps = { choice: Choice; cuisines: readonly CuisineOption[]; dealCount: number | null };

/** [HOME-7, HOME-14] At the start of wide screens only. */
function FilterSidebar(props: FilterSidebarProps) {
  return (
    <aside aria-label="Filters" className="hidden xl:block">
      <div className="flex items-baseline justify-between pb-4">
        <h2 className="text-card text-xl">Filters</h2>
        <TextLink to={clearedHref(props.choice)} alone preventScrollReset className="text-meta">
          Clear all
        </TextLink>
      </div>
      <FilterForm {...props} here={paths.home()} idPrefix="sidebar">
        <Button type="submit" variant="tonal" wide className="scripting:hidden">
          Apply
        </Button>
      </FilterForm>
    </aside>
  );
}

type CarouselsProps = { choice: Choice; best: RestaurantCardView[]; newest: RestaurantCardView[] };

/** [HOME-21…23] The best rated and the newest; a row without any is not shown. */
function Carousels({ choice, best, newest }: CarouselsProps) {
  return (
    <>
      {best.length > 0 && (
        <Carousel
          label="Top Rated"
          title="Top Rated"
          className="card-row"
          action={
            <TextLink to={choiceHref(choice, { sort: "rating" })} alone className="text-label md:hidden">
              See all
            </TextLink>
          }
        >
          {best.map((restaurant, index) => (
            <RestaurantCard key={restaurant.id} restaurant={restaurant} eager={index < 4} />
          ))}
        </Carousel>
      )}
      {newest.length > 0 && (
        <Carousel label="Newly Added" title="Newly Added" className="card-row">
          {newest.map((restaurant) => (
            <RestaurantCard key={restaurant.id} restaurant={restaurant} isNew />
          ))}
        </Carousel>
      )}
    </>
  );
}
