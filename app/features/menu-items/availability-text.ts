import { dayMs } from "@domain/duration";
import { dateText, timeText } from "~/lib/text/order-text";

/** "Available", "Sold out", or until when: "Sold out until 5:00 AM" within a day from now, else with its day. */
export function availabilityText(
  item: { isAvailable: boolean; unavailableUntil: string | null },
  now: Date,
  timeZone: string,
): string {
  if (item.isAvailable) return "Available";
  const { unavailableUntil: until } = item;
  if (!until) return "Sold out";
  const time = timeText(until, timeZone);
  return Date.parse(until) - now.getTime() < dayMs
    ? `Sold out until ${time}`
    : `Sold out until ${dateText(until, timeZone, now)}, ${time}`;
}
