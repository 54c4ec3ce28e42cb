import { Link } from "@remix-run/react";
import { type BrowseMode, type BrowseChoice, choiceHref } from "~/features/browse/choice";
import { pickupMiles, usualPickupMiles } from "~/features/browse/options";
import { cx } from "~/ui/cx";
import { SegmentedLinks } from "~/ui/forms/segmented-control";

type DistanceChoiceProps = { choice: BrowseChoice; mode: BrowseMode; hasAddress: boolean };

/** [FIND-3] Pickup or dine-in, and the maximum distance, which requires an address. */
export function DistanceChoice({ choice, mode, hasAddress }: DistanceChoiceProps) {
  if (mode === "delivery") return null;
  const within = choice.within ?? usualPickupMiles;
  const change = (chosen: Partial<BrowseChoice>) => choiceHref(choice, chosen);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 whitespace-nowrap">
      <SegmentedLinks
        label="Pickup or dine-in"
        items={[
          { to: change({ mode: "pickup" }), label: "Pickup", icon: "shopping-bag", current: mode === "pickup" },
          { to: change({ mode: "dine-in" }), label: "Dine-in", icon: "fork-knife", current: mode === "dine-in" },
        ]}
      />
      {hasAddress && (
        <nav aria-label="How far away" className="flex items-center gap-2">
          <span className="text-meta text-quiet">Within</span>
          {pickupMiles.map((miles) => (
            <Link
              key={miles}
              to={change({ within: miles === usualPickupMiles ? null : miles })}
              preventScrollReset
              aria-current={miles === within ? "true" : undefined}
              aria-label={`${miles} miles`}
              className={cx(
                "text-label inline-flex min-h-11 min-w-11 items-center justify-center rounded-full border px-2.5 tabular-nums",
                miles === within
                  ? "border-primary bg-primary-soft text-primary-text ring-primary ring-1"
                  : "border-control bg-surface text-ink hover:bg-sunken dark:hover:bg-muted",
              )}
            >
              {miles}
            </Link>
          ))}
          <span aria-hidden className="text-meta text-quiet">
            mi
          </span>
        </nav>
      )}
    </div>
  );
}
