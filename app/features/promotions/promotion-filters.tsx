import type { ListState } from "~/lib/lists/list-state";
import { SelectField } from "~/ui/forms/select-field";
import { TextField } from "~/ui/forms/text-field";

const statuses = [
  { value: "active", label: "Active" },
  { value: "scheduled", label: "Scheduled" },
  { value: "expired", label: "Expired" },
  { value: "inactive", label: "Inactive" },
];
const types = [
  { value: "percentage", label: "Percentage" },
  { value: "fixed", label: "Fixed amount" },
];

/** [OFFER-1, TABLE-1] The filters of coupons and offers. */
export function PromotionFilters({ filters }: Pick<ListState, "filters">) {
  return (
    <>
      <SelectField
        label="Status"
        name="status"
        defaultValue={filters.status}
        placeholder="Any status"
        options={statuses}
        compact
      />
      <SelectField
        label="Type"
        name="type"
        defaultValue={filters.type}
        placeholder="Any type"
        options={types}
        compact
      />
      <TextField label="Valid from" name="valid_from" type="date" defaultValue={filters.valid_from} compact />
      <TextField label="Valid until" name="valid_until" type="date" defaultValue={filters.valid_until} compact />
    </>
  );
}
