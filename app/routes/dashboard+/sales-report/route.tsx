import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCents } from "@domain/money";
import { formatCount } from "@domain/values/plural";
import { loadSales } from "~/features/reports/load-sales.server";
import { ReportPage } from "~/features/reports/report-page";
import type { SaleSummary } from "~/host/reports.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paymentChoices } from "~/lib/text/payment-text";
import type { Figure } from "~/ui/dashboard/figures";
import { RouteError } from "~/ui/feedback/route-error";
import { SelectField } from "~/ui/forms/select-field";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";
import { SalesTable } from "./sales-table";

export const meta = () => [{ title: "Sales Report · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadSales(args);

/** [SALES-1…5] */
export default function SalesReport() {
  const list = useLoaderData<typeof loader>();
  const { filters } = list.state;
  return (
    <ReportPage
      title="Sales Report"
      path={dashboardPaths.dashboardSales()}
      list={list}
      figures={list.summary && toFigures(list.summary)}
      below={
        <TextLink to={dashboardPaths.dashboardSalesSummary({ from: filters.from, to: filters.to })} alone>
          Sales summary: tax, payment methods, items and hours
        </TextLink>
      }
      searchLabel="Order id"
      filters={
        <>
          <SelectField
            label="Status"
            name="status"
            defaultValue={filters.status}
            placeholder="Any status"
            options={[
              { value: "paid", label: "Paid" },
              { value: "unpaid", label: "Unpaid" },
            ]}
            compact
          />
          <SelectField
            label="Payment type"
            name="payment_type"
            defaultValue={filters.payment_type}
            placeholder="Any payment type"
            options={paymentChoices}
            compact
          />
        </>
      }
      row="order"
      listName="sales-report"
    >
      <SalesTable {...list} />
    </ReportPage>
  );
}

/** [SALES-1, RUSH-15] */
function toFigures(summary: SaleSummary): Figure[] {
  const { orders, earnings, discounts, delivery, paid, unpaid, money } = summary;
  const owed = summary.unpaidTotal ? ` (${formatCents(summary.unpaidTotal)} still to come)` : "";
  const payout = money?.paid_by_platform ? `With ${formatCents(money.paid_by_platform)} that HalalGo pays` : null;
  return [
    {
      label: "Orders",
      value: formatCount(orders),
      note: paid != null && unpaid != null && `${paid} paid, ${unpaid} unpaid${owed}`,
      icon: "receipt",
    },
    ...(money
      ? [
          {
            label: "Net sales",
            value: <Money cents={money.net_sales} />,
            note: `${formatCents(money.gross_sales)} gross, less ${formatCents(money.discounts)} discounts and ${formatCents(money.refunds)} refunds`,
            icon: "tag" as const,
          },
          {
            label: "Tax, tips, delivery",
            value: <Money cents={money.tax + money.tips + money.delivery_fees} />,
            note: `Tax ${formatCents(money.tax)}, tips ${formatCents(money.tips)}, delivery ${formatCents(money.delivery_fees)}`,
            icon: "receipt" as const,
          },
        ]
      : [
          { label: "Discounts", value: <Money cents={discounts} />, icon: "tag" as const },
          { label: "Delivery fees", value: <Money cents={delivery} />, icon: "moped" as const },
        ]),
    {
      label: "Payout",
      value: <Money cents={earnings} />,
      note: payout ?? "Net sales with tax, tips and delivery",
      icon: "currency-dollar",
    },
  ];
}

export const ErrorBoundary = () => <RouteError />;
