import { localDate } from "@domain/local-time";
import { salesList } from "~/features/lists/list.server";
import { toDateRange, listPeriod } from "~/features/lists/period.server";
import { type SalesSummary, getSalesSummary } from "~/host/reports.server";
import { dashboardPaths } from "~/lib/dashboard-paths";

const moneyColumn = { isMoney: true, width: 14 } as const;

/**
 * A line below the rates, in which each order counts once: an order with two taxes is in the net sales of both rates. Empty for a
 * single rate, whose line is the total.
 */
export function listTaxTotal({ taxes, money }: Pick<SalesSummary, "taxes" | "money">): SalesSummary["taxes"] {
  if (taxes.length < 2) return [];
  return [{ month: "All", name: "Total, each order once", rate: null, net_sales: money.net_sales, tax: money.tax }];
}

/** [RUSH-15] Tax by month and rate, for filing it. */
export const taxList = salesList<SalesSummary["taxes"][number]>({
  title: "Tax",
  name: "tax",
  path: dashboardPaths.dashboardSalesSummary(),
  row: ["tax", "taxes"],
  columns: { filters: ["from", "to"], days: ["from", "to"], sorts: [], sort: "" },
  exportColumns: [
    { head: "Month", value: (row) => row.month, width: 12 },
    { head: "Tax name", value: (row) => row.name, width: 24 },
    { head: "Rate, percent", value: (row) => row.rate ?? null, width: 14 },
    { head: "Net sales", value: (row) => row.net_sales / 100, ...moneyColumn },
    { head: "Tax", value: (row) => row.tax / 100, ...moneyColumn },
  ],
  subtitle: ({ ownerName, timeZone }, state) =>
    `${ownerName} · ${listPeriod(dashboardPaths.dashboardSalesSummary(), state, localDate(new Date(), timeZone)).text}`,
  async read(host, { scope: { restaurantId }, state }) {
    const summary = await getSalesSummary(host, { restaurant_id: restaurantId, ...toDateRange(state) });
    return { rows: [...summary.taxes, ...listTaxTotal(summary)], total: null };
  },
});
