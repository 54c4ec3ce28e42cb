import { toLocal } from "@domain/local-time";
import { dateText, timeText } from "~/lib/text/order-text";

/** "Available", "Sold out", or until when: "Sold out until 5:00 AM" today or tomorrow morning, else with its day. */
export function availabilityText(
  item: { isAvailable: boolean; unavailableUntil: string | null },
  now: Date,
  timeZone: string,
): string {
  if (item.isAvailable) return "Available";
  const { unavailableUntil: until } = item;
  if (!until) return "Sold out";
  const isToday = toLocal(new Date(until), timeZone).date === toLocal(now, timeZone).date;
  const time = timeText(until, timeZone);
  return isToday ? `Sold out until ${time}` : `Sold out until ${dateText(until, timeZone, now)}, ${time}`;
}
