import { Form, useLocation } from "@remix-run/react";
import { categoryLabel } from "@domain/options";
import { itemTags } from "@domain/values/choices";
import { ListExport } from "~/features/lists/list-page";
import { itemTypeLabels, tagText } from "~/features/menu-items/menu-text";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { sortBy } from "~/lib/lists/list-state";
import { Button, IconLink } from "~/ui/button";
import { EmptyRows, ListCard, RowCheckbox, SelectAllCheckbox } from "~/ui/dashboard/list-card";
import { RowActions } from "~/ui/dashboard/row-actions";
import { SelectField } from "~/ui/forms/select-field";
import { Switch } from "~/ui/forms/switch";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/layout/table";
import { Money } from "~/ui/money";
import { Picture, smallPicture } from "~/ui/picture";
import { TextLink } from "~/ui/text-link";
import type { ItemList, ItemRow } from "./load-items.server";

const asOptions = (values: readonly string[], labelOf: (value: string) => string) =>
  values.map((value) => ({ value, label: labelOf(value) }));

/** [TABLE-1…6] The menu as a list with search, filters, sorting, export and bulk actions. */
export function ItemsCard(list: ItemList) {
  const { state, categories, total, canEdit, canSwitch } = list;
  const path = dashboardPaths.dashboardItems();
  const { category, status, tag, item_type } = state.filters;
  return (
    <ListCard
      path={path}
      state={state}
      total={total}
      searchLabel="Search items"
      filters={
        <>
          <SelectField
            label="Category"
            name="category"
            defaultValue={category}
            placeholder="Any category"
            options={asOptions(categories, categoryLabel)}
            compact
          />
          <SelectField
            label="Status"
            name="status"
            defaultValue={status}
            placeholder="Any status"
            options={[
              { value: "available", label: "Available" },
              { value: "unavailable", label: "Sold out" },
            ]}
            compact
          />
          <SelectField
            label="Type"
            name="item_type"
            defaultValue={item_type}
            placeholder="Any type"
            options={asOptions(Object.keys(itemTypeLabels), (type) => itemTypeLabels[type] ?? type)}
            compact
          />
          <SelectField
            label="Tag"
            name="tag"
            defaultValue={tag}
            placeholder="Any tag"
            options={asOptions(itemTags, (one) => tagText([one]))}
            compact
          />
        </>
      }
      end={<ListExport area="dashboard" list="items" state={state} total={total} row="item" />}
      bulk={(canSwitch || canEdit) && <BulkButtons canSwitch={canSwitch} canDelete={canEdit} />}
    >
      <ItemsTable {...list} />
    </ListCard>
  );
}

/** [ITEM-4] How long to mark items as sold out ("86"): until tomorrow, for some hours, or until changed. */
const ways = [
  { value: "on", label: "Available" },
  { value: "tomorrow", label: "Sold out until tomorrow" },
  { value: "hours-2", label: "For 2 hours" },
  { value: "off", label: "Until switched on" },
];

/** Actions for the selected items. Deleting asks for confirmation on its own page. */
function BulkButtons({ canSwitch, canDelete }: { canSwitch: boolean; canDelete: boolean }) {
  const { search } = useLocation();
  return (
    <>
      {canSwitch &&
        ways.map(({ value, label }) => (
          <Button key={value} type="submit" name="availability" value={value} size="sm" variant="secondary">
            {label}
          </Button>
        ))}
      {canDelete && (
        <Button
          type="submit"
          size="sm"
          variant="danger-text"
          icon="trash"
          formMethod="get"
          formAction={dashboardPaths.dashboardItemsDelete()}
          name="back"
          value={search}
        >
          Delete
        </Button>
      )}
    </>
  );
}

const columns = [
  { name: "category", label: "Category" },
  { name: "type", label: "Type" },
  { name: "price", label: "Price", end: true },
  { name: "status", label: "Status" },
];

/** [ITEM-1] */
function ItemsTable({ state, rows, total, canEdit, canSwitch }: ItemList) {
  const path = dashboardPaths.dashboardItems();
  const width = columns.length + 2;
  return (
    <Table label="Menu items" bare>
      <TableHead>
        <HeadCell {...sortBy(path, state, "name")} before={<SelectAllCheckbox />}>
          Item
        </HeadCell>
        {columns.map(({ name, label, end }) => (
          <HeadCell key={name} end={end} {...sortBy(path, state, name)}>
            {label}
          </HeadCell>
        ))}
        <HeadCell end>Actions</HeadCell>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <ItemLine key={row.id} row={row} canEdit={canEdit} canSwitch={canSwitch} />
        ))}
        {rows.length === 0 && <EmptyRows columns={width} path={path} state={state} total={total} />}
      </TableBody>
    </Table>
  );
}

function ItemLine({ row, canEdit, canSwitch }: { row: ItemRow; canEdit: boolean; canSwitch: boolean }) {
  const { search } = useLocation();
  return (
    <Row>
      <Cell label="Item" main breaks>
        <span className="flex min-w-40 items-center gap-3">
          <RowCheckbox id={row.id} label={row.name} />
          <Picture
            src={smallPicture(row.image)}
            alt=""
            width={40}
            height={40}
            className="rounded-small size-10 shrink-0"
          />
          <span className="min-w-0">
            <TextLink
              to={dashboardPaths.dashboardItem(row.id)}
              className="text-ink! decoration-transparent hover:decoration-current"
            >
              {row.name}
            </TextLink>
            {row.tags && <span className="text-small text-quiet block font-normal">{row.tags}</span>}
          </span>
        </span>
      </Cell>
      <Cell label="Category" breaks>
        {row.category}
      </Cell>
      <Cell label="Type" wide>
        {row.type}
      </Cell>
      <Cell label="Price" end>
        <Money cents={row.priceCents} />
      </Cell>
      <Cell label="Status">
        {canSwitch ? (
          <Form
            method="post"
            action={`${dashboardPaths.dashboardItems()}${search}`}
            preventScrollReset
            className="-my-1.5"
          >
            <input type="hidden" name="ids" value={row.id} />
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
          row.availability
        )}
      </Cell>
      <RowActions
        name={row.name}
        editHref={canEdit ? dashboardPaths.dashboardItemEdit(row.id) : undefined}
        deleteHref={canEdit ? dashboardPaths.dashboardItemDelete(row.id) : undefined}
      >
        <IconLink icon="eye" label={`View ${row.name}`} to={dashboardPaths.dashboardItem(row.id)} />
      </RowActions>
    </Row>
  );
}
