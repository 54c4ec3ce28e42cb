import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { ListPage, type ListView } from "~/features/lists/list-page";
import { type CouponList, type CouponRow, loadCoupons } from "~/features/promotions/coupons/coupons.server";
import {
  Discount,
  isOver,
  promotionFilters,
  PromotionSwitch,
  StatusBadge,
  Ticket,
  Valid,
} from "~/features/promotions/promotion-list";
import { togglePromotion } from "~/features/promotions/save-promotion.server";
import { saveCoupon } from "~/host/promotions.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { cx } from "~/ui/cx";
import { RowMenu } from "~/ui/dashboard/row-actions";
import { RouteError } from "~/ui/feedback/route-error";
import { Icon } from "~/ui/icon";
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
  return (
    <ListPage view={viewOf(list)} list={list}>
      <PlatformNote codes={list.platform} />
    </ListPage>
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
const viewOf = ({ canEdit }: CouponList): ListView<CouponRow> => ({
  area: "dashboard",
  title: "Coupons",
  path: dashboardPaths.dashboardCoupons(),
  list: "coupons",
  row: "coupon",
  searchLabel: "Search name or code",
  add: canEdit ? { label: "Add Coupon", to: dashboardPaths.dashboardCouponNew() } : null,
  filters: promotionFilters,
  columns: [
    {
      head: "Coupon",
      sort: "code",
      main: true,
      breaks: true,
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5 min-[64rem]:flex-nowrap">
          <Ticket code={row.code} status={row.status} />
          <span className={cx(isOver(row) && "text-quiet")}>{row.name}</span>
        </span>
      ),
    },
    { head: "Discount", sort: "discount", end: true, cell: (row) => <Discount row={row} /> },
    {
      head: "Minimum order",
      sort: "minimum",
      end: true,
      cell: ({ minimumOrderCents }) => (minimumOrderCents > 0 ? <Money cents={minimumOrderCents} /> : "None"),
    },
    {
      head: "Per user",
      end: true,
      cell: ({ perUser }) =>
        perUser === "∞" ? (
          <span aria-label="No limit">∞</span>
        ) : (
          <span className="xl:whitespace-nowrap">{perUser}</span>
        ),
    },
    { head: "Valid", sort: "valid", cell: (row) => <Valid row={row} /> },
    { head: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  ],
  isDense: true,
  hasRowMenus: true,
  actions: canEdit
    ? ({ id, code, isActive }) => (
        <RowMenu
          name={code}
          editHref={dashboardPaths.dashboardCouponEdit(id)}
          deleteHref={dashboardPaths.dashboardCouponDelete(id)}
        >
          <PromotionSwitch path={dashboardPaths.dashboardCoupons()} id={id} name={code} isActive={isActive} />
        </RowMenu>
      )
    : null,
});
