import { formatShortDate } from "@domain/halal/halal-text";
import { localDate } from "@domain/local-time";
import { openingRows } from "@domain/restaurants/opening-text";
import type { MailSettings } from "@domain/settings/mail";
import { orderKinds } from "@domain/settings/ordering";
import { pluralize } from "@domain/values/plural";
import { getOpeningHours } from "~/features/browse/opening";
import type { Restaurant } from "~/host/restaurants.server";

/** The settings that the tab texts depend on; some may be missing. */
export type TabSettings = Pick<
  Restaurant,
  | "place"
  | "operatingHours"
  | "timeZone"
  | "specialDays"
  | "pausedUntil"
  | "busyMinutes"
  | "ramadan"
  | "prayer"
  | "coordinates"
  | "deliveryOptions"
  | "halal"
  | "logo"
  | "banner"
>;

/** What has calls of its own; null where it could not be read. */
interface OtherSettings {
  taxesOn: number | null;
  mail: MailSettings | null;
  team: { members: readonly unknown[]; invitations: readonly unknown[] } | null;
}

/** The current value of each settings tab in a few words; unknown ones are omitted. */
export function tabStates(
  stored: TabSettings,
  { taxesOn, mail, team }: OtherSettings,
  now: Date,
): Partial<Record<string, string>> {
  const hours = stored.timeZone ? getOpeningHours(stored) : null;
  return {
    Company: stored.place ?? undefined,
    "Opening hours": hours ? todayText(stored, hours, now) : undefined,
    "Prayer times": stored.prayer?.is_on
      ? `Pauses around ${pluralize(stored.prayer.prayers.length, "prayer")}`
      : "No pauses",
    Ramadan: stored.ramadan ? "Own hours" : "Usual hours",
    Ordering: orderingText(stored, now),
    Halal: stored.halal ? halalText(stored.halal) : undefined,
    Taxes: taxesOn === null ? undefined : taxesOn === 0 ? "None charged" : pluralize(taxesOn, "tax", "taxes"),
    Notifications: mail ? mailText(mail) : undefined,
    "Restaurant Images": picturesText(stored),
    Team: team ? teamText(team) : undefined,
  };
}

type Hours = NonNullable<ReturnType<typeof getOpeningHours>>;

/** "Today 11:00 AM – 9:00 PM"; marked if the day differs from its weekday. */
function todayText({ specialDays }: TabSettings, hours: Hours, now: Date): string {
  const date = localDate(now, hours.timeZone);
  if (specialDays.some((day) => day.date === date)) return "Today differs";
  const text = openingRows(hours, now).find(({ isToday }) => isToday)?.text ?? "Closed";
  return text === "Closed" ? "Closed today" : text === "Open 24 hours" ? text : `Today ${text}`;
}

const kindWords: Record<string, string> = { "dine-in": "Dine-in", delivery: "Delivery", pickup: "Pickup" };

function orderingText({ pausedUntil, busyMinutes, deliveryOptions }: TabSettings, now: Date): string | undefined {
  if (pausedUntil && now.getTime() < Date.parse(pausedUntil)) return "Paused";
  if (busyMinutes > 0) return `Busy: +${busyMinutes} min`;
  const kinds = orderKinds.filter((kind) => deliveryOptions?.includes(kind));
  return kinds.map((kind) => kindWords[kind]).join(", ") || undefined;
}

function halalText({ state, expiresOn }: NonNullable<TabSettings["halal"]>): string {
  if (state === "unstated") return "Nothing stated";
  if (state === "declared") return "Owner’s statement";
  if (state === "revoked") return "Certificate revoked";
  if (state === "expired" || !expiresOn) return "Certificate expired";
  return `Certified until ${formatShortDate(expiresOn)}`;
}

/** "Emails about 2 of 4 events" */
function mailText(mail: MailSettings): string {
  const events = [mail.order_placed, mail.order_cancelled, mail.order_refunded, mail.daily_summary];
  const mailed = events.filter((readers) => readers.length > 0).length;
  return mailed === 0 ? "No emails" : `Emails about ${mailed} of ${pluralize(events.length, "event")}`;
}

/** "3 people, 1 invited" */
const teamText = ({ members, invitations }: NonNullable<OtherSettings["team"]>): string =>
  pluralize(members.length, "person", "people") + (invitations.length > 0 ? `, ${invitations.length} invited` : "");

function picturesText({ logo, banner }: TabSettings): string {
  if (logo && banner) return "Logo and banner";
  return logo ? "No banner" : banner ? "No logo" : "None yet";
}
