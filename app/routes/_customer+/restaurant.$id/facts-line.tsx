import type { ReactNode } from "react";
import type { FilledIconName } from "~/ui/badge";
import { Icon } from "~/ui/icon";
import { Money } from "~/ui/money";
import type { RestaurantView } from "./restaurant-view";

/** [REST-2, REST-3, REST-14] What one asks first, in one line; the unknown is left out. */
export function FactsLine({ restaurant }: { restaurant: RestaurantView }) {
  const { rating, ratingCount, time, distance, fee, opening, mode, minimumOrderCents, cheaper, busyMinutes } =
    restaurant;
  const isPickup = mode === "pickup";
  return (
    <ul className="md:border-line flex flex-wrap gap-y-3 max-md:-ms-3.5 md:grid md:auto-cols-fr md:grid-flow-col md:border-y md:py-4">
      {rating !== null && (
        <Fact
          icon="star"
          starred
          first={rating.toFixed(1)}
          label="Rated"
          then={ratingCount !== null && (ratingCount === 1 ? "1 rating" : `${ratingCount} ratings`)}
        />
      )}
      {time && (
        <Fact
          icon={isPickup ? "shopping-bag" : "moped"}
          first={time}
          label={isPickup ? "Pickup in" : "Delivery in"}
          then={busyMinutes > 0 ? `Busy: +${busyMinutes} min` : isPickup ? "until pickup" : distance}
        />
      )}
      {fee && (
        <Fact
          icon="tag"
          first={<span className={fee.startsWith("$0") ? "text-primary" : undefined}>{fee}</span>}
          then={
            cheaper ? (
              cheaper
            ) : minimumOrderCents ? (
              <>
                from <Money cents={minimumOrderCents} />
              </>
            ) : (
              "on every order here"
            )
          }
        />
      )}
      {opening?.text && (
        <Fact
          icon="clock"
          first={opening.text}
          then={
            opening.isOpen
              ? "Order now or for later"
              : `Orders are scheduled for ${opening.isPaused ? "later" : "the next opening"}`
          }
          wide
        />
      )}
    </ul>
  );
}

type FactProps = {
  icon: FilledIconName;
  starred?: boolean;
  first: ReactNode;
  /** Read out before it. */
  label?: string;
  then?: ReactNode;
  /** On small screens below the others. */
  wide?: boolean;
};

function Fact({ icon, starred, first, label, then, wide }: FactProps) {
  return (
    <li
      className={`border-line flex items-center gap-3 border-s px-3.5 first:border-s-0 md:px-5 md:first:ps-0 ${wide ? "max-md:hidden" : ""}`}
    >
      <Icon
        name={icon}
        weight={starred ? "fill" : "regular"}
        size={22}
        className={starred ? "text-star max-md:hidden" : "text-quiet max-md:hidden"}
      />
      <span>
        <span className="text-label text-ink flex items-center gap-1.5 font-bold tabular-nums">
          {starred && <Icon name="star" weight="fill" size={18} className="text-star md:hidden" />}
          {label && <span className="sr-only">{label} </span>}
          {first}
        </span>
        {then && <span className="text-meta text-quiet block">{then}</span>}
      </span>
    </li>
  );
}
