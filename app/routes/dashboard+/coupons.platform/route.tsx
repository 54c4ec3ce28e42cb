import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { toCouponRow } from "~/features/promotions/coupons/coupons.server";
import { Ticket } from "~/features/promotions/promotion-list";
import { listOwnCoupons } from "~/host/promotions.server";
import { getTimeZone } from "~/host/restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireMerchant } from "~/session/guards.server";
import { ButtonLink } from "~/ui/button";
import { Money } from "~/ui/money";
import { PanelBody, PanelFoot, SidePanel } from "~/ui/overlays/side-panel";

export const meta = () => [{ title: "Coupons of HalalGo · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const [{ platform }, zone] = await Promise.all([
    listOwnCoupons(context.host, { restaurant_id: restaurant.id, per_page: 1 }),
    getTimeZone(context.host, restaurant.id),
  ]);
  const now = new Date();
  return { coupons: platform.map((coupon) => toCouponRow(coupon, zone, now)) };
}

const oftenText = (perUser: string) =>
  perUser === "∞"
    ? ", as often as one likes"
    : perUser === "First order"
      ? ", first order only"
      : `, ${perUser} per user`;

/** [COUP-9] The platform's coupons, limited to what an owner may see. */
export default function PlatformCoupons() {
  const { coupons } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const closeHref = `${dashboardPaths.dashboardCoupons()}${search}`;
  return (
    <SidePanel
      title="Coupons of HalalGo"
      closeHref={closeHref}
      head={
        <p className="text-meta text-quiet">
          Customers can use them on orders here. Only an administrator changes them.
        </p>
      }
    >
      <PanelBody tabIndex={0}>
        {coupons.length === 0 && <p>There are none at the moment.</p>}
        <ul className="divide-line divide-y">
          {coupons.map((coupon) => (
            <li key={coupon.id} className="flex flex-wrap items-start gap-4 py-4">
              <Ticket code={coupon.code} status={coupon.status} />
              <div className="min-w-0 grow basis-48">
                <p className="text-label text-ink">{coupon.name}</p>
                {coupon.description && <p className="text-meta">{coupon.description}</p>}
                <p className="text-meta text-quiet">
                  <bdi dir="ltr">{coupon.discount}</bdi>
                  {coupon.discountNote && coupon.discountNote !== "fixed" && `, ${coupon.discountNote}`}
                  {coupon.minimumOrderCents > 0 && (
                    <>
                      , from <Money cents={coupon.minimumOrderCents} />
                    </>
                  )}
                  {oftenText(coupon.perUser)}
                </p>
                <p className="text-meta text-quiet">{coupon.valid}</p>
              </div>
            </li>
          ))}
        </ul>
      </PanelBody>
      <PanelFoot>
        <ButtonLink to={closeHref} variant="secondary" preventScrollReset>
          Close
        </ButtonLink>
      </PanelFoot>
    </SidePanel>
  );
}
