import type { LoaderFunctionArgs } from "@remix-run/node";
import { addDays, localDate } from "@domain/local-time";
import { isLocalDate } from "@domain/reporting-period";
import { getReportRestaurant } from "~/features/lists/period.server";
import { nullIfUnsupported } from "~/host/errors";
import { listDayCloses, getDayReport } from "~/host/reports.server";
import { dayText } from "~/lib/lists/period";
import { longDayText, shortMomentText, timeText } from "~/lib/text/order-text";
import { isEditor } from "~/session/areas";
import { requireSales } from "~/session/guards.server";

/** Number of closed days in the menu. */
const maxRecent = 8;

/** [RUSH-14] The day in the URL, by default today: an open day with current figures, a closed one as recorded. */
export async function loadDay({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = await requireSales(request, context);
  const { name, timeZone: zone } = await getReportRestaurant(context.host, restaurant);
  const now = new Date();
  const today = localDate(new Date(), zone);
  const dayParam = new URL(request.url).searchParams.get("day") ?? "";
  const day = isLocalDate(dayParam) && dayParam <= today ? dayParam : today;
  const [found, recent] = await Promise.all([
    getDayReport(context.host, restaurant.id, day).catch(nullIfUnsupported),
    listDayCloses(context.host, restaurant.id, { per_page: maxRecent }).catch(nullIfUnsupported),
  ]);
  // Staff count before they see the expected amount; owners and managers always see it.
  const blind =
    found && !found.close && !isEditor(user.role) ? { asksFloat: found.drawer.opening_float == null } : null;
  const books = blind ? null : found;
  const moment = (at: string) => shortMomentText(at, zone, now);
  return {
    place: name,
    today,
    day,
    dayName: longDayText(`${day}T12:00:00Z`, "UTC"),
    /** Dates without a year are in the current year. */
    menuText:
      day === today
        ? `Today, ${dayText(day)}`
        : day === addDays(today, -1)
          ? `Yesterday, ${dayText(day)}`
          : dayText(day),
    until: day === today ? timeText(now.toISOString(), zone) : null,
    books,
    blind,
    /** Forgotten days, apart from the one that is shown. */
    unclosed: (found?.unclosed ?? [])
      .filter((one) => one !== day)
      .map((one) => ({ day: one, text: longDayText(`${one}T12:00:00Z`, "UTC").replace(`, ${today.slice(0, 4)}`, "") })),
    since: found?.drawer.since ? moment(found.drawer.since) : null,
    closedAt: books?.close
      ? { time: timeText(books.close.closed_at, zone), moment: moment(books.close.closed_at) }
      : null,
    corrections: books?.close?.corrections.map((line) => ({ ...line, when: moment(line.at) })) ?? [],
    recent:
      recent?.closes.map((close) => ({
        day: close.day,
        text: dayText(close.day),
        difference: close.difference,
        by: close.closed_by,
      })) ?? [],
  };
}

export type DayView = Awaited<ReturnType<typeof loadDay>>;
