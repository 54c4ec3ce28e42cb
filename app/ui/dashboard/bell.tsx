import { IconLink } from "../button";

/**
 * The bell with how many notices are unread; null where the host does not say, then without a number. It is lit while
 * something `calls` for an answer.
 */
export function DashboardBell({ to, unread, calls }: { to: string; unread: number | null; calls?: boolean }) {
  return (
    <IconLink
      icon="bell"
      to={to}
      label={unread ? `Notifications, ${unread} unread` : "Notifications"}
      className={calls ? "bg-accent-soft text-accent-text!" : undefined}
    >
      {Boolean(unread) && (
        <span
          aria-hidden
          className="bg-danger text-on-danger text-badge absolute end-0.5 top-0.5 min-w-5 rounded-full px-1 text-center leading-5"
        >
          {unread}
        </span>
      )}
    </IconLink>
  );
}
