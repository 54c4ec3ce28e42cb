import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { favouriteCalls } from "@domain/contract/calls/accounts";
import { passesHalal } from "@domain/halal/status";
import { parseNumber } from "@domain/values/parse-number";
import { pluralize } from "@domain/values/plural";
import { toRestaurantCardView } from "~/features/browse/card-views";
import { type BrowseChoice, activeHalalFilters, defaultBrowseChoice, readChoice } from "~/features/browse/choice";
import { loadHalalFilters } from "~/features/browse/halal-filters.server";
import { RestaurantCard } from "~/features/browse/restaurant-card";
import { SavedHalalNote } from "~/features/browse/saved-halal-note";
import { findVisitorLocation } from "~/features/location/account-location.server";
import { nullIfFailed, nullIfNotFound, nullIfUnsupported, rethrowUnlessHostError } from "~/host/errors";
import { findRestaurant, type Restaurant } from "~/host/restaurants.server";
import { paths } from "~/lib/paths";
import { readForm, readText } from "~/lib/read-form.server";
import { getMode } from "~/session/cookies/preferences.server";
import { requireCustomer } from "~/session/guards.server";
import { safePath } from "~/session/redirect-to";
import { redirectWithToast } from "~/session/toasts.server";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Icon } from "~/ui/icon";
import { Pagination } from "~/ui/layout/pagination";

/** Each card needs a call of its own. */
const perPage = 12;

/** [HOME-31] A page of the customer's favourites, newest first; `isOffered` is false where the host has none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  const { host, cookies } = context;
  const ids = await host.call(favouriteCalls.listFavourites).catch(nullIfUnsupported);
  const requestedPage = parseNumber(new URL(request.url).searchParams.get("page")) || 1;
  const page = Math.min(Math.max(1, Math.trunc(requestedPage)), Math.max(1, Math.ceil((ids?.length ?? 0) / perPage)));
  const pageIds = ids?.slice((page - 1) * perPage, page * perPage) ?? [];
  const [found, from, { saved }, missing] = await Promise.all([
    Promise.all(pageIds.map((id) => findListedRestaurant(host, id))),
    findVisitorLocation(context, getMode(cookies)),
    loadHalalFilters(context),
    host
      .call(favouriteCalls.countMissingFavourites)
      .catch(nullIfFailed(context.logger, "Missing favourites not counted")),
  ]);
  const { halal } = readChoice(new URL(request.url).searchParams);
  const choice: BrowseChoice = { ...defaultBrowseChoice, halal: saved.length > 0 ? halal : null, savedHalal: saved };
  const isChosen = (place: Restaurant) =>
    activeHalalFilters(choice).every((filter) => passesHalal(place.halal, filter));
  const viewer = { mode: getMode(cookies), from, favourites: ids, now: new Date() };
  const listed = found.flatMap((restaurant) => restaurant ?? []);
  const restaurants = listed.filter(isChosen).map((restaurant) => toRestaurantCardView(restaurant, viewer));
  /** [HALAL-11] How many of this page's places the account's choice hides. */
  const hidden = listed.length - restaurants.length;
  return { isOffered: ids !== null, restaurants, hidden, missing, choice, total: ids?.length ?? 0, page, perPage };
}

/** null for a restaurant that no longer exists. */
const findListedRestaurant = (host: Parameters<typeof findRestaurant>[0], id: string) =>
  findRestaurant(host, id).catch(nullIfNotFound);

/** [HOME-31] Marks the restaurant `add`, or unmarks the restaurant `remove`. A native post leads back to `redirectTo`. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireCustomer(request, context);
  const form = await readForm(request);
  const [added, removed] = [readText(form, "add"), readText(form, "remove")];
  const restaurantId = added || removed;
  const back = safePath(form.get("redirectTo")) ?? paths.favourites();
  if (!restaurantId || restaurantId.length > 64) {
    throw data({ code: "validation_failed", message: "This form is not complete." }, 400);
  }
  try {
    if (added) await context.host.send(favouriteCalls.addFavourite, { body: { restaurantId } });
    else await context.host.send(favouriteCalls.deleteFavourite, { params: { restaurantId } });
  } catch (error) {
    rethrowUnlessHostError(error);
    return redirectWithToast(context, back, { type: "error", message: error.message });
  }
  const isNativePost = request.headers.get("accept")?.includes("text/html");
  if (!isNativePost) return null;
  const message = added ? "Added to your favorites" : "Removed from your favorites";
  return redirectWithToast(context, back, { type: "success", message });
}

export const meta = () => [{ title: "Favorites · HalalGo" }];

/** [HOME-31] */
export default function Favourites() {
  const { isOffered, restaurants, hidden, missing, choice, total, page, perPage } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="page-width py-8 md:py-12">
      <h1 className="text-title">Favorites</h1>
      <p role="status" className="text-meta text-quiet mt-1.5 mb-6">
        {total > 0 && pluralize(total, "place")}
        {hidden > 0 && `, ${hidden} ${total > perPage ? "on this page " : ""}hidden by your halal choice`}
        {total > 0 && missing !== null && missing.unlisted > 0 && `, ${missing.unlisted} more not on HalalGo right now`}
      </p>
      <div className="mb-6 empty:hidden">
        <SavedHalalNote choice={choice} path={paths.favourites()} />
      </div>
      <h2 id="favourites-heading" className="sr-only">
        Your favorite places
      </h2>
      {total === 0 ? (
        <NoFavourites isOffered={isOffered} missing={missing} />
      ) : restaurants.length === 0 && hidden > 0 ? (
        <EmptyState
          picture={<Icon name="heart" size={48} className="text-quiet" />}
          title={
            total > perPage ? "None on this page passes your halal choice" : "None of them passes your halal choice"
          }
          body="Only places that pass it are shown. Your other favorites may pass later."
          action={
            <ButtonLink to={paths.favourites({ page: page > 1 ? page : null, halal: "any" })}>
              Show all this time
            </ButtonLink>
          }
        />
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

interface NoFavouritesProps {
  isOffered: boolean;
  missing: { unlisted: number; closed: number } | null;
}

function NoFavourites({ isOffered, missing }: NoFavouritesProps) {
  const { title, body } = isOffered
    ? describeNoFavourites(missing ?? { unlisted: 0, closed: 0 })
    : { title: "Favorites are not available here", body: null };
  return (
    <EmptyState
      picture={<Icon name="heart" size={48} className="text-quiet" />}
      title={title}
      body={body}
      action={<ButtonLink to={paths.home()}>Find restaurants</ButtonLink>}
    />
  );
}

/** A favourite that is suspended may return; one that was removed does not. */
function describeNoFavourites({ unlisted, closed }: { unlisted: number; closed: number }) {
  const body = "Tap the heart on a restaurant to find it here again.";
  if (unlisted === 1)
    return { title: "Your favorite is not on HalalGo right now", body: "If it returns, it shows here again." };
  if (unlisted > 1)
    return { title: "Your favorites are not on HalalGo right now", body: "Those that return show here again." };
  if (closed === 1) return { title: "Your favorite has left HalalGo", body };
  return { title: closed > 1 ? "Your favorites have left HalalGo" : "No favorites yet", body };
}
