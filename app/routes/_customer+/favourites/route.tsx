import { useLoaderData } from "@remix-run/react";
import { KeptChoice } from "~/features/browse/kept-choice";
import { RestaurantCard } from "~/features/browse/restaurant-card";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Icon } from "~/ui/icon";
import { Pagination } from "~/ui/layout/pagination";
import type { loader } from "./favourites-page.server";

export { action } from "./favourites-page.server";
export { loader } from "./favourites-page.server";

export const meta = () => [{ title: "Favorites · HalalGo" }];

/** [HOME-31] */
export default function Favourites() {
  const { isOffered, restaurants, choice, total, page, perPage } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="page-width py-8 md:py-12">
      <h1 className="text-title">Favorites</h1>
      <p role="status" className="text-meta text-quiet mt-1.5 mb-6">
        {total > 0 && `${total} ${total === 1 ? "place" : "places"}`}
      </p>
      <div className="mb-6 empty:hidden">
        <KeptChoice choice={choice} path={paths.favourites()} />
      </div>
      <h2 id="favourites-heading" className="sr-only">
        Your favorite places
      </h2>
      {total === 0 ? (
        <NoFavourites isOffered={isOffered} />
      ) : (
        <ul
          aria-labelledby="favourites-heading"
          className="grid grid-cols-1 gap-x-4.5 gap-y-7 md:grid-cols-2 xl:grid-cols-4"
        >
          {restaurants.map((restaurant, index) => (
            <li key={restaurant.id}>
              <RestaurantCard restaurant={restaurant} eager={index < 4} showsMinimum />
            </li>
          ))}
        </ul>
      )}
      {total > perPage && (
        <div className="mt-8">
          <Pagination
            page={page}
            pageSize={perPage}
            total={total}
            hrefFor={(next) => paths.favourites({ page: next, halal: choice.halal ? "any" : null })}
          />
        </div>
      )}
    </main>
  );
}

function NoFavourites({ isOffered }: { isOffered: boolean }) {
  return (
    <EmptyState
      picture={<Icon name="heart" size={48} className="text-quiet" />}
      title={isOffered ? "No favorites yet" : "Favorites are not available here"}
      body={isOffered && "Tap the heart on a restaurant to find it here again."}
      action={<ButtonLink to={paths.home()}>Find restaurants</ButtonLink>}
    />
  );
}
