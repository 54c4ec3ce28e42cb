import { categoryLabel } from "@domain/options";
import { Link } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { Icon } from "~/ui/icon";
import { type Choice, choiceHref } from "~/features/browse/choice";

/** What is chosen, each with the way to be rid of it. */
export function ChosenChips({ choice }: { choice: Choice }) {
  const chips = [
    ...(choice.sort === "rating" ? [{ label: "Top rated", without: { sort: "relevance" as const } }] : []),
    ...(choice.deals ? [{ label: "Deals", without: { deals: false } }] : []),
    ...choice.cuisines.map((name) => ({
      label: categoryLabel(name),
      without: { cuisines: choice.cuisines.filter((other) => other !== name) },
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="mb-3 flex flex-wrap gap-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={choiceHref(choice, without, paths.filters())}
            replace
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
