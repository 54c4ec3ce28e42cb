import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { localDate, weekdayNames } from "@domain/local-time";
import { formatCents } from "@domain/money";
import { categoryLabel } from "@domain/options";
import { formatCount, pluralize } from "@domain/values/plural";
import { getReportRestaurant, listPeriod } from "~/features/lists/period.server";
import { Amounts, Part, PaymentMethods } from "~/features/reports/amounts";
import { nullIfUnsupported } from "~/host/errors";
import { getSalesSummary, type SalesSummary } from "~/host/reports.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readListState } from "~/lib/lists/list-state";
import { shortMonth, wholePeriod } from "~/lib/lists/period";
import { paths } from "~/lib/paths";
import { requireSales } from "~/session/guards.server";
import { Card } from "~/ui/card";
import { ExportMenu, PeriodMenu } from "~/ui/dashboard/menu";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { TitledCard } from "~/ui/layout/titled-card";
import { Money } from "~/ui/money";

export const meta = () => [{ title: "Sales Summary · HalalGo" }];

const columns = { filters: ["from", "to"], days: ["from", "to"], sorts: [], sort: "" } as const;

/** [RUSH-15] Sales figures for the days in the URL, by default the current month. */
export async function loader({ request, context }: LoaderFunctionArgs) {
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
    summary: await getSalesSummary(context.host, query).catch(nullIfUnsupported),
  };
}

/** [RUSH-15] How a period's revenue is made up, and what was sold. */
export default function SalesSummaryPage() {
  const { summary, period, days } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Sales Summary"
        crumbs={[
          { label: "Dashboard", to: paths.dashboard() },
          { label: "Sales Report", to: dashboardPaths.dashboardSales(days) },
          { label: "Sales Summary" },
        ]}
        below="Payments and refunds count on the day they were made."
        action={<PeriodMenu key={period.text} {...period} action={dashboardPaths.dashboardSalesSummary()} />}
      />
      {summary === null ? (
        <Card>This marketplace does not provide a summary. The sales report lists every order.</Card>
      ) : (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <Sums summary={summary} />
          <Part
            title="Tax by month and rate"
            below={
              countsTwice(summary)
                ? "An order with two taxes is in the net sales of both, and once in the total."
                : undefined
            }
            end={<TaxExport days={days} count={summary.taxes.length} />}
          >
            <Amounts
              label="Tax by month and rate"
              heads={["Name", "Month", "Net sales", "Tax"]}
              rows={[
                ...summary.taxes.map(({ month, name, rate, net_sales, tax }) => ({
                  name: rate == null ? name : `${name} ${rate}%`,
                  text: `${shortMonth(month)} ${month.slice(0, 4)}`,
                  cents: [net_sales, tax],
                })),
                ...(summary.taxes.length > 1
                  ? [{ name: "Total", text: "", cents: [summary.money.net_sales, summary.money.tax], isSum: true }]
                  : []),
              ]}
            />
          </Part>
          <div className="min-w-0 xl:col-span-2">
            <Part title="By payment method">
              <PaymentMethods books={summary} whole="Together" />
            </Part>
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <Sold title="By category" head="Category" rows={summary.categories} named={categoryLabel} unit="Sold" />
            <Sold
              title="By weekday"
              head="Weekday"
              rows={wholeWeek(summary.weekdays)}
              named={weekdayName}
              unit="Orders"
            />
            <Sold title="By hour" head="Hour" rows={summary.hours} named={hourName} unit="Orders" />
          </div>
          <Sold title="By item" head="Item" rows={summary.items} unit="Sold" />
        </div>
      )}
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;

/** All seven days: one without sales says 0 rather than being left out. */
const wholeWeek = (days: SalesSummary["weekdays"]): SalesSummary["weekdays"] =>
  weekdayNames.map(
    (_, index) => days.find(({ name }) => name === `${index + 1}`) ?? { name: `${index + 1}`, count: 0, net_sales: 0 },
  );
const weekdayName = (number: string) => weekdayNames[Number(number) - 1] ?? number;
/** "1 PM" */
const hourName = (hour: string) => `${Number(hour) % 12 || 12} ${Number(hour) < 12 ? "AM" : "PM"}`;

/** Amounts that add up to the total; zeros are omitted, except sums and tax. */
function Sums({ summary: { money, unpaid, orders } }: { summary: SalesSummary }) {
  const lines: [label: string, cents: number, isSum?: boolean][] = [
    ["Gross sales", money.gross_sales, true],
    ["Discounts of the restaurant", money.discounts_by_platform - money.discounts],
    ["Discounts that HalalGo pays", -money.discounts_by_platform],
    ["Refunds", -money.refunds],
    ["Net sales", money.net_sales, true],
    ["Tax", money.tax],
    ["Tips", money.tips],
    ["Delivery fees", money.delivery_fees],
    ["Taken in", money.taken_in, true],
    ["Paid by HalalGo", money.paid_by_platform],
    ["Payout", money.payout, true],
  ];
  return (
    <TitledCard title="How it adds up" className="min-w-0">
      <p className="text-meta text-quiet mb-3">
        {pluralize(orders, "paid order")}. The tax, tip and fee of a refund reduce their own lines.
      </p>
      <dl>
        {lines.map(
          ([label, cents, isSum]) =>
            (isSum || label === "Tax" || cents !== 0) && (
              <div
                key={label}
                className={`flex justify-between gap-4 py-1 tabular-nums ${isSum ? "border-line text-ink mt-1 border-t pt-2 font-semibold first:mt-0 first:border-0" : "text-body"}`}
              >
                <dt>{label}</dt>
                <dd>
                  <Money cents={cents} />
                </dd>
              </div>
            ),
        )}
      </dl>
      {unpaid.orders > 0 && (
        <p className="text-meta text-accent-text mt-3">
          {pluralize(unpaid.orders, "order is", "orders are")} not paid yet: {formatCents(unpaid.total)}. That is in
          none of these sums.
        </p>
      )}
    </TitledCard>
  );
}

/** Whether some order's net sales stand in more than one line. */
const countsTwice = ({ taxes, money }: SalesSummary): boolean =>
  taxes.reduce((sum, { net_sales }) => sum + net_sales, 0) !== money.net_sales;

function TaxExport({ days, count }: { days: { from: string; to: string }; count: number }) {
  return (
    <ExportMenu
      what={pluralize(count, "line")}
      printHref={dashboardPaths.dashboardPrint("tax", days)}
      fileHref={(format) => dashboardPaths.dashboardExport("tax", { ...days, format })}
    />
  );
}

type SoldProps = {
  title: string;
  head: string;
  unit: string;
  rows: SalesSummary["items"];
  named?: (name: string) => string;
};

function Sold({ title, head, unit, rows, named = (name) => name }: SoldProps) {
  return (
    <Part title={title}>
      <Amounts
        label={title}
        heads={[head, unit, "Net sales"]}
        rows={rows.map(({ name, count, net_sales }) => ({
          name: named(name),
          text: formatCount(count),
          cents: [net_sales],
        }))}
      />
    </Part>
  );
}
