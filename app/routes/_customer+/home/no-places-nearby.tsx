import { Link } from "@remix-run/react";
import type { RestaurantCardView } from "~/features/browse/card-views";
import { type BrowseChoice, choiceHref } from "~/features/browse/choice";
import { Facts } from "~/features/browse/restaurant-card";
import { SavedHalalNote } from "~/features/browse/saved-halal-note";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { Rating } from "~/ui/rating";
import { TextLink } from "~/ui/text-link";
import { DeliveryRequestForm } from "./delivery-request-form";

export type NearestView = RestaurantCardView & {
  city: string | null;
  /** "Bristol, CT" */ town: string | null;
  opening: string | null;
};

type NoPlacesNearbyProps = {
  choice: BrowseChoice;
  place: { name: string; city: string | null; zipCode: string | null };
  nearest: NearestView[];
  /** Within 60 miles; 0 if the nearest is farther away. */
  nearestTotal: number;
  /** Whether one is within the largest pickup distance. */
  isPickupNear: boolean;
  isDemandKept: boolean;
};

/** [FIND-5] No deliveries there: a form to be notified, and the nearest places for pickup. */
export function NoPlacesNearby({
  choice,
  place,
  nearest,
  nearestTotal,
  isPickupNear,
  isDemandKept,
}: NoPlacesNearbyProps) {
  const town = place.city ?? place.name;
  const isBeside = nearestTotal > 0;
  return (
    <main id="main" className="page-width py-8 md:py-14">
      <div className="mx-auto mb-6 max-w-120 empty:hidden xl:max-w-none">
        <SavedHalalNote choice={choice} />
      </div>
      <div
        className={cx(
          "mx-auto grid max-w-120 grid-cols-[minmax(0,1fr)] gap-10",
          isBeside && "xl:max-w-none xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] xl:items-start xl:gap-20",
        )}
      >
        <div>
          <div className={cx("text-center", isBeside && "xl:text-start")}>
            <img
              src="/pictures/demo/empty-plate.webp"
              alt=""
              width={112}
              height={112}
              className={cx("mx-auto size-28 rounded-full object-cover", isBeside && "xl:mx-0")}
            />
            <h1 className="text-title mt-5">Nobody delivers to {town} yet.</h1>
            {isDemandKept && (
              <p className="text-lead mt-3 text-balance">
                Leave your email and we will write once, when the first kitchen does.
              </p>
            )}
          </div>
          {isDemandKept && <DeliveryRequestForm zip={place.zipCode} />}
          <ButtonLink
            to={paths.location({ redirectTo: choiceHref(choice, {}) })}
            variant="secondary"
            icon="map-pin"
            wide
            className="mt-4"
          >
            Deliver to another address
          </ButtonLink>
        </div>
        <div>
          <Nearest
            choice={choice}
            place={place}
            nearest={nearest}
            nearestTotal={nearestTotal}
            isPickupNear={isPickupNear}
          />
          <p className="border-line text-body mt-8 flex gap-3.5 border-t pt-6">
            <Icon name="storefront" size={22} className="text-ink mt-0.5 shrink-0" />
            <span>
              You run a halal kitchen in {town}?{" "}
              <TextLink to={paths.signup("business")} alone>
                Register your business
              </TextLink>
            </span>
          </p>
        </div>
      </div>
    </main>
  );
}

type NearestProps = Pick<NoPlacesNearbyProps, "choice" | "place" | "nearest" | "nearestTotal" | "isPickupNear">;

/** Up to three places for pickup, or the distance of the nearest. */
function Nearest({ choice, place, nearest, nearestTotal, isPickupNear }: NearestProps) {
  const [first] = nearest;
  if (!first) return null;
  if (nearestTotal === 0) {
    return (
      <p className="text-body">
        The nearest place is <TextLink to={paths.restaurant(first.id)}>{first.name}</TextLink>
        {first.town && ` in ${first.town}`}
        {first.distance && `, ${first.distance.replace(/ mi$/, "\u00a0miles")} away`}.
      </p>
    );
  }
  return (
    <section aria-labelledby="nearest-heading">
      <h2 id="nearest-heading" className="text-section">
        Nearest for pickup
      </h2>
      <p className="text-meta text-quiet mt-0.5">Straight-line distance from {place.zipCode ?? place.name}</p>
      <ul className="divide-line border-line mt-2 divide-y border-b">
        {nearest.map((restaurant) => (
          <li key={restaurant.id}>
            <NearestRow {...restaurant} />
          </li>
        ))}
      </ul>
      {isPickupNear && (
        <ButtonLink
          to={choiceHref(choice, { mode: "pickup", within: 50 })}
          variant="tonal"
          icon="shopping-bag"
          wide
          className="mt-4"
        >
          See all places for pickup
        </ButtonLink>
      )}
    </section>
  );
}

function NearestRow({ id, name, image, rating, ratingCount, cuisine, opening, city, distance }: NearestView) {
  const [miles, unit] = distance?.split(" ") ?? [];
  return (
    <article className="group focus-frame rounded-control relative flex items-center gap-3.5 py-3.5">
      <Picture
        src={image}
        placeholder="/pictures/demo/empty-plate.webp"
        alt=""
        width={92}
        height={72}
        className="rounded-control h-18 w-23 shrink-0"
      />
      <div className="min-w-0 flex-1">
        <h3 className="text-card-list">
          <Link to={paths.restaurant(id)} className="group-hover:underline after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
        <Facts>
          {rating !== null && <Rating value={rating} count={ratingCount} />}
          {cuisine}
        </Facts>
        <Facts>{[opening, city]}</Facts>
      </div>
      {miles && (
        <p className="text-card text-ink text-end leading-[1.25rem] tabular-nums">
          {miles} <span className="text-small text-quiet block font-normal">{unit}</span>
        </p>
      )}
    </article>
  );
}
