import { Children, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { IconButton } from "./button";
import { cx } from "./cx";

type CarouselProps = {
  /** Accessible name of the row. */
  label: string;
  /** Heading of the row, with both arrows at its end. Without it the arrows follow the row. */
  title?: ReactNode;
  /** Scroll distance per click, in px. */
  step?: number;
  /** Shown at the end of the heading on small screens, for example See all. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A horizontally scrolling row; each child is an item. The arrows need JavaScript and appear when it overflows. */
export function Carousel({ label, title, step = 300, action, className, children }: CarouselProps) {
  const { row, before, after, move } = useScrollEnds(step);
  const scrolls = before || after;
  const titled = title !== undefined;
  return (
    <section aria-label={label} className={cx("relative", className)}>
      {titled && (
        <div className="mb-4 flex items-center justify-between gap-4 md:min-h-9 md:pointer-coarse:min-h-11">
          <h2 className="text-section">{title}</h2>
          <div className="flex items-center gap-2">
            {action}
            {scrolls && <Arrow side="before" more={before} label={label} move={move} />}
            {scrolls && <Arrow side="after" more={after} label={label} move={move} />}
          </div>
        </div>
      )}
      <div className={titled ? undefined : "flex items-center gap-4"}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
        <ul ref={row} tabIndex={scrolls ? 0 : undefined} aria-label={label} className="carousel-row min-w-0 flex-1">
          {Children.map(children, (child) => (child === null || child === false ? null : <li>{child}</li>))}
        </ul>
        {!titled && scrolls && (
          <span className="flex gap-2 max-md:hidden">
            <Arrow side="before" vanishes more={before} label={label} move={move} />
            <Arrow side="after" vanishes more={after} label={label} move={move} />
          </span>
        )}
      </div>
    </section>
  );
}

type ArrowProps = {
  side: "before" | "after";
  label: string;
  /** Whether there is more in that direction; otherwise the arrow is disabled. */
  more: boolean;
  /** Hidden rather than disabled. */
  vanishes?: boolean;
  move: (direction: -1 | 1) => void;
};

function Arrow({ side, label, more, vanishes, move }: ArrowProps) {
  const next = side === "after";
  return (
    <IconButton
      icon={next ? "caret-right" : "caret-left"}
      label={`${next ? "Next" : "Previous"}: ${label}`}
      mirrored
      disabled={!more}
      onClick={() => move(next ? 1 : -1)}
      className={cx(
        "rounded-small! border-control bg-surface size-9! border max-md:hidden pointer-coarse:size-11!",
        !more && vanishes && "invisible",
        !more && "border-line!",
      )}
    />
  );
}

/**
 * Tracks a horizontally scrolling row: whether there is more before and after the visible part (in reading direction),
 * and a function to scroll by `step` px. Both are false until JavaScript has measured the row.
 */
function useScrollEnds(step: number) {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ before: false, after: false });

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const measure = () => {
      const gone = Math.abs(list.scrollLeft);
      const isWider = list.scrollWidth > widthWithoutArrows(list) + 4;
      const next = {
        before: isWider && gone > 4,
        after: isWider && gone + list.clientWidth < list.scrollWidth - 4,
      };
      setEnds((old) => (old.before === next.before && old.after === next.after ? old : next));
    };
    measure();
    list.addEventListener("scroll", measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => {
      list.removeEventListener("scroll", measure);
      observer.disconnect();
    };
  }, []);

  const move = useCallback(
    (direction: -1 | 1) => {
      const list = row.current;
      if (!list) return;
      const mirrored = getComputedStyle(list).direction === "rtl" ? -1 : 1;
      const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      list.scrollBy({ left: direction * mirrored * step, behavior: calm ? "auto" : "smooth" });
    },
    [step],
  );

  return { row, ...ends, move };
}

/** Measured against what is left beside its arrows, a row that they make overflow would keep them for ever. */
function widthWithoutArrows(list: HTMLElement): number {
  const { marginLeft, marginRight } = getComputedStyle(list);
  return (list.parentElement?.clientWidth ?? 0) - Number.parseFloat(marginLeft) - Number.parseFloat(marginRight);
}
