import { deskPaths } from "~/lib/desk-paths";
import { Badge } from "~/ui/badge";
import { Money } from "~/ui/money";
import { Cell, Row } from "~/ui/table";
import { TextLink } from "~/ui/text-link";
import { PaymentWay } from "~/features/reports/payment-way";
import { ReportTable } from "~/features/reports/report-table";
import type { TransactionList, TransactionRow } from "./load-transactions.server";

/** [TXN-1] */
const columns = [
  { name: "transactionId", label: "Transaction id" },
  { name: "date", label: "Date" },
  { name: "paymentMethod", label: "Payment method" },
  { name: "orderSerialNo", label: "Order serial no." },
  { name: "amount", label: "Amount", end: true },
];

export function TransactionsTable(list: TransactionList) {
  return (
    <ReportTable label="Transactions" path={deskPaths.dashboardTransactions()} columns={columns} list={list}>
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
        <PaymentWay method={row.method} />
      </Cell>
      <Cell label="Order serial no.">
        {row.order && row.orderId ? (
          <TextLink to={deskPaths.dashboardAnyOrder(row.orderId)}>
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
