import type { CouponList, CouponRow } from "~/features/promotions/coupons/coupons.server";
import { DiscountCell, ValidCell, StatusBadge, PromotionSwitch, Ticket } from "~/features/promotions/promotion-list";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { sortBy } from "~/lib/lists/list-state";
import { cx } from "~/ui/cx";
import { EmptyRows } from "~/ui/dashboard/list-card";
import { RowMenu } from "~/ui/dashboard/row-actions";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/layout/table";
import { Money } from "~/ui/money";

/** [COUP-1, COUP-2] */
export function CouponsTable({ state, rows, total, canEdit }: CouponList) {
  const path = dashboardPaths.dashboardCoupons();
  return (
    <Table label="Coupons" bare dense>
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
        {canEdit && (
          <HeadCell end>
            <span className="sr-only">Actions</span>
          </HeadCell>
        )}
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <CouponLine key={row.id} row={row} canEdit={canEdit} />
        ))}
        {rows.length === 0 && <EmptyRows columns={canEdit ? 7 : 6} path={path} state={state} total={total} />}
      </TableBody>
    </Table>
  );
}

function CouponLine({ row, canEdit }: { row: CouponRow; canEdit: boolean }) {
  const isQuiet = row.status === "expired" || row.status === "inactive";
  return (
    <Row>
      <Cell label="Coupon" main>
        <span className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5 xl:flex-nowrap">
          <Ticket code={row.code} status={row.status} />
          <span className={cx(isQuiet && "text-quiet")}>{row.name}</span>
        </span>
      </Cell>
      <DiscountCell row={row} isQuiet={isQuiet} />
      <Cell label="Minimum order" end>
        {row.minimumOrderCents > 0 ? <Money cents={row.minimumOrderCents} /> : "None"}
      </Cell>
      <Cell label="Per user" end>
        {row.perUser === "∞" ? (
          <span aria-label="No limit">∞</span>
        ) : (
          <span className="xl:whitespace-nowrap">{row.perUser}</span>
        )}
      </Cell>
      <ValidCell row={row} />
      <Cell label="Status">
        <StatusBadge status={row.status} />
      </Cell>
      {canEdit && (
        <RowMenu
          name={row.code}
          editHref={dashboardPaths.dashboardCouponEdit(row.id)}
          deleteHref={dashboardPaths.dashboardCouponDelete(row.id)}
        >
          <PromotionSwitch
            path={dashboardPaths.dashboardCoupons()}
            id={row.id}
            name={row.code}
            isActive={row.isActive}
          />
        </RowMenu>
      )}
    </Row>
  );
}
