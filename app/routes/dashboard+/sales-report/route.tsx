import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCents } from "@domain/money";
import { loadSales } from "~/features/reports/load-sales.server";
import { ReportPage } from "~/features/reports/report-page";
import type { SaleSummary } from "~/host/books.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paymentChoices } from "~/lib/text/payment-text";
import type { Figure } from "~/ui/dashboard/figures";
import { RouteError } from "~/ui/feedback/route-error";
import { SelectField } from "~/ui/forms/select-field";
import { Money } from "~/ui/money";
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
      figures={list.summary && sumsOf(list.summary)}
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

/** [SALES-1] */
function sumsOf(summary: SaleSummary): Figure[] {
  const { orders, earnings, discounts, delivery, paid, unpaid, coupons, offers } = summary;
  const borne = (summary.refunded ?? 0) - (summary.refundedByPlatform ?? 0);
  const paidToo = (summary.couponsByPlatform ?? 0) + (summary.deliveriesByPlatform ?? 0);
  const ofPlatform = paidToo > 0 ? `, with ${formatCents(paidToo)} that HalalGo pays` : "";
  const owed = summary.unpaidTotal ? ` (${formatCents(summary.unpaidTotal)} still to come)` : "";
  const waived = summary.deliveriesByPlatform ?? 0;
  return [
    {
      label: "Orders",
      value: orders.toLocaleString("en-US"),
      note: paid != null && unpaid != null && `${paid} paid, ${unpaid} unpaid${owed}`,
      icon: "receipt",
    },
    {
      label: "Earnings",
      value: <Money cents={earnings} />,
      note: `${borne > 0 ? `After ${formatCents(borne)} of refunds` : "After discounts"}${ofPlatform}`,
      icon: "currency-dollar",
    },
    {
      label: "Discounts",
      value: <Money cents={discounts} />,
      note: coupons != null && offers != null && `Coupons ${formatCents(coupons)}, offers ${formatCents(offers)}`,
      icon: "tag",
    },
    {
      label: "Delivery charges",
      value: <Money cents={delivery} />,
      note: waived > 0 ? `And ${formatCents(waived)} that HalalGo pays` : delivery === 0 && "No delivery fee charged",
      icon: "moped",
    },
  ];
}

export const ErrorBoundary = () => <RouteError />;
