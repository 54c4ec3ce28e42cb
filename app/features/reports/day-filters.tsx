import { TextField } from "~/ui/forms/text-field";

/** The first and the last day of a report, both included. */
export function DayFilters({ filters }: { filters: Record<string, string> }) {
  return (
    <>
      <TextField label="From" name="from" type="date" defaultValue={filters.from} compact />
      <TextField label="To" name="to" type="date" defaultValue={filters.to} compact />
    </>
  );
}
