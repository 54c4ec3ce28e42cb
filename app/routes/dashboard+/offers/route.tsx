import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { ListExport } from "~/features/lists/list-page";
import { loadOffers, type OfferList, type OfferRow } from "~/features/promotions/offers/offers.server";
import {
  DiscountCell,
  ValidCell,
  PromotionFilters,
  StatusBadge,
  PromotionSwitch,
} from "~/features/promotions/promotion-list";
import { togglePromotion } from "~/features/promotions/save-promotion.server";
import { saveOffer } from "~/host/promotions.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { sortBy } from "~/lib/lists/list-state";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { ListCard, EmptyRows } from "~/ui/dashboard/list-card";
import { PageHead } from "~/ui/dashboard/page-head";
import { RowMenu } from "~/ui/dashboard/row-actions";
import { RouteError } from "~/ui/feedback/route-error";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/layout/table";
import { Picture } from "~/ui/picture";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta = () => [{ title: "Offers · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadOffers(args);

export const action = (args: ActionFunctionArgs) =>
  togglePromotion(args, saveOffer, { what: "Offer", failed: "Failed to add/update offer" });

/** [OFFER-1] */
export default function Offers() {
  const list = useLoaderData<typeof loader>();
  const { state, total, canEdit } = list;
  const { search } = useLocation();
  const path = dashboardPaths.dashboardOffers();
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead
        title="Offers"
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "Offers" }]}
        action={
          canEdit && (
            <ButtonLink to={`${dashboardPaths.dashboardOfferNew()}${search}`} icon="plus" preventScrollReset>
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
        end={<ListExport area="dashboard" list="offers" state={state} total={total} row="offer" />}
      >
        <OffersTable {...list} />
      </ListCard>
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;

/** [OFFER-1, OFFER-2] */
function OffersTable({ state, rows, total, canEdit }: OfferList) {
  const path = dashboardPaths.dashboardOffers();
  return (
    <Table label="Offers" bare>
      <TableHead>
        <HeadCell {...sortBy(path, state, "title")}>Offer</HeadCell>
        <HeadCell end {...sortBy(path, state, "discount")}>
          Discount
        </HeadCell>
        <HeadCell>Covers</HeadCell>
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
          <OfferLine key={row.id} row={row} canEdit={canEdit} />
        ))}
        {rows.length === 0 && <EmptyRows columns={canEdit ? 6 : 5} path={path} state={state} total={total} />}
      </TableBody>
    </Table>
  );
}

function OfferLine({ row, canEdit }: { row: OfferRow; canEdit: boolean }) {
  const isQuiet = row.status === "expired" || row.status === "inactive";
  return (
    <Row>
      <Cell label="Offer" main breaks>
        <span className="flex items-center gap-3.5">
          {row.image && (
            <Picture
              src={row.image}
              alt=""
              width={137}
              height={35}
              className={cx("rounded-small aspect-[548/140] w-30.5 shrink-0 md:max-xl:hidden", isQuiet && "opacity-60")}
            />
          )}
          <span className={cx("min-w-32", isQuiet && "text-quiet")}>{row.title}</span>
        </span>
      </Cell>
      <DiscountCell row={row} isQuiet={isQuiet} />
      <Cell label="Covers">{row.covers}</Cell>
      <ValidCell row={row} />
      <Cell label="Status">
        <StatusBadge status={row.status} />
      </Cell>
      {canEdit && (
        <RowMenu
          name={row.title}
          editHref={dashboardPaths.dashboardOfferEdit(row.id)}
          deleteHref={dashboardPaths.dashboardOfferDelete(row.id)}
        >
          <PromotionSwitch
            path={dashboardPaths.dashboardOffers()}
            id={row.id}
            name={row.title}
            isActive={row.isActive}
          />
        </RowMenu>
      )}
    </Row>
  );
}
