import { Children, type ReactNode } from "react";
import { cx } from "./cx";
import { IconButton } from "./icon-button";
import { useScrollEnds } from "./use-scroll-ends";

type CarouselProps = {
  /** Name of the row, read out. */
  label: string;
  /** Heading before the row; the arrows stand at its end. Without it they lie on the row's edges. */
  title?: ReactNode;
  /** What a press of an arrow moves by, px. */
  step?: number;
  /** At the end of the heading's line on small screens, e.g. See all. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A row that scrolls sideways; each child is one item. The arrows come with JavaScript, and only where more follows. */
export function Carousel({ label, title, step = 300, action, className, children }: CarouselProps) {
  const { row, before, after, move } = useScrollEnds(step);
  const arrows = (side: "before" | "after") => (
    <IconButton
      icon={side === "before" ? "caret-left" : "caret-right"}
      label={side === "before" ? `Previous: ${label}` : `Next: ${label}`}
      mirrored
      frame={title !== undefined}
      onClick={() => move(side === "before" ? -1 : 1)}
      className={cx(
        title !== undefined ? "rounded-small! size-9!" : "bg-raised! elevation-2 absolute top-1/2 z-1 -translate-y-1/2",
        title === undefined && (side === "before" ? "start-0" : "end-0"),
        "border-line border max-md:hidden",
      )}
    />
  );
  return (
    <section aria-label={label} className={cx("relative", className)}>
      {title !== undefined && (
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 className="text-section">{title}</h2>
          <div className="flex items-center gap-2">
            {action}
            {before && arrows("before")}
            {after && arrows("after")}
          </div>
        </div>
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <ul ref={row} tabIndex={before || after ? 0 : undefined} aria-label={label} className="carousel-row">
        {Children.map(children, (child) => (child === null || child === false ? null : <li>{child}</li>))}
      </ul>
      {title === undefined && before && arrows("before")}
      {title === undefined && after && arrows("after")}
    </section>
  );
}
