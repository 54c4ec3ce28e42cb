import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { ListExport } from "~/features/lists/list-page";
import { loadCoupons } from "~/features/promotions/coupons/coupons.server";
import { PromotionFilters } from "~/features/promotions/promotion-list";
import { togglePromotion } from "~/features/promotions/save-promotion.server";
import { saveCoupon } from "~/host/promotions.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { ListCard } from "~/ui/dashboard/list-card";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { Icon } from "~/ui/icon";
import { TextLink } from "~/ui/text-link";
import { CouponsTable } from "./coupons-table";

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
