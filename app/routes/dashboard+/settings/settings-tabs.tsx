import { NavLink } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { type SettingsPart, settingsTabs } from "./tabs";

/** A strip that is wider than the screen begins with the tab one came for. */
const showCurrent = (link: HTMLAnchorElement | null) => {
  if (link?.getAttribute("aria-current")) link.scrollIntoView({ block: "nearest", inline: "nearest" });
};

/** [SET-1] The parts of the settings: a list at the start, on small screens a strip that scrolls sideways. */
export function SettingsTabs({ offered }: { offered: readonly SettingsPart[] }) {
  const tabs = settingsTabs.filter(({ part }) => part === undefined || offered.includes(part));
  return (
    <nav
      aria-label="Settings"
      className="max-xl:-mx-4 max-xl:[scrollbar-width:none] max-xl:overflow-x-auto max-xl:px-4"
    >
      <ul className="flex gap-1.5 max-xl:w-max max-xl:p-1 xl:flex-col xl:gap-0.5">
        {tabs.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === deskPaths.dashboardSettings()}
              preventScrollReset
              ref={showCurrent}
              className={({ isActive }) =>
                cx(
                  "rounded-small text-label flex min-h-11 items-center gap-2.5 px-3 whitespace-nowrap",
                  isActive
                    ? "bg-primary-soft text-primary-text font-bold!"
                    : "text-body hover:bg-muted dark:hover:bg-raised font-medium",
                )
              }
            >
              {({ isActive }) => (
                <>
                  {isActive ? <Icon name={icon} weight="fill" /> : <Icon name={icon} />}
                  {label}
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
