import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListPage, type ListView } from "~/features/lists/list-page";
import { loadOffers, type OfferList, type OfferRow } from "~/features/promotions/offers/offers.server";
import {
  Discount,
  isOver,
  promotionFilters,
  PromotionSwitch,
  StatusBadge,
  Valid,
} from "~/features/promotions/promotion-list";
import { togglePromotion } from "~/features/promotions/save-promotion.server";
import { saveOffer } from "~/host/promotions.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { cx } from "~/ui/cx";
import { RowMenu } from "~/ui/dashboard/row-actions";
import { RouteError } from "~/ui/feedback/route-error";
import { Picture } from "~/ui/picture";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta = () => [{ title: "Offers · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadOffers(args);

export const action = (args: ActionFunctionArgs) =>
  togglePromotion(args, saveOffer, { what: "Offer", failed: "Failed to add/update offer" });

/** [OFFER-1] */
export default function Offers() {
  const list = useLoaderData<typeof loader>();
  return <ListPage view={viewOf(list)} list={list} />;
}

export const ErrorBoundary = () => <RouteError />;

/** [OFFER-1, OFFER-2] */
const viewOf = ({ canEdit }: OfferList): ListView<OfferRow> => ({
  area: "dashboard",
  title: "Offers",
  path: dashboardPaths.dashboardOffers(),
  list: "offers",
  row: "offer",
  searchLabel: "Search offers",
  add: canEdit ? { label: "Add Offer", to: dashboardPaths.dashboardOfferNew() } : null,
  filters: promotionFilters,
  columns: [
    {
      head: "Offer",
      sort: "title",
      main: true,
      breaks: true,
      cell: (row) => (
        <span className="flex items-center gap-3.5">
          {row.image && (
            <Picture
              src={row.image}
              alt=""
              width={137}
              height={35}
              className={cx(
                "rounded-small aspect-[548/140] w-30.5 shrink-0 md:max-xl:hidden",
                isOver(row) && "opacity-60",
              )}
            />
          )}
          <span className={cx("min-w-32", isOver(row) && "text-quiet")}>{row.title}</span>
        </span>
      ),
    },
    { head: "Discount", sort: "discount", end: true, cell: (row) => <Discount row={row} /> },
    { head: "Covers", cell: ({ covers }) => covers },
    { head: "Valid", sort: "valid", cell: (row) => <Valid row={row} /> },
    { head: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  ],
  hasRowMenus: true,
  actions: canEdit
    ? ({ id, title, isActive }) => (
        <RowMenu
          name={title}
          editHref={dashboardPaths.dashboardOfferEdit(id)}
          deleteHref={dashboardPaths.dashboardOfferDelete(id)}
        >
          <PromotionSwitch path={dashboardPaths.dashboardOffers()} id={id} name={title} isActive={isActive} />
        </RowMenu>
      )
    : null,
});
