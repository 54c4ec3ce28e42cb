import type { MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { categoryLabel } from "@domain/options";
import { formatCount } from "@domain/values/plural";
import type { RestaurantCardView } from "~/features/browse/card-views";
import { notOpenHeading } from "~/features/browse/options";
import { RestaurantCard } from "~/features/browse/restaurant-card";
import { SavedHalalNote } from "~/features/browse/saved-halal-note";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { StructuredData } from "~/lib/structured-data";
import { displayFontLink } from "~/styles/links";
import { SubmitButton } from "~/ui/button";
import { RouteError } from "~/ui/feedback/route-error";
import { TextField } from "~/ui/forms/text-field";
import { TextLink } from "~/ui/text-link";
import type { loader } from "./load-town.server";

export { loader } from "./load-town.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const { name, state, total, hasMore, path } = data;
  return pageMeta(matches, {
    title: `Halal food delivery in ${name}, ${state} · HalalGo`,
    description: `${placesText(total, hasMore)} to ${name}, ${state}: menus, prices and delivery times on HalalGo.`,
    path,
  });
};
export const links = () => [displayFontLink()];
export const handle = { isQuiet: true };

const placesText = (total: number, hasMore: boolean) =>
  total === 1 ? "1 place delivers" : `${formatCount(total)}${hasMore ? "+" : ""} places deliver`;

/** [FIND-7, FIND-17] Halal restaurants that deliver to one town, open ones first. */
export default function TownPage() {
  const {
    path,
    choice,
    isEvidenceStored,
    name,
    state,
    address,
    total,
    hasMore,
    openCount,
    places,
    cuisines,
    neighbours,
  } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="page-width py-8 md:py-12">
      <h1 className="text-title">
        Halal food in {name}, {state}
      </h1>
      <p className="text-lead mt-3">
        {placesText(total, hasMore)} to {name}
        {openCount > 0 ? `, ${formatCount(openCount)}${hasMore ? "+" : ""} of them open now.` : "."}
      </p>
      <Form method="post" action={paths.location()} className="mt-6 flex max-w-120 flex-wrap items-end gap-3">
        <div className="min-w-[min(15rem,100%)] flex-1">
          <TextField
            id="town-address"
            label={`Your address in ${name}`}
            name="address"
            start="map-pin"
            autoComplete="street-address"
            defaultValue={address}
            maxLength={300}
          />
        </div>
        <SubmitButton pendingLabel="Looking..." className="min-h-12">
          Show what delivers
        </SubmitButton>
      </Form>
      {cuisines.length > 1 && (
        <nav aria-label="Cuisines" className="mt-9">
          <h2 className="text-section">Cuisines</h2>
          {/* Linked with this town's address, so that the results match the counts. Scrolls sideways on phones. */}
          <Form method="post" action={paths.location()}>
            <input type="hidden" name="address" value={address} />
            <ul className="max-md:strip mt-4 flex gap-2.5 max-md:-mx-4 max-md:px-4 max-md:py-1 md:flex-wrap">
              {cuisines.map(({ name: cuisine, count }) => (
                <li key={cuisine}>
                  <button
                    type="submit"
                    name="redirectTo"
                    value={paths.home({ cuisine })}
                    className="rounded-control border-control bg-surface text-label text-ink hover:bg-sunken dark:hover:bg-muted inline-flex min-h-11 items-center gap-2 border px-4 whitespace-nowrap"
                  >
                    {categoryLabel(cuisine)}
                    <span className="text-quiet font-normal tabular-nums">{count}</span>
                  </button>
                </li>
              ))}
            </ul>
          </Form>
        </nav>
      )}
      <section aria-labelledby="places-heading" className="mt-9">
        <h2 id="places-heading" className="text-section mb-4">
          Places that deliver to {name}
        </h2>
        {isEvidenceStored && (
          <p className="text-meta text-quiet -mt-3 mb-4">
            Each card says who states that a place is halal. If a card says nothing, nothing is stated.{" "}
            <TextLink to={paths.halal()}>How halal is checked</TextLink>
          </p>
        )}
        <div className="mb-4 empty:hidden">
          <SavedHalalNote choice={choice} path={path} />
        </div>
        {places.length === 0 && <p className="text-body">None of them passes your halal choice.</p>}
        <Cards places={places.slice(0, openCount)} areFirst />
        {openCount < places.length && (
          <>
            <h2 className="text-section mt-9 mb-4">{notOpenHeading(places.slice(openCount))}</h2>
            <Cards places={places.slice(openCount)} areFirst={openCount === 0} />
          </>
        )}
        {places.length < total && (
          <Form method="post" action={paths.location()} className="mt-7">
            <input type="hidden" name="address" value={address} />
            <SubmitButton variant="secondary" pendingLabel="Looking..." className="max-md:w-full">
              Show all {formatCount(total)}
              {hasMore ? "+" : ""} places
            </SubmitButton>
          </Form>
        )}
      </section>
      {neighbours.length > 0 && (
        <nav aria-label="Towns nearby" className="mt-9">
          <h2 className="text-section">Halal food in towns nearby</h2>
          <ul className="mt-3 flex flex-wrap gap-x-6">
            {neighbours.map((town) => (
              <li key={town.path}>
                <TextLink to={town.path} alone className="py-2.5">
                  {town.name}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <StructuredData />
    </main>
  );
}

/** `areFirst`: these are the page's first, so the first row's pictures load eagerly. */
function Cards({ places, areFirst }: { places: readonly RestaurantCardView[]; areFirst: boolean }) {
  return (
    <ul className="grid grid-cols-1 gap-x-4.5 gap-y-7 empty:hidden md:grid-cols-2 xl:grid-cols-4">
      {places.map((restaurant, index) => (
        <li key={restaurant.id}>
          <RestaurantCard restaurant={restaurant} eager={areFirst && index < 4} showsMinimum />
        </li>
      ))}
    </ul>
  );
}

export const ErrorBoundary = () => <RouteError />;
