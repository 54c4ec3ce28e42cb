import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCents } from "@domain/money";
import { deskPaths } from "~/lib/desk-paths";
import { paymentChoices } from "~/lib/payment-text";
import type { Figure } from "~/ui/desk/figures";
import { SelectField } from "~/ui/forms/select-field";
import { Money } from "~/ui/money";
import { RouteError } from "~/ui/route-error";
import { ReportPage } from "~/features/reports/report-page";
import { loadTransactions, type TransactionList } from "./load-transactions.server";
import { TransactionsTable } from "./transactions-table";

export const meta = () => [{ title: "Transactions · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadTransactions(args);

/** [TXN-1…4] */
export default function Transactions() {
  const list = useLoaderData<typeof loader>();
  const { filters } = list.state;
  return (
    <ReportPage
      title="Transactions"
      path={deskPaths.dashboardTransactions()}
      list={list}
      figures={list.summary && sumsOf(list.summary)}
      searchLabel="Order serial no."
      filters={
        <>
          <SelectField
            label="Payment method"
            name="payment_method"
            defaultValue={filters.payment_method}
            placeholder="Any payment method"
            options={paymentChoices}
            compact
          />
          <SelectField
            label="Type"
            name="type"
            defaultValue={filters.type}
            placeholder="Payments and refunds"
            options={[
              { value: "charge", label: "Payments" },
              { value: "refund", label: "Refunds" },
            ]}
            compact
          />
        </>
      }
      row="transaction"
      printHref={deskPaths.dashboardTransactionsPrint}
      fileHref={deskPaths.dashboardTransactionsExport}
    >
      <TransactionsTable {...list} />
    </ReportPage>
  );
}

function sumsOf(summary: NonNullable<TransactionList["summary"]>): Figure[] {
  const { net, charges, refunds, byPlatform, earnings } = summary;
  return [
    ...(earnings == null
      ? []
      : [
          {
            label: "Earnings",
            value: <Money cents={earnings} />,
            note: byPlatform ? `With ${formatCents(byPlatform)} that HalalGo pays` : "As in overview and sales report",
            icon: "currency-dollar" as const,
          },
        ]),
    { label: "Left", value: <Money cents={net} />, note: "Payments less refunds", icon: "wallet" },
    { label: "Payments", value: <Money cents={charges} />, icon: "credit-card" },
    { label: "Refunds", value: <Money cents={refunds} />, icon: "arrow-u-up-left" },
  ];
}

export const ErrorBoundary = () => <RouteError />;
