import { getBadge } from "~/features/orders/sources";
import type { SaleList, SaleRow } from "~/features/reports/load-sales.server";
import { PaymentMethod } from "~/features/reports/payment-method";
import { ReportTable } from "~/features/reports/report-table";
import { isUnpaidSale, saleStatus } from "~/features/reports/sale-status";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Badge } from "~/ui/badge";
import { Cell, Row } from "~/ui/layout/table";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";

/** [SALES-2] */
const columns = [
  { name: "id", label: "Order id" },
  { name: "date", label: "Date" },
  { name: "total", label: "Total", end: true },
  { name: "discount", label: "Discount", end: true },
  { name: "delivery", label: "Delivery", end: true, shownFrom: "xl" },
  { label: "Payout", end: true },
  { name: "paymentType", label: "Payment type" },
  { name: "status", label: "Status" },
] as const;

export function SalesTable(list: SaleList) {
  return (
    <ReportTable label="Sales" path={dashboardPaths.dashboardSales()} columns={columns} list={list}>
      {list.rows.map((row) => (
        <SaleLine key={row.number} row={row} />
      ))}
      {list.rows.length > 0 && <PageSum rows={list.rows} />}
    </ReportTable>
  );
}

const paid = { tone: "ok", icon: "check-circle" } as const;
const unpaid = { tone: "warn", icon: "hourglass-medium" } as const;

function SaleLine({ row }: { row: SaleRow }) {
  return (
    <Row>
      <Cell label="Order id" main>
        {row.orderId ? (
          <TextLink to={dashboardPaths.dashboardAnyOrder(row.orderId)}>
            <OrderNumber>{row.number}</OrderNumber>
          </TextLink>
        ) : (
          <OrderNumber>{row.number}</OrderNumber>
        )}
      </Cell>
      <Cell label="Date" oneLine>
        {row.when}
      </Cell>
      <Cell label="Total" end>
        <span className="text-ink font-semibold">
          <Money cents={row.total} />
        </span>
        {row.refunded > 0 && (
          <span className="text-small text-quiet block">
            <Money cents={row.refunded} /> given back
            {row.byPlatform > 0 && (
              <>
                , <Money cents={row.byPlatform} /> by HalalGo
              </>
            )}
          </span>
        )}
      </Cell>
      <Cell label="Discount" end>
        <Money cents={-row.discount} />
        {row.couponByPlatform > 0 && <PaidByPlatform cents={row.couponByPlatform} />}
      </Cell>
      <Cell label="Delivery" end shownFrom="xl">
        <Money cents={row.delivery} />
        {row.deliveryByPlatform > 0 && <PaidByPlatform cents={row.deliveryByPlatform} />}
      </Cell>
      <Cell label="Payout" end>
        <Money cents={row.earnings} />
      </Cell>
      <Cell label="Payment type">
        {isUnpaidSale(row) ? <span className="text-quiet">Not paid yet</span> : <PaymentMethod method={row.method} />}
      </Cell>
      <Cell label="Status">
        <Badge {...(row.isEnded ? getBadge("cancelled") : row.isPaid ? paid : unpaid)}>{saleStatus(row)}</Badge>
      </Cell>
    </Row>
  );
}

function PaidByPlatform({ cents }: { cents: number }) {
  return (
    <span className="text-small text-quiet block">
      <Money cents={cents} /> paid by HalalGo
    </span>
  );
}

function OrderNumber({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      {children}
    </bdi>
  );
}

const sumAmounts = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

function PageSum({ rows }: { rows: SaleRow[] }) {
  return (
    <Row className="bg-sunken font-bold">
      <Cell label="" main>
        This page
      </Cell>
      <Cell label="" wide>
        {""}
      </Cell>
      <Cell label="Total" end>
        <b className="text-ink">
          <Money cents={sumAmounts(rows.map(({ total }) => total))} />
        </b>
      </Cell>
      <Cell label="Discount" end>
        <b className="text-ink">
          <Money cents={-sumAmounts(rows.map(({ discount }) => discount))} />
        </b>
      </Cell>
      <Cell label="Delivery" end shownFrom="xl">
        <b className="text-ink">
          <Money cents={sumAmounts(rows.map(({ delivery }) => delivery))} />
        </b>
      </Cell>
      <Cell label="Payout" end>
        <b className="text-ink">
          <Money cents={sumAmounts(rows.map(({ earnings }) => earnings))} />
        </b>
      </Cell>
      <Cell label="" wide>
        {""}
      </Cell>
      <Cell label="" wide>
        {""}
      </Cell>
    </Row>
  );
}
