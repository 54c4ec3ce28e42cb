import { deskPaths } from "~/lib/desk-paths";
import { FilterPanel } from "~/ui/desk/filter-panel";
import { Combobox } from "~/ui/forms/combobox";
import { SelectField } from "~/ui/forms/select-field";
import { TextField } from "~/ui/forms/text-field";
import type { OrderList } from "./load-orders.server";

const statuses = [
  { value: "pending", label: "Pending" },
  { value: "completed", label: "Completed" },
  { value: "cancelled", label: "Cancelled" },
  { value: "placed", label: "Pending: placed" },
  { value: "accepted", label: "Pending: accepted" },
  { value: "preparing", label: "Pending: preparing" },
  { value: "ready", label: "Pending: ready" },
];

/** [ORD-7] */
export function OrderFilters({ source, state, filterCount, customers }: OrderList) {
  const path = deskPaths.dashboardOrders(source);
  const { order_id, status, customer, date } = state.filters;
  return (
    <FilterPanel
      key={JSON.stringify(state)}
      action={path}
      count={filterCount}
      clearHref={path}
      kept={{ sort: state.sort, limit: state.limit === 10 ? null : state.limit }}
    >
      <TextField label="Order id" name="order_id" defaultValue={order_id} compact maxLength={40} />
      <SelectField
        label="Status"
        name="status"
        defaultValue={status}
        options={statuses}
        placeholder="Any status"
        compact
      />
      {customers && (
        <Combobox
          label="Customer"
          name="customer"
          defaultValue={customer}
          options={customers.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder="Any customer"
          compact
        />
      )}
      <TextField label="Date" name="date" type="date" defaultValue={date} compact />
    </FilterPanel>
  );
}
