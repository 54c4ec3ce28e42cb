import type { LoaderFunctionArgs } from "@remix-run/node";
import { localDate } from "@domain/local-time";
import { listPeriod, getReportRestaurant } from "~/features/lists/period.server";
import { nullIfUnsupported } from "~/host/errors";
import { getSalesSummary } from "~/host/reports.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readListState } from "~/lib/lists/list-state";
import { wholePeriod } from "~/lib/lists/period";
import { requireSales } from "~/session/guards.server";

const columns = { filters: ["from", "to"], days: ["from", "to"], sorts: [], sort: "" } as const;

/** [RUSH-15] Sales figures for the days in the URL, by default the current month. */
export async function loadSummary({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = await requireSales(request, context);
  const { timeZone: zone } = await getReportRestaurant(context.host, restaurant);
  const listState = readListState(new URL(request.url).searchParams, columns);
  const today = localDate(new Date(), zone);
  const { from = "", to = "" } = listState.filters;
  const days = wholePeriod({ from, to }, today);
  const query = { restaurant_id: restaurant.id, date_from: days.from, date_to: days.to };
  const { choices, ...period } = listPeriod(
    dashboardPaths.dashboardSalesSummary(),
    { ...listState, filters: { ...days } },
    today,
  );
  return {
    days,
    // Without dates in the URL, the current month.
    period: { ...period, choices: choices.filter(({ label }) => label !== "All days") },
    books: await getSalesSummary(context.host, query).catch(nullIfUnsupported),
  };
}
