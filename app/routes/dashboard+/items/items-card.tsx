import { useLocation } from "@remix-run/react";
import { itemTags } from "@domain/menu/menu-item-rules";
import { categoryLabel } from "@domain/options";
import { ListExport } from "~/features/lists/list-export";
import { tagText, typeWords } from "~/features/menu-items/menu-words";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Button } from "~/ui/button";
import { ListCard } from "~/ui/dashboard/list-card";
import { SelectField } from "~/ui/forms/select-field";
import { ItemsTable } from "./items-table";
import type { ItemList } from "./load-items.server";

const asOptions = (values: readonly string[], labelOf: (value: string) => string) =>
  values.map((value) => ({ value, label: labelOf(value) }));

/** [TABLE-1…6] The menu as a list: searched, filtered, sorted, exported, and switched in bulk. */
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
            options={asOptions(Object.keys(typeWords), (type) => typeWords[type] ?? type)}
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

/** [ITEM-4] "86", as kitchens say: until tomorrow, for some hours, or until somebody puts it back. */
const ways = [
  { value: "on", label: "Available" },
  { value: "tomorrow", label: "Sold out until tomorrow" },
  { value: "hours-2", label: "For 2 hours" },
  { value: "off", label: "Until switched on" },
];

/** What can be done with the chosen items. Deleting asks first, on a page of its own. */
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
