import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { weekdayNames } from "@domain/local-time";
import { formatCents } from "@domain/money";
import { categoryLabel } from "@domain/options";
import { pluralize } from "@domain/values/plural";
import { Amounts, Part, PaymentMethods } from "~/features/reports/amounts";
import type { SalesSummary } from "~/host/reports.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { shortMonth } from "~/lib/lists/period";
import { paths } from "~/lib/paths";
import { Card } from "~/ui/card";
import { ExportMenu, PeriodMenu } from "~/ui/dashboard/menu";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { TitledCard } from "~/ui/layout/titled-card";
import { Money } from "~/ui/money";
import { loadSummary } from "./load-summary.server";

export const meta = () => [{ title: "Sales Summary · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadSummary(args);

/** [RUSH-15] How a period's revenue is made up, and what was sold. */
export default function SalesSummaryPage() {
  const { books, period, days } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Sales Summary"
        crumbs={[
          { label: "Dashboard", to: paths.dashboard() },
          { label: "Sales Report", to: dashboardPaths.dashboardSales(days) },
          { label: "Sales Summary" },
        ]}
        below="Money counts on the day it came or went."
        action={<PeriodMenu key={period.text} {...period} action={dashboardPaths.dashboardSalesSummary()} />}
      />
      {books === null ? (
        <Card>This marketplace does not keep a summary. The sales report lists every order.</Card>
      ) : (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <Sums books={books} />
          <Part
            title="Tax by month and rate"
            below={
              countsTwice(books)
                ? "An order with two taxes is in the net sales of both, and once in the total."
                : undefined
            }
            end={<TaxExport days={days} count={books.taxes.length} />}
          >
            <Amounts
              label="Tax by month and rate"
              heads={["Name", "Month", "Net sales", "Tax"]}
              rows={[
                ...books.taxes.map(({ month, name, rate, net_sales, tax }) => ({
                  name: rate == null ? name : `${name} ${rate}%`,
                  text: `${shortMonth(month)} ${month.slice(0, 4)}`,
                  cents: [net_sales, tax],
                })),
                ...(books.taxes.length > 1
                  ? [{ name: "Total", text: "", cents: [books.money.net_sales, books.money.tax], isSum: true }]
                  : []),
              ]}
            />
          </Part>
          <div className="min-w-0 xl:col-span-2">
            <Part title="By payment method">
              <PaymentMethods books={books} whole="Together" />
            </Part>
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <Sold title="By category" head="Category" rows={books.categories} named={categoryLabel} unit="Sold" />
            <Sold
              title="By weekday"
              head="Weekday"
              rows={wholeWeek(books.weekdays)}
              named={weekdayName}
              unit="Orders"
            />
            <Sold title="By hour" head="Hour" rows={books.hours} named={hourName} unit="Orders" />
          </div>
          <Sold title="By item" head="Item" rows={books.items} unit="Sold" />
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
function Sums({ books: { money, unpaid, orders } }: { books: SalesSummary }) {
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
        {orders === 1 ? "1 paid order" : `${orders.toLocaleString("en-US")} paid orders`}. Of a refund, tax, tip and fee
        lower their own lines.
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
          text: count.toLocaleString("en-US"),
          cents: [net_sales],
        }))}
      />
    </Part>
  );
}
