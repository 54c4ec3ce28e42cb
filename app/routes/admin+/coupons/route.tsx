import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { promotionStatuses } from "@domain/promotions/promotion-period";
import { ListPage, type ListView } from "~/features/lists/list-page";
import { CouponStatus, statusLabels } from "~/features/platform-coupons/coupon-panel";
import { couponList, type CouponLine } from "~/features/platform-coupons/platform-coupons.server";
import { PeriodText } from "~/features/promotions/promotion-list";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { RowActions } from "~/ui/dashboard/row-actions";
import { RouteError } from "~/ui/feedback/route-error";
import { Money } from "~/ui/money";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta = () => [{ title: "Coupons · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => couponList.page(args);

/** Coupons of the platform. */
export default function Coupons() {
  return <ListPage view={view} list={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <RouteError />;

const view: ListView<CouponLine> = {
  title: "Coupons",
  path: dashboardPaths.adminCoupons(),
  list: "coupons",
  row: "coupon",
  searchLabel: "Search by code or name",
  below: "Usable at every restaurant. HalalGo bears the discount; restaurants earn as without it.",
  add: { label: "Add Coupon", to: dashboardPaths.adminCouponNew() },
  filters: [
    {
      name: "status",
      label: "Status",
      placeholder: "Any status",
      options: promotionStatuses.map((status) => ({ value: status, label: statusLabels[status] })),
    },
  ],
  columns: [
    {
      head: "Coupon",
      sort: "code",
      main: true,
      breaks: true,
      cell: ({ code, name }) => (
        <>
          <bdi dir="ltr" className="block wrap-anywhere md:min-w-22">
            {code}
          </bdi>
          <span className="text-small text-quiet block font-normal">{name}</span>
        </>
      ),
    },
    {
      head: "Discount",
      sort: "discount",
      end: true,
      cell: ({ discount, atMost }) => (
        <div className="text-end">
          {discount}
          {atMost && <span className="text-small text-quiet block whitespace-nowrap">up to {atMost}</span>}
        </div>
      ),
    },
    {
      head: "Minimum order",
      sort: "minimum",
      end: true,
      cell: ({ minimumCents }) => (minimumCents > 0 ? <Money cents={minimumCents} /> : "None"),
    },
    { head: "Per user", end: true, cell: ({ perUser }) => perUser },
    {
      head: "Valid",
      sort: "valid",
      cell: ({ valid }) => (
        <span className="max-md:text-end">
          <PeriodText period={valid} />
        </span>
      ),
    },
    { head: "Status", cell: ({ status }) => <CouponStatus status={status} /> },
  ],
  actions: ({ id, code }) => (
    <RowActions
      name={code}
      editHref={dashboardPaths.adminCouponEdit(id)}
      deleteHref={dashboardPaths.adminCouponDelete(id)}
    />
  ),
};
