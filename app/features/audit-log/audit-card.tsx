import { type AuditKind } from "@domain/contract/administration/audit";
import { auditKinds } from "@domain/values/choices";
import { ListExport } from "~/features/lists/list-page";
import { dashboardPaths } from "~/lib/dashboard-paths";
import type { ListState } from "~/lib/lists/list-state";
import { EmptyRows, ListCard } from "~/ui/dashboard/list-card";
import { SelectField } from "~/ui/forms/select-field";
import { TextField } from "~/ui/forms/text-field";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/layout/table";
import { TextLink } from "~/ui/text-link";
import type { AuditRow } from "./audit-list.server";

type AuditCardProps = {
  label: string;
  path: string;
  state: ListState;
  rows: AuditRow[];
  total: number;
  /** The restaurant, where only its entries are shown. */
  restaurantId?: string;
};

/** The audit log, of everything or of one restaurant: search, filters, export. */
export function AuditCard({ label, path, state, rows, total, restaurantId }: AuditCardProps) {
  const exported = restaurantId ? { ...state, filters: { ...state.filters, restaurant: restaurantId } } : state;
  return (
    <ListCard
      path={path}
      state={state}
      total={total}
      searchLabel="Search by person"
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

/** The kinds of records that can change, as filters name them. */
const kindText: Record<AuditKind, string> = {
  restaurant: "Restaurants and settings",
  menu: "Menus",
  promotion: "Coupons, offers and taxes",
  order: "Orders and refunds",
  team: "Teams",
  agent: "Sales agents",
  admin: "Administrators",
  customer: "Customers",
  announcement: "Messages to followers",
  halal: "Halal evidence",
  access: "Logins, passwords and private data",
};

type AuditTableProps = {
  label: string;
  path: string;
  state: ListState;
  rows: AuditRow[];
  total: number;
  /** False on the page of one restaurant. */
  hasRestaurants?: boolean;
};

/** Who changed what, when, with old and new values. */
function AuditTable({ label, path, state, rows, total, hasRestaurants = false }: AuditTableProps) {
  return (
    <Table label={label} bare>
      <TableHead>
        <HeadCell>When</HeadCell>
        <HeadCell>Who</HeadCell>
        <HeadCell>What</HeadCell>
        {hasRestaurants && <HeadCell>Restaurant</HeadCell>}
        <HeadCell>From and to</HeadCell>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <Row key={row.id}>
            <Cell label="When" oneLine>
              {row.when}
            </Cell>
            <Cell label="Who" breaks>
              <div className="max-md:text-end md:min-w-28">
                <span className="text-ink font-medium">{row.who}</span>
                {row.role && <span className="text-small text-quiet block">{row.role}</span>}
              </div>
            </Cell>
            <Cell label="What" main breaks>
              {row.what}
              {row.subject && <span className="text-small text-quiet block font-normal">{row.subject}</span>}
            </Cell>
            {hasRestaurants && (
              <Cell label="Restaurant" breaks>
                {row.restaurant && (
                  <TextLink to={dashboardPaths.adminRestaurantHistory(row.restaurant.id)}>
                    {row.restaurant.name}
                  </TextLink>
                )}
              </Cell>
            )}
            <Cell label="From and to">
              <Changes lines={row.lines} />
            </Cell>
          </Row>
        ))}
        {rows.length === 0 && <EmptyRows columns={hasRestaurants ? 5 : 4} path={path} state={state} total={total} />}
      </TableBody>
    </Table>
  );
}

function Changes({ lines }: Pick<AuditRow, "lines">) {
  if (lines.length === 0) return null;
  return (
    <ul className="text-meta flex flex-col gap-1 md:min-w-48">
      {lines.map(({ field, from, to }) => (
        <li key={field} className="break-words">
          <span className="text-quiet">{field}</span>{" "}
          {to === null ? (
            "changed"
          ) : (
            <>
              {from !== null && (
                <>
                  <del className="text-quiet">
                    <span className="sr-only">from </span>
                    <bdi>{from}</bdi>
                  </del>{" "}
                </>
              )}
              <ins className="text-ink no-underline">
                {from !== null && <span className="sr-only">to </span>}
                <bdi>{to}</bdi>
              </ins>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
