import { Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { formatCents } from "@domain/money";
import { FavouriteButton } from "~/features/favourites/favourite-button";
import { Marked, type MarkedText } from "~/features/search/marked";
import { paths } from "~/lib/paths";
import { cx } from "~/ui/cx";
import { Picture } from "~/ui/picture";
import { Rating } from "~/ui/rating";
import type { RestaurantCardView } from "./card-views";

type RestaurantCardProps = {
  restaurant: RestaurantCardView;
  /** Shown in the newly-added row. */
  isNew?: boolean;
  /** In the page's first row: its picture loads eagerly. */
  eager?: boolean;
  /** The first card: its picture may be the largest contentful paint, and loads first. */
  isFirst?: boolean;
  /** Its name with the search terms marked. */
  name?: MarkedText;
  /** On small screens, a compact row with a small picture. */
  slim?: boolean;
  /** With the minimum order, in grids; on the line of the cuisine, as the next one is full. */
  showsMinimum?: boolean;
};

/** [HOME-26] Name; rating, count, cuisine and minimum; time, fee and distance. The whole card links to the restaurant. */
export function RestaurantCard({ restaurant, name: marked, slim, showsMinimum, ...shown }: RestaurantCardProps) {
  const { id, name, image, cuisine, rating, ratingCount, deals, distance, opens, isFavourite } = restaurant;
  const { isNew, eager, isFirst } = shown;
  const picture = (
    <>
      <Picture
        src={image}
        placeholder="/pictures/demo/empty-plate.webp"
        alt=""
        width={640}
        height={400}
        eager={eager || isFirst}
        fetchPriority={isFirst ? "high" : undefined}
        className={cx("place-picture", slim && "max-md:rounded-control max-md:aspect-5/4")}
      />
      {opens && <Shade opens={opens} isNarrow={isFavourite !== null} hidden={slim} />}
      {!opens && deals && <span className={cx("deal-badge", slim && "max-md:hidden")}>{deals}</span>}
      {isNew && <span className="new-badge">New</span>}
      {isFavourite !== null && (
        <FavouriteButton
          restaurantId={id}
          name={name}
          isFavourite={isFavourite}
          className={cx(slim && "max-md:hidden")}
        />
      )}
    </>
  );
  const text = (
    <>
      <h3 className={cx("place-name", slim && "max-md:mt-0")}>
        <Link to={paths.restaurant(id)} className="place-link">
          {marked ? <Marked text={marked} /> : name}
        </Link>
      </h3>
      <Facts>
        {rating !== null && <Rating value={rating} count={ratingCount} />}
        {cuisine}
        {opens ? distance : showsMinimum && restaurant.minimum}
      </Facts>
      {slim && opens && <p className="text-meta text-quiet mt-0.5 md:hidden">{opens}</p>}
      {!opens && <TermsLine {...restaurant} />}
      {restaurant.halal && <HalalLine {...restaurant.halal} />}
    </>
  );
  // Only side by side do the picture and the text need elements of their own.
  return (
    <article className={cx("place-card focus-frame", slim && "place-card-slim")}>
      {slim ? <div className="relative">{picture}</div> : picture}
      {slim ? <div className="min-w-0">{text}</div> : text}
    </article>
  );
}

/** [FIND-7] Covers the foot of a closed place's picture, which keeps its colors. */
function Shade({ opens, isNarrow, hidden }: { opens: string; isNarrow: boolean; hidden?: boolean }) {
  return (
    <p className={cx("closed-shade rounded-b-card text-meta", isNarrow && "pe-14", hidden && "max-md:hidden")}>
      {opens}
    </p>
  );
}

/** [HALAL-10] The place's halal statement in a few words. */
export const HalalLine = ({ state, text }: NonNullable<RestaurantCardView["halal"]>) => (
  <p className="halal-line" data-state={state}>
    {text}
  </p>
);

/** "20–30 min · $1.99 · 0.8 mi"; free delivery is green. For pickup, the distance comes first. */
export function TermsLine({ time, fee, distance }: Pick<RestaurantCardView, "time" | "fee" | "distance">) {
  return <Facts>{[time, fee !== null && <Fee key="fee" cents={fee} />, distance]}</Facts>;
}

function Fee({ cents }: { cents: number }) {
  if (cents === 0) return <span className="text-primary font-semibold">{`$0${space}delivery`}</span>;
  return (
    <>
      {formatCents(cents)}
      <span className="sr-only"> delivery</span>
    </>
  );
}

/** A non-breaking space, so that lines only break before a dot. */
const space = "\u00a0";

/** The known facts, separated by dots; nothing if there are none. */
export function Facts({ children }: { children: readonly ReactNode[] }) {
  const facts = children.filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <p className="facts">
      {facts.map((fact, index) => {
        const dot = index > 0 ? ` ·${space}` : "";
        if (typeof fact === "string") return dot + fact.replaceAll(" ", space);
        return (
          <Fragment key={index}>
            {dot}
            {fact}
          </Fragment>
        );
      })}
    </p>
  );
}
