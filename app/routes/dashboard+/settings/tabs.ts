import { deskPaths } from "~/lib/desk-paths";
import type { FilledIconName } from "~/ui/badge";

interface SettingsTab {
  to: string;
  label: string;
  icon: FilledIconName;
}

/** [SET-1] The parts of the settings, in the order in which they stand. Each is a route below /dashboard/settings. */
export const settingsTabs: readonly SettingsTab[] = [
  { to: deskPaths.dashboardSettings(), label: "Company", icon: "storefront" },
  { to: deskPaths.dashboardSettingsHours(), label: "Opening hours", icon: "clock" },
  { to: deskPaths.dashboardSettingsOrdering(), label: "Ordering", icon: "moped" },
  { to: deskPaths.dashboardTaxes(), label: "Taxes", icon: "receipt" },
  { to: deskPaths.dashboardSettingsMail(), label: "Notifications", icon: "bell" },
  { to: deskPaths.dashboardSettingsImages(), label: "Restaurant Images", icon: "camera" },
  { to: deskPaths.dashboardSettingsTeam(), label: "Team", icon: "users" },
];
