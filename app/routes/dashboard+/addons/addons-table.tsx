import { Form, useLocation } from "@remix-run/react";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { sortBy } from "~/lib/lists/list-state";
import { ActiveBadge } from "~/ui/dashboard/active-badge";
import { EmptyRows } from "~/ui/dashboard/list-card";
import { RowActions } from "~/ui/dashboard/row-actions";
import { Switch } from "~/ui/forms/switch";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/layout/table";
import { Money } from "~/ui/money";
import { Picture, smallPicture } from "~/ui/picture";
import type { AddonList } from "./load-addons.server";

/** [ADDON-1, ADDON-2] */
export function AddonsTable({ state, rows, total, canEdit, canSwitch }: AddonList) {
  const path = dashboardPaths.dashboardAddons();
  const width = canEdit ? 6 : 5;
  return (
    <Table label="Add-ons" bare>
      <TableHead>
        <HeadCell {...sortBy(path, state, "name")}>Name</HeadCell>
        <HeadCell {...sortBy(path, state, "group")}>Group</HeadCell>
        <HeadCell end {...sortBy(path, state, "price")}>
          Price
        </HeadCell>
        <HeadCell end>Items</HeadCell>
        <HeadCell {...sortBy(path, state, "status")}>Status</HeadCell>
        {canEdit && <HeadCell end>Actions</HeadCell>}
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <AddonLine key={row.id} row={row} canEdit={canEdit} canSwitch={canSwitch} />
        ))}
        {rows.length === 0 && <EmptyRows columns={width} path={path} state={state} total={total} />}
      </TableBody>
    </Table>
  );
}

type AddonLineProps = { row: AddonList["rows"][number] } & Pick<AddonList, "canEdit" | "canSwitch">;

function AddonLine({ row, canEdit, canSwitch }: AddonLineProps) {
  const { pathname, search } = useLocation();
  return (
    <Row>
      <Cell label="Name" main breaks>
        <span className="flex items-center gap-3">
          {row.image && (
            <Picture
              src={smallPicture(row.image)}
              alt=""
              width={40}
              height={40}
              className="rounded-small size-10 shrink-0"
            />
          )}
          <span>
            {row.name}
            {row.description && <span className="text-small text-quiet block font-normal">{row.description}</span>}
          </span>
        </span>
      </Cell>
      <Cell label="Group" wide={!row.group}>
        {row.group?.name}
      </Cell>
      <Cell label="Price" end>
        <Money cents={row.priceCents} />
      </Cell>
      <Cell label="Items" end>
        {row.itemCount}
      </Cell>
      <Cell label="Status">
        {row.isActive && canSwitch ? (
          <Form method="post" action={dashboardPaths.kitchenSoldOut()} preventScrollReset className="-my-1.5">
            <input type="hidden" name="addons" value={row.id} />
            <input type="hidden" name="name" value={row.name} />
            <input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
            <Switch
              on={row.isAvailable}
              name="availability"
              label={`${row.name}:`}
              word={
                <span className={row.isAvailable ? "text-meta" : "text-meta text-accent-text"}>{row.availability}</span>
              }
            />
          </Form>
        ) : (
          <ActiveBadge isActive={row.isActive} />
        )}
      </Cell>
      {canEdit && (
        <RowActions
          name={row.name}
          editHref={dashboardPaths.dashboardAddonEdit(row.id)}
          deleteHref={dashboardPaths.dashboardAddonDelete(row.id)}
        />
      )}
    </Row>
  );
}
