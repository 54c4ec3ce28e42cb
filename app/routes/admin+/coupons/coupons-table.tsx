import { dayText } from "~/lib/period";
import { deskPaths } from "~/lib/desk-paths";
import { type ListState, sortBy } from "~/lib/list-state";
import { EmptyRows } from "~/ui/desk/empty-rows";
import { RowActions } from "~/ui/desk/row-actions";
import { Money } from "~/ui/money";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/table";
import type { CouponLine } from "~/features/platform-coupons/coupon-list.server";
import { CouponStatus } from "~/features/platform-coupons/coupon-status";

export function CouponsTable({ state, rows, total }: { state: ListState; rows: CouponLine[]; total: number }) {
  const path = deskPaths.adminCoupons();
  return (
    <Table label="Coupons" bare>
      <TableHead>
        <HeadCell {...sortBy(path, state, "code")}>Coupon</HeadCell>
        <HeadCell end {...sortBy(path, state, "discount")}>
          Discount
        </HeadCell>
        <HeadCell end {...sortBy(path, state, "minimum")}>
          Minimum order
        </HeadCell>
        <HeadCell end>Per user</HeadCell>
        <HeadCell {...sortBy(path, state, "valid")}>Valid</HeadCell>
        <HeadCell>Status</HeadCell>
        <HeadCell end>Actions</HeadCell>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <Row key={row.id}>
            <Cell label="Coupon" main>
              <bdi dir="ltr">{row.code}</bdi>
              <span className="text-small text-quiet block font-normal">{row.name}</span>
            </Cell>
            <Cell label="Discount" end>
              <div className="text-end">
                {row.discount}
                {row.atMost && <span className="text-small text-quiet block">up to {row.atMost}</span>}
              </div>
            </Cell>
            <Cell label="Minimum order" end>
              {row.minimumCents > 0 ? <Money cents={row.minimumCents} /> : "None"}
            </Cell>
            <Cell label="Per user" end>
              {row.perUser}
            </Cell>
            <Cell label="Valid">
              {dateText(row.from)} to {dateText(row.until)}
            </Cell>
            <Cell label="Status">
              <CouponStatus status={row.status} />
            </Cell>
            <RowActions
              name={row.code}
              editHref={deskPaths.adminCouponEdit(row.id)}
              deleteHref={deskPaths.adminCouponDelete(row.id)}
            />
          </Row>
        ))}
        {rows.length === 0 && <EmptyRows columns={7} path={path} state={state} total={total} />}
      </TableBody>
    </Table>
  );
}

const dateText = (date: string) => `${dayText(date)}, ${date.slice(0, 4)}`;
