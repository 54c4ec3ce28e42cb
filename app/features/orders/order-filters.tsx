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

/** [ORD-7] Beside the order id, which is the list's search field. */
export function OrderFilters({ state, customers }: OrderList) {
  const { status, customer, date } = state.filters;
  return (
    <>
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
    </>
  );
}
