import { Link } from "@remix-run/react";
import { AddLink } from "~/features/carts/add-link";
import { useInCart } from "~/features/carts/in-cart";
import { Marked } from "~/features/search/marked";
import { paths } from "~/lib/paths";
import { Badge } from "~/ui/badge";
import { cx } from "~/ui/cx";
import { Money, Price } from "~/ui/money";
import { Picture } from "~/ui/picture";
import type { DishView } from "./dish-views";
import { HalalLine, TermsLine } from "./restaurant-card";

/**
 * [FIND-10] A dish in a list, optionally boxed on small screens. Its name and the Add button open its dialog; the
 * place's name links to the place.
 */
export function DishCard({ dish, boxed }: { dish: DishView; boxed?: boolean }) {
  const { id, name, marked, image, isAvailable, isPopular, deal, place } = dish;
  const halal = dish.halal ?? place.halal;
  const inCart = useInCart()[id] ?? 0;
  const to = paths.menuItem(place.id, id);
  const later = place.opens ?? dish.servedFrom;
  const canAdd = isAvailable && later === null;
  return (
    <article className={cx("dish-card", boxed ? "rounded-card border p-4" : "dish-row-card")}>
      <div className="min-w-0 flex-1">
        <h3 className={cx("text-card-list", !isAvailable && "text-quiet!")}>
          <Link to={to} preventScrollReset className="dish-name">
            {marked ? <Marked text={marked} /> : name}
          </Link>
        </h3>
        <p className="text-meta text-body mt-0.5">
          <Link
            to={paths.restaurant(place.id)}
            className="inline-flex min-h-6 items-center wrap-anywhere hover:underline"
          >
            {place.name}
          </Link>
        </p>
        <TermsLine
          time={place.opens ? null : place.time}
          fee={place.opens ? null : place.fee}
          distance={boxed && !place.opens ? null : place.distance}
        />
        {halal && <HalalLine {...halal} />}
        <div className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          {isAvailable ? (
            <Price cents={dish.priceCents} wasCents={dish.wasCents} />
          ) : (
            <span className="text-quiet font-bold">
              <Money cents={dish.priceCents} />
            </span>
          )}
          <State isAvailable={isAvailable} opens={later} deal={deal} isPopular={isPopular} />
        </div>
      </div>
      <div className="relative shrink-0 self-start">
        <Picture
          src={image}
          placeholder="/pictures/demo/empty-plate.webp"
          alt=""
          width={118}
          height={118}
          className={cx(
            "rounded-control",
            boxed ? "size-24" : "size-28 md:size-29.5",
            !isAvailable && "opacity-60 grayscale",
          )}
        />
        {canAdd && <AddLink to={to} name={name} place={place.name} inCart={inCart} />}
      </div>
    </article>
  );
}

type StateProps = { isAvailable: boolean; opens: string | null; deal: string | null; isPopular: boolean };

/** The most important fact besides the price. */
function State({ isAvailable, opens, deal, isPopular }: StateProps) {
  if (!isAvailable || opens)
    return (
      <Badge tone="neutral" icon="clock" className="py-0.5 [&>span]:whitespace-normal">
        {isAvailable ? opens : "Sold out"}
      </Badge>
    );
  if (deal)
    return (
      <Badge tone="deal" icon="tag">
        {deal}
      </Badge>
    );
  return isPopular ? (
    <Badge tone="warn" icon="star">
      Popular
    </Badge>
  ) : null;
}
