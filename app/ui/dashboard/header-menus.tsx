import { Form, useLocation } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { Avatar } from "~/ui/avatar";
import { IconLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { MenuButton, MenuLink } from "~/ui/menu";
import { DashboardMenu } from "./menu";

type DashboardAccountProps = {
  person: { id: string; name: string; email: string };
  /** Below the name: the restaurant, or the admin area. */
  place: string;
  theme: "light" | "dark";
  profileHref: string;
  /** Omitted where there are none. */
  settingsHref?: string;
  themeAction: string;
  logoutAction: string;
  /** Settings of this device, above Logout. */
  device?: ReactNode;
};

/** [DASH-1] The signed-in person, with Log out. */
export function DashboardAccount({
  person,
  place,
  theme,
  themeAction,
  logoutAction,
  device,
  ...hrefs
}: DashboardAccountProps) {
  const { pathname, search } = useLocation();
  const id = useId();
  const other = theme === "dark" ? "light" : "dark";
  return (
    <DashboardMenu
      label={`Account of ${person.name}, ${place}`}
      triggerClassName="min-h-11 min-w-11 justify-center gap-2.5 rounded-control"
      heading={person.email}
      trigger={
        <>
          <Avatar name={person.name} id={person.id} size={40} />
          <span className="hidden text-start xl:block">
            <span className="text-label text-ink block max-w-44 truncate">{person.name}</span>{" "}
            <span className="text-small text-quiet block max-w-44 truncate">{place}</span>
          </span>
          <Icon name="caret-down" weight="bold" size={14} className="hidden xl:block" />
        </>
      }
    >
      <MenuLink to={hrefs.profileHref} icon="user-circle">
        Profile
      </MenuLink>
      {hrefs.settingsHref && (
        <MenuLink to={hrefs.settingsHref} icon="gear-six">
          Settings
        </MenuLink>
      )}
      <li className="hidden">
        <Form id={`${id}theme`} method="post" action={themeAction} preventScrollReset>
          <input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
        </Form>
        <Form id={`${id}logout`} method="post" action={logoutAction} />
      </li>
      <MenuButton form={`${id}theme`} icon={theme === "dark" ? "sun" : "moon"} name="theme" value={other}>
        {theme === "dark" ? "Light theme" : "Dark theme"}
      </MenuButton>
      {device && <li className="empty:hidden">{device}</li>}
      <MenuButton form={`${id}logout`} icon="sign-out">
        Logout
      </MenuButton>
    </DashboardMenu>
  );
}

/**
 * The bell with the number of unread notifications; null where the host does not say. Highlighted while something
 * `calls` for action.
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
