import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount } from "@domain/values/plural";
import { guestList, type GuestRow } from "~/features/customers/guest-list.server";
import { ListPage, type ListView } from "~/features/lists/list-page";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Badge } from "~/ui/badge";
import { RouteError } from "~/ui/feedback/route-error";
import { Money } from "~/ui/money";
import { PhoneNumber } from "~/ui/phone-number";
import { TextLink } from "~/ui/text-link";

export const meta = () => [{ title: "Customers · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => guestList.page(args);

/** [RUSH-17] The restaurant's customers; users without access to sales see no totals. */
export default function Customers() {
  const list = useLoaderData<typeof loader>();
  const hasTotals = list.rows.some((row) => row.total !== null);
  return <ListPage view={viewOf(hasTotals)} list={list} />;
}

export const ErrorBoundary = () => <RouteError />;

const viewOf = (hasTotals: boolean): ListView<GuestRow> => ({
  area: "dashboard",
  title: "Customers",
  path: dashboardPaths.dashboardGuests(),
  list: hasTotals ? "customers" : null,
  row: "customer",
  searchLabel: "Name or phone",
  below: "Everybody who ordered here. Notes and allergies are seen by your team alone.",
  filters: [
    { name: "from", label: "Ordered from", type: "date" },
    { name: "to", label: "Ordered to", type: "date" },
  ],
  columns: [
    {
      head: "Name",
      sort: "name",
      main: true,
      oneLine: true,
      cell: ({ id, name }) => <TextLink to={dashboardPaths.dashboardGuest(id)}>{name}</TextLink>,
    },
    { head: "Phone", cell: ({ phone }) => (phone ? <PhoneNumber phone={phone} /> : "None") },
    { head: "Orders", sort: "orders", end: true, cell: ({ orders }) => formatCount(orders) },
    ...(hasTotals ? [spent] : []),
    { head: "Last visit", sort: "last", oneLine: true, cell: ({ last }) => last },
    {
      head: "Allergies and notes",
      cell: ({ allergies, notes }) =>
        allergies || notes ? (
          <span className="flex min-w-0 flex-wrap items-center gap-2">
            {allergies && (
              <Badge tone="warn" icon="warning" className="py-0.5 [overflow-wrap:anywhere] *:whitespace-normal">
                {allergies}
              </Badge>
            )}
            {notes && <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">{notes}</span>}
          </span>
        ) : null,
    },
  ],
});

const spent: ListView<GuestRow>["columns"][number] = {
  head: "Spent",
  sort: "total",
  end: true,
  shownFrom: "xl",
  cell: ({ total }) => <Money cents={total} />,
};
