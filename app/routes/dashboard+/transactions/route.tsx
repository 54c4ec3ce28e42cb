import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { paths } from "~/lib/paths";
import { paymentChoices } from "~/lib/payment-text";
import { Badge } from "~/ui/badge";
import { ExportMenu } from "~/ui/desk/export-menu";
import { Figures } from "~/ui/desk/figures";
import { ListCard } from "~/ui/desk/list-card";
import { PageHead } from "~/ui/desk/page-head";
import { PeriodMenu } from "~/ui/desk/period-menu";
import { SelectField } from "~/ui/forms/select-field";
import { Money } from "~/ui/money";
import { RouteError } from "~/ui/route-error";
import { DayFilters } from "../report-list/day-filters";
import { loadTransactions } from "./load-transactions.server";
import { TransactionsTable } from "./transactions-table";

export const meta = () => [{ title: "Transactions · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadTransactions(args);

/** [TXN-1…4] */
export default function Transactions() {
  const list = useLoaderData<typeof loader>();
  const { isSample, state, total, summary, period } = list;
  const path = deskPaths.dashboardTransactions();
  const asFiltered = { ...state.filters, sort: state.sort };
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Transactions"
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "Transactions" }]}
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
          <Figures
            label="Sums"
            figures={[
              { label: "Left", value: <Money cents={summary.net} />, note: "Payments less refunds", icon: "wallet" },
              { label: "Payments", value: <Money cents={summary.charges} />, icon: "credit-card" },
              { label: "Refunds", value: <Money cents={summary.refunds} />, icon: "arrow-u-up-left" },
            ]}
          />
        </div>
      )}
      <ListCard
        path={path}
        state={state}
        total={total}
        searchLabel="Order serial no."
        searchName="order_id"
        filters={
          !isSample && (
            <>
              <SelectField
                label="Payment method"
                name="payment_method"
                defaultValue={state.filters.payment_method}
                placeholder="Any payment method"
                options={paymentChoices}
                compact
              />
              <SelectField
                label="Type"
                name="type"
                defaultValue={state.filters.type}
                placeholder="Payments and refunds"
                options={[
                  { value: "charge", label: "Payments" },
                  { value: "refund", label: "Refunds" },
                ]}
                compact
              />
              <DayFilters filters={state.filters} />
            </>
          )
        }
        end={
          !isSample && (
            <ExportMenu
              what={total === 1 ? "1 transaction" : `${total} transactions`}
              printHref={deskPaths.dashboardTransactionsPrint(asFiltered)}
              fileHref={(format) => deskPaths.dashboardTransactionsExport({ ...asFiltered, format })}
            />
          )
        }
      >
        <TransactionsTable {...list} />
      </ListCard>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
