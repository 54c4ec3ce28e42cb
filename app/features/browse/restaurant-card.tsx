import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { FavouriteButton } from "~/features/favourites/favourite-button";
import { paths } from "~/lib/paths";
import { Badge } from "~/ui/badge";
import { cx } from "~/ui/cx";
import { Picture } from "~/ui/picture";
import { Rating } from "~/ui/rating";
import type { RestaurantCardView } from "./card-views";

type RestaurantCardProps = {
  restaurant: RestaurantCardView;
  /** In the newly-added row. */
  isNew?: boolean;
  /** In the first row of the page: its picture is loaded at once. */
  eager?: boolean;
};

/** [HOME-26] The whole card leads to the restaurant. */
export function RestaurantCard({ restaurant, isNew, eager }: RestaurantCardProps) {
  const { id, name, image, cuisine, rating, ratingCount, deals, time, fee, opens, isFavourite } = restaurant;
  return (
    <article className="group focus-frame rounded-card relative">
      <div className="relative">
        <Picture
          src={image}
          placeholder="/pictures/demo/empty-plate.webp"
          alt=""
          width={640}
          height={400}
          eager={eager}
          className={cx(
            "rounded-card [&>img]:duration-slow aspect-8/5 [&>img]:transition-transform motion-safe:group-hover:[&>img]:scale-103",
            opens && "[&>img]:opacity-70 [&>img]:saturate-50",
          )}
        />
        <div className="absolute inset-x-2.5 top-2.5 flex items-start justify-between gap-2">
          <span className="min-w-0">
            {deals && (
              <Badge tone="deal" icon="tag" className="min-h-7!">
                {deals}
              </Badge>
            )}
          </span>
          {isNew && (
            <Badge tone="neutral" className="bg-surface! min-h-7!">
              New
            </Badge>
          )}
        </div>
        {isFavourite !== null && (
          <FavouriteButton
            restaurantId={id}
            name={name}
            isFavourite={isFavourite}
            className="absolute end-2 bottom-2 z-1"
          />
        )}
      </div>
      <h3 className="text-card-list mt-3 truncate">
        <Link to={paths.restaurant(id)} className="group-hover:underline after:absolute after:inset-0">
          {name}
        </Link>
      </h3>
      <Facts>
        {rating !== null && <Rating value={rating} count={ratingCount} />}
        {cuisine}
      </Facts>
      <Facts>
        {opens ?? time}
        {!opens && fee && <span className="text-primary font-semibold">{fee}</span>}
      </Facts>
    </article>
  );
}

/** What is known, with dots between; nothing when nothing is. */
export function Facts({ children }: { children: readonly ReactNode[] }) {
  const known = children.filter(Boolean);
  if (known.length === 0) return null;
  return (
    <p className="text-meta text-quiet mt-0.5 flex flex-wrap items-center tabular-nums">
      {known.map((fact, index) => (
        <span key={index} className="inline-flex items-center whitespace-nowrap">
          {index > 0 && <span className="px-1">·</span>}
          {fact}
        </span>
      ))}
    </p>
  );
}
