import { NavLink } from "@remix-run/react";
import { formatCount } from "@domain/values/plural";
import type { FilledIconName } from "../badge";
import { cx } from "../cx";
import { Icon } from "../icon";

export interface NavigationItem {
  to: string;
  label: string;
  icon: FilledIconName;
  /** A badge with the number of waiting entries; null and 0 hide it. */
  count?: number | null;
  /** Marked as current on this exact page only. */
  end?: boolean;
}

export interface NavigationGroup {
  label: string;
  items: NavigationItem[];
}

/** Groups of links. `isRail`: for the collapsed sidebar, with icons only. */
export function DashboardNavigation({
  groups,
  label,
  isRail,
}: {
  groups: NavigationGroup[];
  label: string;
  isRail?: boolean;
}) {
  return (
    <nav aria-label={label} className="flex flex-col gap-3">
      {groups.map((group, index) => (
        <div key={group.label}>
          <p
            className={cx("text-small text-quiet px-2.5 pt-2 pb-1.5 tracking-wide uppercase", isRail && "rail:sr-only")}
          >
            {group.label}
          </p>
          {isRail && index > 0 && <span aria-hidden className="border-line rail:block mx-1.5 mb-3 hidden border-t" />}
          <ul className="flex flex-col gap-0.5">
            {group.items.map((item) => (
              <li key={item.to}>
                <ItemLink item={item} isRail={isRail} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function ItemLink({ item, isRail }: { item: NavigationItem; isRail?: boolean }) {
  return (
    <NavLink
      to={item.to}
      end={item.end}
      title={item.label}
      className={({ isActive }) =>
        cx(
          "rounded-small text-label relative flex min-h-11 items-center gap-2 px-2.5 font-medium",
          isRail && "rail:justify-center",
          isActive
            ? "bg-primary-soft text-primary-text font-semibold!"
            : "text-body hover:bg-sunken dark:hover:bg-raised",
        )
      }
    >
      {({ isActive }) => (
        <>
          {isActive ? <Icon name={item.icon} weight="fill" size={22} /> : <Icon name={item.icon} size={22} />}
          <span className={cx("flex-1 tracking-[-0.015em]", isRail && "rail:sr-only")}>{item.label}</span>
          {Boolean(item.count) && (
            <span
              className={cx(
                "bg-accent text-on-accent text-badge rounded-tag min-w-5.5 px-1 py-0.5 text-center tabular-nums",
                isRail && "rail:absolute rail:end-0 rail:top-0 rail:min-w-5 rail:px-1 rail:py-0",
              )}
            >
              {formatCount(item.count ?? 0)}
              <span className="sr-only"> waiting</span>
            </span>
          )}
        </>
      )}
    </NavLink>
  );
}
