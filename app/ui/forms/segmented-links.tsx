import { Link } from "@remix-run/react";
import type { FilledIconName } from "../badge";
import { cx } from "../cx";
import { Icon } from "../icon";
import { part, track } from "./segment-style";

const chosen = "bg-surface text-primary! ring-[1.5px] ring-primary";

type SegmentedLinksProps = {
  label: string;
  items: readonly { to: string; label: string; icon?: FilledIconName; current: boolean }[];
  wide?: boolean;
};

/** Two or three ways as links, for choices that are addresses. */
export function SegmentedLinks({ label, items, wide }: SegmentedLinksProps) {
  return (
    <nav aria-label={label} className={cx(track, wide && "flex w-full")}>
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          preventScrollReset
          aria-current={item.current ? "true" : undefined}
          className={cx(part, "md:whitespace-nowrap", item.current && chosen)}
        >
          {item.icon && <Icon name={item.icon} weight={item.current ? "fill" : "regular"} />}
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
