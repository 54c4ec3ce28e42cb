import { Link } from "@remix-run/react";
import { diets } from "@domain/menu/diets";
import { categoryLabel } from "@domain/options";
import { Icon } from "~/ui/icon";
import { type BrowseChoice, choiceHref, activeHalalFilters } from "./choice";
import { dishPrices, halalOptions } from "./options";

/** An active filter's label, and the change that removes it. */
export interface ChosenChip {
  label: string;
  without: Partial<BrowseChoice>;
}

type ChosenChipsProps = {
  choice: BrowseChoice;
  /** The page the chips link to, each without its filter. */
  path?: string;
  /** What the search's text asks for, before the filters. */
  fromText?: readonly ChosenChip[];
  replace?: boolean;
  className?: string;
};

/** [FIND-9] The active filters, each with a link that removes it. */
export function ChosenChips({ choice, path, fromText = [], replace, className }: ChosenChipsProps) {
  const chips = [...fromText, ...listChosen(choice)];
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className={`flex flex-wrap gap-2 ${className ?? ""}`}>
      {chips.map(({ label, without }) => (
        <li key={`${label} ${Object.keys(without).join(" ")}`}>
          <Link
            to={choiceHref(choice, { ...without, show: choice.show }, path)}
            replace={replace}
            preventScrollReset
            className="bg-primary-soft text-primary-text text-meta inline-flex min-h-9 items-center gap-2 rounded-full px-3.5 font-semibold pointer-coarse:min-h-11"
          >
            <span className="sr-only">Remove </span>
            {label}
            <Icon name="x" weight="bold" size={14} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The active filters. */
export function listChosen(choice: BrowseChoice): ChosenChip[] {
  const findLabel = (options: readonly { value: string; label: string }[], wanted: string) =>
    options.find(({ value }) => value === wanted)?.label ?? wanted;
  const without = <Value,>(values: readonly Value[], one: Value) => values.filter((value) => value !== one);
  return [
    ...(choice.open ? [{ label: "Open now", without: { open: false } }] : []),
    ...(choice.free ? [{ label: "Free delivery", without: { free: false } }] : []),
    ...(choice.rated ? [{ label: "Rated 4.5+", without: { rated: false } }] : []),
    ...(choice.deals ? [{ label: "Deals", without: { deals: false } }] : []),
    ...choice.prices.map((level) => ({
      label: "$".repeat(Number(level)),
      without: { prices: without(choice.prices, level) },
    })),
    ...choice.dishPrices.map((range) => ({
      label: findLabel(dishPrices, range),
      without: { dishPrices: without(choice.dishPrices, range) },
    })),
    ...choice.diets.map((name) => ({
      label: findLabel(diets, name),
      without: { diets: without(choice.diets, name) },
    })),
    ...activeHalalFilters(choice).map((name) => {
      const halal = without(activeHalalFilters(choice), name);
      const isNothing = halal.length === 0 && choice.savedHalal.length === 0;
      return { label: findLabel(halalOptions, name), without: { halal: isNothing ? null : halal } };
    }),
    ...choice.cuisines.map((name) => ({
      label: categoryLabel(name),
      without: { cuisines: without(choice.cuisines, name) },
    })),
  ];
}
