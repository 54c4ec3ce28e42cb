import { Link } from "@remix-run/react";
import { quickChips } from "@domain/options";
import { type Choice, choiceHref } from "~/features/browse/choice";
import { ModeToggle } from "~/features/browse/mode-toggle";
import { paths } from "~/lib/paths";
import { Carousel } from "~/ui/carousel";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon-names";

type ChipRowProps = { choice: Choice; mode: "delivery" | "pickup" };

/** On small screens the mode, the filter drawer and the best rated; then, everywhere, the quick searches [HOME-19]. */
export function ChipRow({ choice, mode }: ChipRowProps) {
  const filterCount = choice.cuisines.length + Number(choice.deals) + Number(choice.sort === "rating");
  const isTopRated = choice.sort === "rating";
  return (
    <Carousel label="Quick searches" className="chip-row">
      <div className="md:hidden">
        <ModeToggle mode={mode} />
      </div>
      <span className="xl:hidden">
        <Chip to={choiceHref(choice, { page: choice.page }, paths.filters())} icon="sliders-horizontal">
          Filters
          {filterCount > 0 && (
            <span className="bg-primary text-on-primary text-badge min-w-5 rounded-full px-1.5 text-center leading-5">
              {filterCount}
            </span>
          )}
        </Chip>
      </span>
      <span className="xl:hidden">
        <Chip to={choiceHref(choice, { sort: isTopRated ? "relevance" : "rating" })} isChosen={isTopRated}>
          Top rated
        </Chip>
      </span>
      {quickChips.map((text) => {
        const isChosen = choice.search.toLowerCase() === text.toLowerCase();
        return (
          <Chip key={text} to={choiceHref(choice, { search: isChosen ? "" : text })} isChosen={isChosen}>
            {text}
          </Chip>
        );
      })}
    </Carousel>
  );
}

type ChipProps = { to: string; icon?: IconName; isChosen?: boolean; children: React.ReactNode };

/** A pressed chip leads to the page without it. */
function Chip({ to, icon, isChosen, children }: ChipProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isChosen ? "true" : undefined}
      className={cx(
        "rounded-control text-label inline-flex min-h-11 items-center gap-2 border px-4 whitespace-nowrap",
        isChosen
          ? "border-primary bg-primary-soft text-primary-text ring-primary ring-1"
          : "border-control bg-surface text-ink hover:bg-sunken dark:hover:bg-muted",
      )}
    >
      {icon && <Icon name={icon} />}
      {children}
      {isChosen && <Icon name="x" weight="bold" size={14} />}
    </Link>
  );
}
