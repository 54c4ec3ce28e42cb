import { Link } from "@remix-run/react";
import { ItemMarks } from "~/features/halal/halal-badge";
import { paths } from "~/lib/paths";
import { Badge } from "~/ui/badge";
import { buttonStyle } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Money, Price } from "~/ui/money";
import { Picture } from "~/ui/picture";
import type { MenuCardView } from "./menu-sections";

/** [REST-5] An item and the way into the cart; one that is not available has none. */
export function MenuItemCard({ restaurantId, item }: { restaurantId: string; item: MenuCardView }) {
  const {
    id,
    name,
    description,
    image,
    isAvailable,
    servedFrom,
    isPopular,
    marks,
    priceCents,
    wasCents,
    deal,
    inCart,
  } = item;
  return (
    <article className="md:border-line md:rounded-card max-md:border-line relative flex h-full gap-4 py-4.5 max-md:border-b md:border md:p-4">
      <div className="min-w-0 flex-1">
        <h4 className={cx("text-card-list", !isAvailable && "text-quiet!")}>{name}</h4>
        {isPopular && (
          <Badge tone="warn" icon="star" className="mt-1">
            Popular
          </Badge>
        )}
        {description && <p className="text-meta text-quiet mt-1.5 line-clamp-2">{description}</p>}
        <ItemMarks marks={marks} />
        <div className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          {isAvailable ? (
            <Price cents={priceCents} wasCents={wasCents} />
          ) : (
            <span className="text-quiet font-bold">
              <Money cents={priceCents} />
            </span>
          )}
          {isAvailable && deal && (
            <Badge tone="deal" icon="tag">
              {deal}
            </Badge>
          )}
          {(!isAvailable || servedFrom) && (
            <Badge tone="neutral" icon="clock">
              {isAvailable ? servedFrom : "Sold out"}
            </Badge>
          )}
        </div>
      </div>
      <div className="relative shrink-0 self-start">
        <Picture
          src={image}
          alt=""
          width={118}
          height={118}
          className={cx("rounded-control size-28 md:size-29.5", !isAvailable && "opacity-60 grayscale")}
        />
        {isAvailable && (
          <Link
            to={paths.menuItem(restaurantId, id)}
            preventScrollReset
            aria-label={inCart > 0 ? `Add ${name}, ${inCart} in your cart` : `Add ${name}`}
            className={buttonStyle({ variant: "secondary" }, "absolute! -end-1.5 -bottom-1.5 max-md:-bottom-2")}
          >
            {inCart > 0 && (
              <span className="bg-primary text-on-primary text-badge rounded-tag min-w-5 px-1.5 text-center leading-5">
                {inCart}
              </span>
            )}
            Add
          </Link>
        )}
      </div>
    </article>
  );
}
