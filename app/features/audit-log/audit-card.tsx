import { auditKinds, type AuditKind } from "@domain/contract/administration/audit";
import { ListExport } from "~/features/lists/list-export";
import type { ListState } from "~/lib/lists/list-state";
import { ListCard } from "~/ui/dashboard/list-card";
import { SelectField } from "~/ui/forms/select-field";
import { TextField } from "~/ui/forms/text-field";
import type { AuditRow } from "./audit-list.server";
import { AuditTable } from "./audit-table";

type AuditCardProps = {
  label: string;
  path: string;
  state: ListState;
  rows: AuditRow[];
  total: number;
  /** Whose history it is, where it is that of one restaurant. */
  restaurantId?: string;
};

/** The history of every change, or of one restaurant's: searched, filtered, exported. */
export function AuditCard({ label, path, state, rows, total, restaurantId }: AuditCardProps) {
  const exported = restaurantId ? { ...state, filters: { ...state.filters, restaurant: restaurantId } } : state;
  return (
    <ListCard
      path={path}
      state={state}
      total={total}
      searchLabel="Search by who did it"
      searchName="who"
      filters={
        <>
          <SelectField
            label="What"
            name="kind"
            defaultValue={state.filters.kind}
            placeholder="Anything"
            options={auditKinds.map((kind) => ({ value: kind, label: kindText[kind] }))}
            compact
          />
          <TextField label="From" name="from" type="date" defaultValue={state.filters.from} compact />
          <TextField label="To" name="to" type="date" defaultValue={state.filters.to} compact />
        </>
      }
      end={<ListExport list="audit-log" state={exported} total={total} row="change" />}
    >
      <AuditTable label={label} path={path} state={state} rows={rows} total={total} hasRestaurants={!restaurantId} />
    </ListCard>
  );
}

/** What a change can be about, as filters name it. */
const kindText: Record<AuditKind, string> = {
  restaurant: "Restaurants and settings",
  menu: "Menus",
  promotion: "Coupons, offers and taxes",
  order: "Orders and refunds",
  team: "Teams",
  agent: "Sales agents",
  customer: "Customers",
  announcement: "Messages to followers",
  halal: "Halal evidence",
  access: "Sign-ins, passwords and private data",
};
