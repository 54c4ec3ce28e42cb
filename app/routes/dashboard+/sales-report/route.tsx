import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { SaleSummary } from "@domain/contract/report";
import { formatCents } from "@domain/money";
import { deskPaths } from "~/lib/desk-paths";
import { paths } from "~/lib/paths";
import { paymentChoices } from "~/lib/payment-text";
import { Badge } from "~/ui/badge";
import { ExportMenu } from "~/ui/desk/export-menu";
import { type Figure, Figures } from "~/ui/desk/figures";
import { ListCard } from "~/ui/desk/list-card";
import { PageHead } from "~/ui/desk/page-head";
import { PeriodMenu } from "~/ui/desk/period-menu";
import { SelectField } from "~/ui/forms/select-field";
import { Money } from "~/ui/money";
import { RouteError } from "~/ui/route-error";
import { DayFilters } from "../report-list/day-filters";
import { loadSales } from "./load-sales.server";
import { SalesTable } from "./sales-table";

export const meta = () => [{ title: "Sales Report · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadSales(args);

/** [SALES-1…5] */
export default function SalesReport() {
  const list = useLoaderData<typeof loader>();
  const { isSample, state, total, summary, period } = list;
  const path = deskPaths.dashboardSales();
  const asFiltered = { ...state.filters, sort: state.sort };
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Sales Report"
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "Sales Report" }]}
        below={
          isSample && (
            <Badge tone="warn" icon="info">
              Sample data
            </Badge>
          )
        }
        action={!isSample && <PeriodMenu key={period.text} {...period} action={path} />}
      />
      {summary && (
        <div className="mb-4">
          <Figures label="Sums" figures={sumsOf(summary)} />
        </div>
      )}
      <ListCard
        path={path}
        state={state}
        total={total}
        searchLabel="Order id"
        searchName="order_id"
        filters={
          !isSample && (
            <>
              <SelectField
                label="Status"
                name="status"
                defaultValue={state.filters.status}
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
                defaultValue={state.filters.payment_type}
                placeholder="Any payment type"
                options={paymentChoices}
                compact
              />
              <DayFilters filters={state.filters} />
            </>
          )
        }
        end={
          !isSample && (
            <ExportMenu
              what={total === 1 ? "1 order" : `${total} orders`}
              printHref={deskPaths.dashboardSalesPrint(asFiltered)}
              fileHref={(format) => deskPaths.dashboardSalesExport({ ...asFiltered, format })}
            />
          )
        }
      >
        <SalesTable {...list} />
      </ListCard>
    </main>
  );
}

/** [SALES-1] */
function sumsOf(summary: SaleSummary): Figure[] {
  const { orders, earnings, discounts, delivery, paid, unpaid, coupons, offers, refunded } = summary;
  return [
    {
      label: "Orders",
      value: orders.toLocaleString("en-US"),
      note: paid != null && unpaid != null && `${paid} paid, ${unpaid} unpaid`,
      icon: "receipt",
    },
    {
      label: "Earnings",
      value: <Money cents={earnings} />,
      note: refunded ? `After ${formatCents(refunded)} of refunds` : "After discounts",
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
      note: delivery === 0 && "No delivery fee charged",
      icon: "moped",
    },
  ];
}

export const ErrorBoundary = () => <RouteError />;
