import { useOutletContext, Link } from "@remix-run/react";
import { categoryLabel } from "@domain/options";
import { type Choice, choiceHref, clearedHref } from "~/features/browse/choice";
import { FilterForm } from "~/features/browse/filter-form";
import type { Lists } from "~/features/browse/load-home.server";
import { paths } from "~/lib/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { PanelFoot, Sheet } from "~/ui/overlays/side-panel";

export const meta = () => [{ title: "Filters · HalalGo" }];
export const handle = { frame: { cartBar: false } };

/** The filters of small screens, over the list they change; the list's own page hands on what it loaded. */
export default function Filters() {
  const { choice, cuisines, dealCount, total } = useOutletContext<Lists & { choice: Choice }>();
  const list = choiceHref(choice, {});
  return (
    <Sheet title="Filters" closeHref={list} full>
      <FilterForm
        choice={choice}
        cuisines={cuisines}
        dealCount={dealCount}
        here={paths.filters()}
        idPrefix="drawer"
        className="panel-form"
        scroll
        before={<ChosenChips choice={choice} />}
      >
        <PanelFoot>
          <ButtonLink
            to={clearedHref(choice, paths.filters())}
            variant="secondary"
            size="lg"
            preventScrollReset
            replace
          >
            Clear all
          </ButtonLink>
          <ButtonLink to={list} size="lg" className="flex-1 noscript:hidden">
            {shownText(total)}
          </ButtonLink>
          <Button type="submit" size="lg" className="scripting:hidden flex-1">
            Apply
          </Button>
        </PanelFoot>
      </FilterForm>
    </Sheet>
  );
}

const shownText = (total: number) => `Show ${total} ${total === 1 ? "place" : "places"}`;

/** What is chosen, each with the way to be rid of it. */
function ChosenChips({ choice }: { choice: Choice }) {
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
