import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatCents } from "@domain/money";
import { FavouriteButton } from "~/features/favourites/favourite-button";
import { Marked, type MarkedText } from "~/features/search/marked";
import { paths } from "~/lib/paths";
import { Badge } from "~/ui/badge";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { Rating } from "~/ui/rating";
import type { RestaurantCardView } from "./card-views";

type RestaurantCardProps = {
  restaurant: RestaurantCardView;
  /** In the newly-added row. */
  isNew?: boolean;
  /** In the first row of the page: its picture is loaded at once. */
  eager?: boolean;
  /** Its name, with what was searched for marked. */
  name?: MarkedText;
  /** On small screens a line with a small picture. */
  slim?: boolean;
};

/** [HOME-26] Name; star, count and cuisine; time, fee and distance. The whole card leads to the restaurant. */
export function RestaurantCard({ restaurant, isNew, eager, name: marked, slim }: RestaurantCardProps) {
  const { id, name, image, cuisine, rating, ratingCount, deals, distance, opens, isFavourite } = restaurant;
  return (
    <article
      className={cx("group focus-frame rounded-card relative", slim && "max-md:flex max-md:items-start max-md:gap-3.5")}
    >
      <div className={cx("relative", slim && "max-md:w-26 max-md:shrink-0")}>
        <Picture
          src={image}
          placeholder="/pictures/demo/empty-plate.webp"
          alt=""
          width={640}
          height={400}
          eager={eager}
          className={cx(
            "rounded-card [&>img]:duration-slow aspect-8/5 [&>img]:transition-transform motion-safe:group-hover:[&>img]:scale-102",
            slim && "max-md:rounded-control max-md:aspect-5/4",
          )}
        />
        {opens && <Shade opens={opens} isNarrow={isFavourite !== null} hidden={slim} />}
        <div
          className={cx("absolute inset-x-2.5 top-2.5 flex items-start justify-between gap-2", slim && "max-md:hidden")}
        >
          <span className="min-w-0">
            {deals && !opens && (
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
            className={cx("absolute end-2 bottom-2 z-1", slim && "max-md:hidden")}
          />
        )}
      </div>
      <div className="min-w-0">
        <h3 className={cx("text-card-list line-clamp-2", slim ? "md:mt-3" : "mt-3")}>
          <Link to={paths.restaurant(id)} className="group-hover:underline after:absolute after:inset-0">
            {marked ? <Marked text={marked} /> : name}
          </Link>
        </h3>
        <Facts>
          {rating !== null && <Rating value={rating} count={ratingCount} />}
          {cuisine}
          {opens && distance}
        </Facts>
        {slim && opens && <p className="text-meta text-quiet mt-0.5 md:hidden">{opens}</p>}
        {!opens && <TermsLine {...restaurant} />}
      </div>
    </article>
  );
}

/** [FIND-7] Over the foot of the picture of a place that is closed; the picture keeps its colours. */
function Shade({ opens, isNarrow, hidden }: { opens: string; isNarrow: boolean; hidden?: boolean }) {
  return (
    <p
      className={cx(
        "closed-shade rounded-b-card text-meta absolute inset-x-0 bottom-0 flex min-h-16.5 items-end gap-2 ps-3.5 pt-7 pb-4 font-semibold text-white",
        isNarrow ? "pe-14" : "pe-2",
        hidden && "max-md:hidden",
      )}
    >
      <Icon name="clock" size={18} className="mb-px shrink-0" />
      {opens}
    </p>
  );
}

/** "20–30 min · $1.99 · 0.8 mi"; a free delivery is said in green. Pickup begins with the distance. */
export function TermsLine({ time, fee, distance }: Pick<RestaurantCardView, "time" | "fee" | "distance">) {
  return <Facts>{[time, fee !== null && <Fee key="fee" cents={fee} />, distance]}</Facts>;
}

function Fee({ cents }: { cents: number }) {
  if (cents === 0) return <span className="text-primary font-semibold">$0 delivery</span>;
  return (
    <span>
      {formatCents(cents)}
      <span className="sr-only"> delivery</span>
    </span>
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
