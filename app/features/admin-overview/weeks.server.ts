import type { AppLoadContext } from "@remix-run/node";
import { formatCents } from "@domain/money";
import type { AdminDashboard } from "~/host/admin-dashboard.server";
import { drawBars } from "~/lib/bars.server";
import { dayText } from "~/lib/period";

type Weeks = NonNullable<AdminDashboard["weekly"]>;

/** Orders of the last weeks: as shapes, null where they could not be drawn, and as a table. */
export function weeksOf(weeks: Weeks, logger: AppLoadContext["logger"]) {
  const points = weeks.map(({ week, orders }) => ({ key: week, label: dayText(week), value: orders }));
  const textOf = (value: number) => value.toLocaleString("en-US");
  const rows = weeks.map(({ week, orders, total }) => [dayText(week), textOf(orders), formatCents(total)]);
  const hasAny = weeks.some(({ orders }) => orders > 0);
  try {
    const draw = (width: number, height: number) =>
      drawBars(points, { width, height, labelWidth: 34, least: 4, textOf });
    return { rows, hasAny, bars: { wide: draw(520, 260), narrow: draw(330, 220) } };
  } catch (error) {
    logger.error({ err: error }, "The chart of the weeks could not be drawn");
    return { rows, hasAny, bars: null };
  }
}
