import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { saveOffer } from "~/host/offers.server";
import { deskPaths } from "~/lib/desk-paths";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button-link";
import { ExportMenu } from "~/ui/desk/export-menu";
import { ListCard } from "~/ui/desk/list-card";
import { PageHead } from "~/ui/desk/page-head";
import { RouteError } from "~/ui/route-error";
import { PromotionFilters } from "~/features/promotions/promotion-filters";
import { switchPromotion } from "~/features/promotions/switch-promotion.server";
import { loadOffers } from "~/features/promotions/offers/load-offers.server";
import { OffersTable } from "./offers-table";

export const meta = () => [{ title: "Offers · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadOffers(args);

export const action = (args: ActionFunctionArgs) =>
  switchPromotion(args, saveOffer, { what: "Offer", failed: "Failed to add/update offer" });

/** [OFFER-1] */
export default function Offers() {
  const list = useLoaderData<typeof loader>();
  const { state, total, canEdit } = list;
  const { search } = useLocation();
  const path = deskPaths.dashboardOffers();
  const asFiltered = { ...state.filters, sort: state.sort };
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead
        title="Offers"
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "Offers" }]}
        action={
          canEdit && (
            <ButtonLink to={`${deskPaths.dashboardOfferNew()}${search}`} icon="plus" preventScrollReset>
              Add Offer
            </ButtonLink>
          )
        }
      />
      <ListCard
        path={path}
        state={state}
        total={total}
        searchLabel="Search offers"
        filters={<PromotionFilters filters={state.filters} />}
        end={
          <ExportMenu
            what={total === 1 ? "1 offer" : `${total} offers`}
            printHref={deskPaths.dashboardOffersPrint(asFiltered)}
            fileHref={(format) => deskPaths.dashboardOffersExport({ ...asFiltered, format })}
          />
        }
      >
        <OffersTable {...list} />
      </ListCard>
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
