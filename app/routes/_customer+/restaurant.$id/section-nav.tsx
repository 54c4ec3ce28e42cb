import { useEffect, useRef } from "react";
import { cx } from "~/ui/cx";
import type { Menu, MenuSection } from "./menu-sections";

type NavProps = { menu: Menu; current: string | undefined };

/** The sections as a list that stays beside the menu on wide screens. */
export function SectionList({ menu, current }: NavProps) {
  return (
    <nav aria-label="Menu sections" className="sticky top-26 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto xl:block">
      <ul>
        {menu.picks.map((section) => (
          <SectionLine key={section.id} section={section} isCurrent={section.id === current} />
        ))}
      </ul>
      <p
        className={cx("text-small text-quiet px-3 pb-1.5", menu.picks.length > 0 && "border-line mt-3 border-t pt-3.5")}
      >
        All Menu Items
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

/** The same as tabs under the compact head of smaller screens; the current one is kept in sight. */
export function SectionTabs({ menu, current }: NavProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
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
      className="bg-canvas border-line z-sticky sticky top-15 -mx-4 border-y md:top-28 md:-mx-6 xl:hidden noscript:top-0"
    >
      <ul ref={row} className="flex [scrollbar-width:none] gap-5 overflow-x-auto px-4 md:px-6">
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
