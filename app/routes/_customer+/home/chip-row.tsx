import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { menuCategories } from "@domain/options";
import { formatCount } from "@domain/values/plural";
import { type BrowseChoice, choiceHref, activeHalalFilters } from "~/features/browse/choice";
import { listChosen } from "~/features/browse/chosen-chips";
import { type FilterCounts, isKnown } from "~/features/browse/filter-counts";
import { paths } from "~/lib/paths";
import { Carousel } from "~/ui/carousel";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";

/** [HOME-15…19] A row of links: filters (where they have no column), All, Deals and the categories. */
export function ChipRow({ choice: shown }: { choice: BrowseChoice }) {
  // Categories do not apply to books, so a category leads back to the restaurants.
  const choice: BrowseChoice = shown.service === "books" ? { ...shown, service: "all", search: "" } : shown;
  const isAll = shown.service !== "books" && !choice.deals && choice.cuisines.length === 0;
  const list = { ...choice, show: null };
  return (
    <nav aria-label="Categories">
      <Carousel label="Categories" className="chip-row">
        <FiltersChip choice={shown} />
        <Chip to={choiceHref(list, { cuisines: [], deals: false })} picture="all" isChosen={isAll}>
          All
        </Chip>
        <Chip to={choiceHref(list, { deals: true })} picture="deals" isChosen={choice.deals}>
          Deals
        </Chip>
        {menuCategories.map(({ value, label }) => (
          <Chip
            key={value}
            to={choiceHref(list, { cuisines: [value] })}
            picture={value.toLowerCase()}
            isChosen={choice.cuisines.length === 1 && choice.cuisines[0] === value}
          >
            {label}
          </Chip>
        ))}
      </Carousel>
    </nav>
  );
}

type SearchChipsProps = { choice: BrowseChoice; counts: FilterCounts; isFreeOffered: boolean };

/** The most common filters for a search, with their counts [FIND-9]. */
export function SearchChips({ choice, counts, isFreeOffered }: SearchChipsProps) {
  const halal = activeHalalFilters(choice);
  const lessCertified = (names: typeof halal) => {
    const left = names.filter((name) => name !== "certified");
    return left.length === 0 && choice.savedHalal.length === 0 ? null : left;
  };
  const quick: { label: string; count: number | null; isChosen: boolean; change: Partial<BrowseChoice> }[] = [
    ...(counts.areHoursKnown || choice.open
      ? [{ label: "Open now", count: counts.openNow, isChosen: choice.open, change: { open: !choice.open } }]
      : []),
    ...(isKnown(counts.dishPrices)
      ? [
          {
            label: "Under $15",
            count: counts.dishPrices?.["under-15"] ?? null,
            isChosen: choice.dishPrices.includes("under-15"),
            change: { dishPrices: choice.dishPrices.includes("under-15") ? [] : ["under-15" as const] },
          },
        ]
      : []),
    ...(isFreeOffered
      ? [{ label: "Free delivery", count: counts.freeDelivery, isChosen: choice.free, change: { free: !choice.free } }]
      : []),
    ...(counts.halal
      ? [
          {
            label: "Certified only",
            count: counts.halal.certified ?? null,
            isChosen: halal.includes("certified"),
            change: { halal: halal.includes("certified") ? lessCertified(halal) : [...halal, "certified" as const] },
          },
        ]
      : []),
    { label: "Rated 4.5+", count: counts.topRated, isChosen: choice.rated, change: { rated: !choice.rated } },
    { label: "Deals", count: counts.deals, isChosen: choice.deals, change: { deals: !choice.deals } },
  ];
  return (
    <nav aria-label="Quick filters" className="xl:hidden">
      <Carousel label="Quick filters" className="chip-row">
        <FiltersChip choice={choice} />
        {quick.map(({ label, count, isChosen, change }) =>
          count === 0 && !isChosen ? null : (
            <Chip key={label} to={choiceHref(choice, { ...change, show: choice.show })} isChosen={isChosen}>
              {label}
              {count !== null && <span className="text-quiet font-normal tabular-nums">{formatCount(count)}</span>}
            </Chip>
          ),
        )}
      </Carousel>
    </nav>
  );
}

/** Shown below the width at which filters have their own column. */
function FiltersChip({ choice }: { choice: BrowseChoice }) {
  const count = listChosen(choice).length;
  return (
    <span className="xl:hidden">
      <Chip to={choiceHref(choice, { page: choice.page }, paths.filters())}>
        <Icon name="sliders-horizontal" />
        Filters
        {count > 0 && (
          <span className="bg-primary text-on-primary text-badge min-w-5 rounded-full px-1.5 text-center leading-5">
            {count}
          </span>
        )}
      </Chip>
    </span>
  );
}

/** In the order of the images within browse-sheet.webp. */
const pictures = ["all", "deals", ...menuCategories.map(({ value }) => value.toLowerCase())].sort();

type ChipProps = { to: string; picture?: string; isChosen?: boolean; children: ReactNode };

function Chip({ to, picture, isChosen, children }: ChipProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isChosen ? "true" : undefined}
      className={cx("chip", picture && "chip-pictured")}
      style={picture ? { "--chip-picture": pictures.indexOf(picture) } : undefined}
    >
      {children}
    </Link>
  );
}
