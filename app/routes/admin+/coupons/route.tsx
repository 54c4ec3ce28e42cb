import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { promotionStatuses } from "@domain/promotion-period";
import { deskPaths } from "~/lib/desk-paths";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button-link";
import { ListCard } from "~/ui/desk/list-card";
import { PageHead } from "~/ui/desk/page-head";
import { SelectField } from "~/ui/forms/select-field";
import { RouteError } from "~/ui/route-error";
import { ListExport } from "~/features/admin-lists/list-export";
import { couponList, type CouponLine } from "~/features/platform-coupons/coupon-list.server";
import { statusWords, CouponStatus } from "~/features/platform-coupons/coupon-status";
import { dayText } from "~/lib/period";
import { type ListState, sortBy } from "~/lib/list-state";
import { EmptyRows } from "~/ui/desk/empty-rows";
import { RowActions } from "~/ui/desk/row-actions";
import { Money } from "~/ui/money";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/table";

export const meta = () => [{ title: "Coupons · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => couponList.page(args);

/** Coupons of the platform. */
export default function Coupons() {
  const { state, rows, total } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead
        title="Coupons"
        crumbs={[{ label: "Dashboard", to: paths.admin() }, { label: "Coupons" }]}
        below="Usable at every restaurant. HalalGo bears the discount; restaurants earn as without it."
        action={
          <ButtonLink to={`${deskPaths.adminCouponNew()}${search}`} icon="plus" preventScrollReset>
            Add Coupon
          </ButtonLink>
        }
      />
      <ListCard
        path={deskPaths.adminCoupons()}
        state={state}
        total={total}
        searchLabel="Search by code or name"
        filters={
          <SelectField
            label="Status"
            name="status"
            defaultValue={state.filters.status}
            placeholder="Any status"
            options={promotionStatuses.map((status) => ({ value: status, label: statusWords[status] }))}
            compact
          />
        }
        end={<ListExport list="coupons" state={state} total={total} row="coupon" />}
      >
        <CouponsTable state={state} rows={rows} total={total} />
      </ListCard>
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;

function CouponsTable({ state, rows, total }: { state: ListState; rows: CouponLine[]; total: number }) {
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
