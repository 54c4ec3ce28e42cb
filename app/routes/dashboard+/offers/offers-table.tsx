import { sortBy } from "~/lib/list-state";
import { deskPaths } from "~/lib/desk-paths";
import { cx } from "~/ui/cx";
import { EmptyRows } from "~/ui/desk/empty-rows";
import { RowMenu } from "~/ui/desk/row-menu";
import { Picture } from "~/ui/picture";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/table";
import { DiscountCell, ValidCell } from "~/features/promotions/cells";
import { StatusBadge } from "~/features/promotions/status-badge";
import { SwitchPromotion } from "~/features/promotions/switch-promotion";
import type { OfferList, OfferRow } from "~/features/promotions/offers/load-offers.server";

/** [OFFER-1, OFFER-2] */
export function OffersTable({ state, rows, total, canEdit }: OfferList) {
  const path = deskPaths.dashboardOffers();
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
      <Cell label="Offer" main>
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
          editHref={deskPaths.dashboardOfferEdit(row.id)}
          deleteHref={deskPaths.dashboardOfferDelete(row.id)}
        >
          <SwitchPromotion path={deskPaths.dashboardOffers()} id={row.id} name={row.title} isActive={row.isActive} />
        </RowMenu>
      )}
    </Row>
  );
}
