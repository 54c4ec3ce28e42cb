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
import { couponList } from "~/features/platform-coupons/coupon-list.server";
import { statusWords } from "~/features/platform-coupons/coupon-status";
import { CouponsTable } from "./coupons-table";

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
