import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount } from "@domain/values/plural";
import { guestList, type GuestRow } from "~/features/customers/guest-list.server";
import { ListExport } from "~/features/lists/list-page";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { sortBy } from "~/lib/lists/list-state";
import { paths } from "~/lib/paths";
import { Badge } from "~/ui/badge";
import { EmptyRows, ListCard } from "~/ui/dashboard/list-card";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { TextField } from "~/ui/forms/text-field";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/layout/table";
import { Money } from "~/ui/money";
import { PhoneNumber } from "~/ui/phone-number";
import { TextLink } from "~/ui/text-link";

export const meta = () => [{ title: "Customers · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => guestList.page(args);

const path = dashboardPaths.dashboardGuests();

/** [RUSH-17] The restaurant's customers; users without access to sales see no totals. */
export default function Customers() {
  const { state, rows, total } = useLoaderData<typeof loader>();
  const hasTotals = rows.some((row) => row.total !== null);
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Customers"
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "Customers" }]}
        below="Everybody who ordered here. Notes and allergies are seen by your team alone."
      />
      <ListCard
        path={path}
        state={state}
        total={total}
        searchLabel="Name or phone"
        filters={
          <>
            <TextField label="Ordered from" name="from" type="date" defaultValue={state.filters.from} compact />
            <TextField label="Ordered to" name="to" type="date" defaultValue={state.filters.to} compact />
          </>
        }
        end={hasTotals && <ListExport area="dashboard" list="customers" state={state} total={total} row="customer" />}
      >
        <Table label="Customers" bare>
          <TableHead>
            <HeadCell {...sortBy(path, state, "name")}>Name</HeadCell>
            <HeadCell>Phone</HeadCell>
            <HeadCell end {...sortBy(path, state, "orders")}>
              Orders
            </HeadCell>
            {hasTotals && (
              <HeadCell end shownFrom="xl" {...sortBy(path, state, "total")}>
                Spent
              </HeadCell>
            )}
            <HeadCell {...sortBy(path, state, "last")}>Last visit</HeadCell>
            <HeadCell>Allergies and notes</HeadCell>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <Line key={row.id} row={row} hasTotals={hasTotals} />
            ))}
            {rows.length === 0 && <EmptyRows columns={6} path={path} state={state} total={total} />}
          </TableBody>
        </Table>
      </ListCard>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;

function Line({ row, hasTotals }: { row: GuestRow; hasTotals: boolean }) {
  return (
    <Row>
      <Cell label="Name" main oneLine>
        <TextLink to={dashboardPaths.dashboardGuest(row.id)}>{row.name}</TextLink>
      </Cell>
      <Cell label="Phone">{row.phone ? <PhoneNumber phone={row.phone} /> : "None"}</Cell>
      <Cell label="Orders" end>
        {formatCount(row.orders)}
      </Cell>
      {hasTotals && (
        <Cell label="Spent" end shownFrom="xl">
          <Money cents={row.total} />
        </Cell>
      )}
      <Cell label="Last visit" oneLine>
        {row.last}
      </Cell>
      <Cell label={row.allergies || row.notes ? "Allergies and notes" : ""}>
        <span className="flex min-w-0 flex-wrap items-center gap-2">
          {row.allergies && (
            <Badge tone="warn" icon="warning" className="py-0.5 [overflow-wrap:anywhere] *:whitespace-normal">
              {row.allergies}
            </Badge>
          )}
          {row.notes && <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">{row.notes}</span>}
        </span>
      </Cell>
    </Row>
  );
}
