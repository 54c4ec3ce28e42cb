import type { ReactNode } from "react";
import { formatCount } from "@domain/values/plural";
import type { SalesSummary } from "~/host/reports.server";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { Cell, HeadCell, NoData, Row, Table, TableBody, TableHead } from "~/ui/layout/table";
import { Money } from "~/ui/money";
import { PaymentMethod } from "./payment-method";

type SalesByMethod = Pick<SalesSummary, "payment_ways" | "money" | "orders">;

/** Sales by payment method, with their total `whole`. The column of delivery fees is left out when all are zero. */
export function PaymentMethods({ books, whole }: { books: SalesByMethod; whole: string }) {
  const hasFees = books.payment_ways.some(({ money }) => money.delivery_fees !== 0);
  const heads = ["Gross sales", "Discounts", "Refunds", "Net sales", "Tax", "Tips"];
  const listAmounts = (money: SalesSummary["money"]) => [
    money.gross_sales,
    -money.discounts,
    -money.refunds,
    money.net_sales,
    money.tax,
    money.tips,
    ...(hasFees ? [money.delivery_fees] : []),
    money.taken_in,
  ];
  const sum = { name: whole, text: formatCount(books.orders), cents: listAmounts(books.money), isSum: true };
  return (
    <Amounts
      label="By payment method"
      heads={["Payment method", "Orders", ...heads, ...(hasFees ? ["Delivery fees"] : []), "Taken in"]}
      rows={[
        ...books.payment_ways.map(({ method, at_counter, orders, money }) => ({
          key: `${method} ${at_counter}`,
          name: (
            <span>
              <PaymentMethod method={method} />
              {at_counter && (
                <>
                  , {/* On a tablet the amounts need the width. */}
                  <span className="md:max-xl:block">at the counter</span>
                </>
              )}
            </span>
          ),
          text: formatCount(orders),
          cents: listAmounts(money),
        })),
        ...(books.payment_ways.length > 1 ? [sum] : []),
      ]}
    />
  );
}

type PartProps = { title: string; below?: string; end?: ReactNode; foot?: ReactNode; children: ReactNode };

/** A card with a title and a table. */
export function Part({ title, below, end, foot, children }: PartProps) {
  return (
    <Card padded={false} className="min-w-0">
      <div className="flex min-h-17 items-center justify-between gap-3 px-5 py-3">
        <div>
          <h2 className="text-section">{title}</h2>
          {below && <p className="text-meta text-quiet">{below}</p>}
        </div>
        {end}
      </div>
      {children}
      {foot}
    </Card>
  );
}

type AmountRow = { key?: string; name: ReactNode; text: string; cents: number[]; isSum?: boolean };

/** A name, a text, and amounts; the first two headings are for the former. */
export function Amounts({ label, heads, rows }: { label: string; heads: string[]; rows: AmountRow[] }) {
  return (
    <Table label={label} bare dense>
      <TableHead>
        {heads.map((head, index) => (
          <HeadCell key={head + index} end={index > 0}>
            {head}
          </HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {rows.length === 0 && <NoData columns={heads.length} />}
        {rows.map(({ key, name, text, cents, isSum }, index) => (
          <Row
            key={key ?? `${String(name)} ${text} ${index}`}
            className={cx(isSum && "bg-sunken dark:bg-raised text-ink font-semibold")}
          >
            <Cell label={heads[0] ?? ""} main>
              {name}
            </Cell>
            <Cell label={heads[1] ?? ""} end oneLine>
              {text}
            </Cell>
            {cents.map((amount, column) => (
              <Cell key={heads[column + 2]} label={heads[column + 2] ?? ""} end>
                {column > 0 && column === cents.length - 1 ? (
                  <span className="text-ink font-semibold">
                    <Money cents={amount} />
                  </span>
                ) : (
                  <Money cents={amount} />
                )}
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
