import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCents } from "@domain/money";
import { PaymentMethod } from "~/features/reports/payment-method";
import { ReportPage } from "~/features/reports/report-page";
import { ReportTable } from "~/features/reports/report-table";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paymentChoices } from "~/lib/text/payment-text";
import { Badge } from "~/ui/badge";
import type { Figure } from "~/ui/dashboard/figures";
import { RouteError } from "~/ui/feedback/route-error";
import { SelectField } from "~/ui/forms/select-field";
import { Cell, Row } from "~/ui/layout/table";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";
import { loadTransactions, type TransactionList, type TransactionRow } from "./load-transactions.server";

export const meta = () => [{ title: "Transactions · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadTransactions(args);

/** [TXN-1…4] */
export default function Transactions() {
  const list = useLoaderData<typeof loader>();
  const { filters } = list.state;
  return (
    <ReportPage
      title="Transactions"
      path={dashboardPaths.dashboardTransactions()}
      list={list}
      figures={list.summary && toFigures(list.summary)}
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
      listName="transactions"
    >
      <TransactionsTable {...list} />
    </ReportPage>
  );
}

function toFigures(summary: NonNullable<TransactionList["summary"]>): Figure[] {
  const { net, charges, refunds, byPlatform, earnings } = summary;
  return [
    ...(earnings == null
      ? []
      : [
          {
            label: "Payout",
            value: <Money cents={earnings} />,
            note: byPlatform ? `With ${formatCents(byPlatform)} that HalalGo pays` : "As in the sales report",
            icon: "currency-dollar" as const,
          },
        ]),
    {
      label: "Taken in",
      // Without payments that were given back before they became orders, as in the sales report.
      value: <Money cents={earnings == null ? net : earnings - (byPlatform ?? 0)} />,
      note: "Payments less what was given back",
      icon: "wallet",
    },
    { label: "Payments", value: <Money cents={charges} />, icon: "credit-card" },
    // Not "Refunds", which are without tax, tips and fees in every report.
    { label: "Given back", value: <Money cents={refunds} />, note: "With tax, tips and fees", icon: "arrow-u-up-left" },
  ];
}

export const ErrorBoundary = () => <RouteError />;

/** [TXN-1] */
const columns = [
  { name: "transactionId", label: "Transaction id" },
  { name: "date", label: "Date" },
  { name: "paymentMethod", label: "Payment method" },
  { name: "orderSerialNo", label: "Order serial no." },
  { name: "amount", label: "Amount", end: true },
];

function TransactionsTable(list: TransactionList) {
  return (
    <ReportTable label="Transactions" path={dashboardPaths.dashboardTransactions()} columns={columns} list={list}>
      {list.rows.map((row) => (
        <TransactionLine key={row.id} row={row} />
      ))}
    </ReportTable>
  );
}

function TransactionLine({ row }: { row: TransactionRow }) {
  return (
    <Row>
      <Cell label="Transaction id" main>
        <bdi dir="ltr" className="[overflow-wrap:anywhere]">
          {row.id}
        </bdi>
        {row.isRefund && (
          <span className="ms-2 inline-flex">
            <Badge tone={row.isPending ? "warn" : "info"} icon="arrow-u-up-left">
              {row.isPending ? "Refund on its way" : "Refund"}
              {row.byPlatform && ", borne by HalalGo"}
            </Badge>
          </span>
        )}
      </Cell>
      <Cell label="Date" oneLine>
        {row.when}
      </Cell>
      <Cell label="Payment method">
        <PaymentMethod method={row.method} />
      </Cell>
      <Cell label="Order serial no.">
        {row.order && row.orderId ? (
          <TextLink to={dashboardPaths.dashboardAnyOrder(row.orderId)}>
            <bdi dir="ltr" className="whitespace-nowrap">
              {row.order}
            </bdi>
          </TextLink>
        ) : (
          (row.order ?? "No order")
        )}
      </Cell>
      <Cell label="Amount" end>
        <span className="text-ink font-semibold">
          <Money cents={row.amount} />
        </span>
      </Cell>
    </Row>
  );
}
