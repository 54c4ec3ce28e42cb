import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { ListExport } from "~/features/lists/list-page";
import { type CouponList, type CouponRow, loadCoupons } from "~/features/promotions/coupons/coupons.server";
import {
  DiscountCell,
  PromotionFilters,
  PromotionSwitch,
  StatusBadge,
  Ticket,
  ValidCell,
} from "~/features/promotions/promotion-list";
import { togglePromotion } from "~/features/promotions/save-promotion.server";
import { saveCoupon } from "~/host/promotions.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { sortBy } from "~/lib/lists/list-state";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { EmptyRows, ListCard } from "~/ui/dashboard/list-card";
import { PageHead } from "~/ui/dashboard/page-head";
import { RowMenu } from "~/ui/dashboard/row-actions";
import { RouteError } from "~/ui/feedback/route-error";
import { Icon } from "~/ui/icon";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/layout/table";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta = () => [{ title: "Coupons · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadCoupons(args);

export const action = (args: ActionFunctionArgs) =>
  togglePromotion(args, saveCoupon, { what: "Coupon", failed: "Failed to add/update coupon" });

/** [COUP-1] */
export default function Coupons() {
  const list = useLoaderData<typeof loader>();
  const { state, total, canEdit, platform } = list;
  const { search } = useLocation();
  const path = dashboardPaths.dashboardCoupons();
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead
        title="Coupons"
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "Coupons" }]}
        action={
          canEdit && (
            <ButtonLink to={`${dashboardPaths.dashboardCouponNew()}${search}`} icon="plus" preventScrollReset>
              Add Coupon
            </ButtonLink>
          )
        }
      />
      <ListCard
        path={path}
        state={state}
        total={total}
        searchLabel="Search name or code"
        filters={<PromotionFilters filters={state.filters} />}
        end={<ListExport area="dashboard" list="coupons" state={state} total={total} row="coupon" />}
      >
        <CouponsTable {...list} />
      </ListCard>
      <PlatformNote codes={platform} />
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;

/** [COUP-9] The platform's coupons also apply here, but cannot be changed. */
function PlatformNote({ codes }: { codes: string[] }) {
  const { search } = useLocation();
  if (codes.length === 0) return null;
  const one = codes.length === 1;
  const list = new Intl.ListFormat("en-US", { type: "conjunction" }).format(codes);
  return (
    <p className="text-meta mt-4 flex items-start gap-2.5 px-1">
      <Icon name="info" className="text-quiet mt-0.5 shrink-0" />
      <span>
        <strong className="text-ink">{one ? "One coupon of HalalGo" : `${codes.length} coupons of HalalGo`}</strong>,{" "}
        {list}, can also be used on orders here. Only an administrator can change {one ? "it" : "them"}.{" "}
        <TextLink
          to={`${dashboardPaths.dashboardPlatformCoupons()}${search}`}
          preventScrollReset
          className="font-semibold"
        >
          View {one ? "it" : "them"}
        </TextLink>
      </span>
    </p>
  );
}

/** [COUP-1, COUP-2] */
function CouponsTable({ state, rows, total, canEdit }: CouponList) {
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
      <Cell label="Coupon" main breaks>
        <span className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5 min-[64rem]:flex-nowrap">
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
