import { deskPaths } from "~/lib/desk-paths";
import type { FilledIconName } from "~/ui/badge";

interface SettingsTab {
  to: string;
  label: string;
  icon: FilledIconName;
  /** The call below the restaurant that it needs. */
  part?: SettingsPart;
}

/** Of the tabs that a host may lack [HOST-5]. */
export const settingsParts = ["operating-hours", "settings", "mail-settings", "team"] as const;
export type SettingsPart = (typeof settingsParts)[number];

/** [SET-1] The parts of the settings, in the order in which they stand. Each is a route below /dashboard/settings. */
export const settingsTabs: readonly SettingsTab[] = [
  { to: deskPaths.dashboardSettings(), label: "Company", icon: "storefront" },
  { to: deskPaths.dashboardSettingsHours(), label: "Opening hours", icon: "clock", part: "operating-hours" },
  { to: deskPaths.dashboardSettingsOrdering(), label: "Ordering", icon: "moped", part: "settings" },
  { to: deskPaths.dashboardTaxes(), label: "Taxes", icon: "receipt" },
  { to: deskPaths.dashboardSettingsMail(), label: "Notifications", icon: "bell", part: "mail-settings" },
  { to: deskPaths.dashboardSettingsImages(), label: "Restaurant Images", icon: "camera" },
  { to: deskPaths.dashboardSettingsTeam(), label: "Team", icon: "users", part: "team" },
];
