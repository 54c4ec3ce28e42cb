import type { LoaderFunctionArgs } from "@remix-run/node";
import { NavLink, Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { listRestaurantCapabilities } from "~/host/capabilities.server";
import { nullIfFailed } from "~/host/errors";
import { findRestaurant } from "~/host/restaurants.server";
import { findMailSettings, listTaxes } from "~/host/settings.server";
import { findTeam } from "~/host/team.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { isEditor } from "~/session/areas";
import { requireMerchant } from "~/session/guards.server";
import type { FilledIconName } from "~/ui/badge";
import { cx } from "~/ui/cx";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { Icon } from "~/ui/icon";
import { showCurrent } from "~/ui/layout/tabs";
import { tabStates } from "./tab-states";

export const meta = () => [{ title: "Settings · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  // Only owners and managers see the evidence; staff see the same badge as customers.
  const parts = settingsParts.filter((part) => part !== "evidence" || isEditor(user.role));
  const { host, logger } = context;
  const withoutState = nullIfFailed(logger, "State of a settings tab not loaded; settings shown without it");
  const [offered, details, taxes, mail, team] = await Promise.all([
    listRestaurantCapabilities(host, restaurant.id, parts),
    findRestaurant(host, restaurant.id).catch(withoutState),
    listTaxes(host, restaurant.id).catch(withoutState),
    findMailSettings(host, restaurant.id).catch(withoutState),
    findTeam(host, restaurant.id).catch(withoutState),
  ]);
  const taxesOn = taxes && taxes.filter(({ isOn }) => isOn).length;
  return { offered, states: details ? tabStates(details, { taxesOn, mail, team }, new Date()) : {} };
}

/** [SET-1] The settings frame; each tab is its own route. */
export default function Settings() {
  const { offered, states } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead title="Settings" crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "Settings" }]} />
      <div className="grid items-start gap-4 xl:grid-cols-[15rem_minmax(0,1fr)] xl:gap-7">
        <SettingsTabs offered={offered} states={states} />
        <div className="min-w-0">
          <Outlet />
        </div>
      </div>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;

interface SettingsTabsProps {
  offered: readonly SettingsPart[];
  states: Partial<Record<string, string>>;
}

/**
 * [SET-1] The settings tabs with their current values: a list at the start, or a sideways-scrolling strip on small
 * screens.
 */
function SettingsTabs({ offered, states }: SettingsTabsProps) {
  const tabs = settingsTabs.filter(({ part }) => part === undefined || offered.includes(part));
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => showCurrent(strip.current), [pathname]);
  return (
    <nav ref={strip} aria-label="Settings" className="max-xl:strip relative max-xl:-mx-4 max-xl:px-4">
      <ul className="group flex gap-1.5 max-xl:w-max max-xl:p-1 xl:flex-col xl:gap-0.5">
        {tabs.map(({ to, label, icon }) => (
          // On a phone the current tab sticks to the edge it lies behind: without JavaScript nothing scrolls it into sight. It would
          // cover those that the keyboard reaches.
          <li
            key={to}
            className="group-has-focus-visible:static! max-xl:has-aria-[current]:sticky max-xl:has-aria-[current]:inset-x-0 max-xl:has-aria-[current]:z-1"
          >
            <NavLink
              to={to}
              end={to === dashboardPaths.dashboardSettings()}
              preventScrollReset
              className={({ isActive }) =>
                cx(
                  "rounded-small text-label flex min-h-13 items-center gap-2.5 px-3 py-1.5 max-xl:whitespace-nowrap",
                  isActive
                    ? "bg-primary-soft text-primary-text font-bold!"
                    : "text-body hover:bg-muted dark:hover:bg-raised font-medium",
                )
              }
            >
              {({ isActive }) => (
                <>
                  {isActive ? <Icon name={icon} weight="fill" /> : <Icon name={icon} />}
                  <span className="min-w-0">
                    {label}
                    {states[label] && (
                      <span
                        className={cx("text-small block font-normal", isActive ? "text-primary-text" : "text-quiet")}
                      >
                        <span className="sr-only">: </span>
                        {states[label]}
                      </span>
                    )}
                  </span>
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SettingsTab {
  to: string;
  label: string;
  icon: FilledIconName;
  /** The restaurant call that the tab requires. */
  part?: SettingsPart;
}

/** Calls for tabs that a host may not support [HOST-5]. */
const settingsParts = ["operating-hours", "settings", "evidence", "mail-settings", "team"] as const;
type SettingsPart = (typeof settingsParts)[number];

/** [SET-1] The settings tabs in order. Each is a route below /dashboard/settings. */
const settingsTabs: readonly SettingsTab[] = [
  { to: dashboardPaths.dashboardSettings(), label: "Company", icon: "storefront" },
  { to: dashboardPaths.dashboardSettingsHours(), label: "Opening hours", icon: "clock", part: "operating-hours" },
  { to: dashboardPaths.dashboardSettingsPrayer(), label: "Prayer times", icon: "sun", part: "settings" },
  { to: dashboardPaths.dashboardSettingsRamadan(), label: "Ramadan", icon: "moon", part: "settings" },
  { to: dashboardPaths.dashboardSettingsOrdering(), label: "Ordering", icon: "moped", part: "settings" },
  { to: dashboardPaths.dashboardHalal(), label: "Halal", icon: "seal-check", part: "evidence" },
  { to: dashboardPaths.dashboardTaxes(), label: "Taxes", icon: "receipt" },
  { to: dashboardPaths.dashboardSettingsMail(), label: "Notifications", icon: "bell", part: "mail-settings" },
  { to: dashboardPaths.dashboardSettingsImages(), label: "Restaurant Images", icon: "camera" },
  { to: dashboardPaths.dashboardSettingsTeam(), label: "Team", icon: "users", part: "team" },
];
