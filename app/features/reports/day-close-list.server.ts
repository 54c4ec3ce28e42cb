import { localDate } from "@domain/local-time";
import { salesList } from "~/features/lists/list.server";
import { toDateRange } from "~/features/lists/period.server";
import { type DayClose, listDayCloses, getDayReport, type SalesSummary } from "~/host/reports.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { dayText } from "~/lib/lists/period";
import { type ExportColumn, dayValue, momentValue } from "~/lib/lists/table-export.server";
import { shortMomentText } from "~/lib/text/order-text";
import { paymentText } from "~/lib/text/payment-text";

const money = { isMoney: true, width: 12 } as const;
const days = { filters: ["from", "to"], days: ["from", "to"], sorts: [], sort: "" } as const;

interface Sums {
  orders: number;
  money: SalesSummary["money"];
}
const sumColumns: ExportColumn<Sums>[] = [
  { head: "Orders", value: ({ orders }) => orders, width: 10 },
  { head: "Gross sales", value: (row) => row.money.gross_sales / 100, ...money },
  { head: "Discounts", value: (row) => row.money.discounts / 100, ...money },
  { head: "Refunds", value: (row) => row.money.refunds / 100, ...money },
  { head: "Net sales", value: (row) => row.money.net_sales / 100, ...money },
  { head: "Tax", value: (row) => row.money.tax / 100, ...money },
  { head: "Tips", value: (row) => row.money.tips / 100, ...money },
  { head: "Delivery fees", value: (row) => row.money.delivery_fees / 100, ...money },
  { head: "Taken in", value: (row) => row.money.taken_in / 100, ...money },
];

/** [RUSH-14] One day by payment method; a closed day as recorded. */
export const dayList = salesList<SalesSummary["payment_ways"][number] & { day: string }>({
  title: "Day close",
  name: "day-close",
  path: dashboardPaths.dashboardDayClose(),
  row: ["payment method", "payment methods"],
  columns: days,
  exportColumns: [
    { head: "Day", value: ({ day }) => dayValue(day), width: 12 },
    { head: "Payment method", value: (row) => paymentText(row.method), width: 16 },
    { head: "At the counter", value: (row) => (row.at_counter ? "yes" : "no"), width: 14 },
    ...sumColumns,
  ],
  async read(host, { scope: { restaurantId, timeZone: zone }, state }) {
    const day = toDateRange(state).date_from || localDate(new Date(), zone);
    const books = await getDayReport(host, restaurantId, day);
    return { rows: (books.close ?? books).payment_ways.map((way) => ({ ...way, day })), total: null };
  },
});

/** [RUSH-14] Closed days, latest first. */
export const dayCloseList = salesList<DayClose & { zone: string }>({
  title: "Day closes",
  name: "day-closes",
  path: dashboardPaths.dashboardDayCloses(),
  row: ["day", "days"],
  columns: { ...days, filters: ["search", ...days.filters] },
  exportColumns: [
    { head: "Day", value: ({ day }) => dayValue(day), width: 12 },
    ...sumColumns,
    { head: "Opening float", value: (row) => row.opening_float / 100, ...money, inFilesOnly: true },
    { head: "Cash", value: (row) => row.cash / 100, ...money, inFilesOnly: true },
    { head: "Cash of other days", value: (row) => row.other_cash / 100, ...money, inFilesOnly: true },
    { head: "Paid out", value: (row) => row.paid_out / 100, ...money, inFilesOnly: true },
    { head: "Paid out for", value: (row) => row.paid_out_for ?? null, width: 24, inFilesOnly: true },
    { head: "Expected", value: (row) => row.expected / 100, ...money },
    { head: "Counted", value: (row) => row.counted / 100, ...money },
    { head: "Difference", value: (row) => row.difference / 100, ...money },
    { head: "Corrections", value: (row) => corrected(row) / 100, ...money },
    { head: "Reason", value: (row) => row.reason ?? null, width: 24, inFilesOnly: true },
    { head: "Float left", value: (row) => row.float_left / 100, ...money, inFilesOnly: true },
    {
      head: "Closed at",
      value: (row) => momentValue(row.closed_at, row.zone),
      width: 20,
      isMoment: true,
      inFilesOnly: true,
    },
    { head: "Time zone", value: (row) => row.zone, width: 18, inFilesOnly: true },
    { head: "Closed by", value: (row) => row.closed_by, width: 22 },
  ],
  async read(host, { scope: { restaurantId, timeZone: zone }, state, page, perPage }) {
    const query = { ...toDateRange(state), search: state.filters.search, page, per_page: perPage };
    const { closes, total } = await listDayCloses(host, restaurantId, query);
    return { rows: closes.map((close) => ({ ...close, zone })), total };
  },
});

const corrected = ({ corrections }: DayClose) => corrections.reduce((sum, { amount }) => sum + amount, 0);

/** A closed day for the page. */
export const toDayCloseRow = (close: DayClose & { zone: string }, now: Date) => ({
  id: close.id,
  day: close.day,
  dayName: `${dayText(close.day)}, ${close.day.slice(0, 4)}`,
  orders: close.orders,
  taken: close.money.taken_in,
  expected: close.expected,
  counted: close.counted,
  difference: close.difference,
  corrected: corrected(close),
  by: close.closed_by,
  when: shortMomentText(close.closed_at, close.zone, now),
});
