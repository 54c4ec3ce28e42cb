import { IconLink } from "../icon-button";

/** The bell with how many notices are unread; null where the host does not say, then without a number. */
export function DeskBell({ to, unread }: { to: string; unread: number | null }) {
  return (
    <IconLink icon="bell" to={to} label={unread ? `Notifications, ${unread} unread` : "Notifications"}>
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
