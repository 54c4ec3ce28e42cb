import { useEffect, useRef } from "react";
import type { ExplainedMark } from "~/features/halal/item-marks";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import type { Menu, MenuSection } from "./menu-sections";

type NavProps = { menu: Menu; current: string | undefined };
/** `isSearched`: the sections of what a search found, which are not all items. */
type ListProps = NavProps & { isSearched: boolean };

/** A list of the sections that stays beside the menu on wide screens, and a legend of the marks. */
export function SectionList({ legend, ...nav }: ListProps & { legend: readonly ExplainedMark[] }) {
  const title = "Marks on this menu";
  return (
    <div className="xl:sticky xl:top-26 xl:max-h-[calc(100dvh-8rem)] xl:overflow-y-auto">
      <Sections {...nav} />
      {legend.length > 0 && (
        <>
          <section aria-label={title} className="bg-sunken rounded-card mt-5 hidden p-4 xl:block">
            <p className="text-small text-ink font-semibold">{title}</p>
            <Meanings legend={legend} />
          </section>
          <details className="group mb-4 xl:hidden">
            <summary className="text-label text-primary flex min-h-11 w-max items-center gap-2">
              {title}
              <Icon name="caret-down" weight="bold" size={16} className="group-open:rotate-180" />
            </summary>
            <Meanings legend={legend} />
          </details>
        </>
      )}
    </div>
  );
}

const Meanings = ({ legend }: { legend: readonly ExplainedMark[] }) => (
  <ul className="text-small mt-2 grid gap-2">
    {legend.map(({ text, icon, tone, means }) => (
      <li key={text} className="flex gap-2">
        {icon && <Icon name={icon} weight="fill" size={14} className={cx("mt-0.5", tone)} />}
        <span>
          <strong className="text-ink font-semibold">{text}</strong>, {means}
        </span>
      </li>
    ))}
  </ul>
);

function Sections({ menu, current, isSearched }: ListProps) {
  return (
    <nav aria-label="Menu sections" className="hidden xl:block">
      <ul>
        {menu.picks.map((section) => (
          <SectionLine key={section.id} section={section} isCurrent={section.id === current} />
        ))}
      </ul>
      <p
        className={cx("text-small text-quiet px-3 pb-1.5", menu.picks.length > 0 && "border-line mt-3 border-t pt-3.5")}
      >
        {isSearched ? "Found on this menu" : "All Menu Items"}
      </p>
      <ul>
        {menu.categories.map((section) => (
          <SectionLine key={section.id} section={section} isCurrent={section.id === current} />
        ))}
      </ul>
    </nav>
  );
}

function SectionLine({ section, isCurrent }: { section: MenuSection; isCurrent: boolean }) {
  return (
    <li>
      <a
        href={`#${section.id}`}
        aria-current={isCurrent ? "true" : undefined}
        className={cx(
          "text-label rounded-small flex min-h-10 items-center justify-between gap-3 px-3 -outline-offset-2!",
          isCurrent ? "bg-primary-soft text-primary-text" : "text-ink hover:bg-sunken dark:hover:bg-muted",
        )}
      >
        {section.title}
        <span className="text-meta text-quiet font-normal tabular-nums">{section.items.length}</span>
      </a>
    </li>
  );
}

/** The sections as tabs below the compact header of smaller screens; the current one is scrolled into view. */
export function SectionTabs({ menu, current }: NavProps) {
  const row = useRef<HTMLUListElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    // Not at hydration, when it would move away from a finger about to tap another one.
    if (shown.current === current) return;
    shown.current = current;
    const list = row.current;
    const tab = list?.querySelector<HTMLElement>("[aria-current]");
    if (!list || !tab) return;
    const shift = tab.getBoundingClientRect().left - list.getBoundingClientRect().left - 16;
    const isHidden = shift < 0 || shift + tab.offsetWidth > list.clientWidth;
    if (isHidden) list.scrollBy({ left: shift });
  }, [current]);
  return (
    <nav
      aria-label="Menu sections"
      className="bg-canvas border-line short:static z-sticky sticky top-15 -mx-4 border-y md:top-30 md:-mx-6 xl:hidden noscript:max-md:top-0"
    >
      <ul ref={row} className="strip flex gap-5 px-4 md:px-6">
        {[...menu.picks, ...menu.categories].map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "true" : undefined}
              className={cx(
                "text-label inline-flex min-h-12.5 items-center border-b-3 pt-0.5 whitespace-nowrap -outline-offset-2!",
                id === current ? "border-primary text-ink" : "text-quiet hover:text-ink border-transparent",
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
