import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { paths } from "~/lib/paths";
import { ListCard } from "~/ui/desk/list-card";
import { PageHead } from "~/ui/desk/page-head";
import { SelectField } from "~/ui/forms/select-field";
import { RouteError } from "~/ui/route-error";
import { ListExport } from "~/features/admin-lists/list-export";
import { restaurantList } from "~/features/admin-restaurants/restaurant-list.server";
import { countFilters, type ListState } from "~/lib/list-state";
import { ButtonLink } from "~/ui/button-link";
import { EmptyRows } from "~/ui/desk/empty-rows";
import { RowActions } from "~/ui/desk/row-actions";
import { OneLine } from "~/ui/one-line";
import { PhoneNumber } from "~/ui/phone-number";
import { Cell, NoResults, Row, Table, TableBody } from "~/ui/table";
import { TextLink } from "~/ui/text-link";
import type { RestaurantRow } from "~/features/admin-restaurants/narrow";
import { RestaurantHeads } from "~/features/admin-restaurants/restaurant-heads";
import { StatusBadge } from "~/features/admin-restaurants/status-badge";

export const meta = () => [{ title: "Restaurants · HalalGo" }];

/** [ADMIN-3, ROUTE-11] */
export const loader = (args: LoaderFunctionArgs) => restaurantList.page(args);

export default function Restaurants() {
  const { state, rows, total } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead title="Restaurants" crumbs={[{ label: "Dashboard", to: paths.admin() }, { label: "Restaurants" }]} />
      <ListCard
        path={deskPaths.adminRestaurants()}
        state={state}
        total={total}
        searchLabel="Search by name, owner or place"
        filters={
          <SelectField
            label="Status"
            name="status"
            defaultValue={state.filters.status}
            placeholder="Any status"
            options={[
              { value: "approved", label: "Active" },
              { value: "pending", label: "Pending" },
              { value: "rejected", label: "Rejected" },
              { value: "suspended", label: "Suspended" },
            ]}
            compact
          />
        }
        end={<ListExport list="restaurants" state={state} total={total} row="restaurant" />}
      >
        <RestaurantsTable state={state} rows={rows} />
      </ListCard>
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;

/** [ADMIN-3] */
function RestaurantsTable({ state, rows }: { state: ListState; rows: RestaurantRow[] }) {
  const path = deskPaths.adminRestaurants();
  return (
    <Table label="Restaurants" bare dense>
      <RestaurantHeads path={path} state={state} />
      <TableBody>
        {rows.map((row) => (
          <Row key={row.id}>
            <Cell label="Restaurant name" main>
              <TextLink to={deskPaths.adminRestaurant(row.id)}>{row.name}</TextLink>
            </Cell>
            <Cell label="Owner email">{row.ownerEmail}</Cell>
            <Cell label="Phone" shownFrom="xl">
              {row.phone && <PhoneNumber phone={row.phone} />}
            </Cell>
            <Cell label="Address" shownFrom="xl">
              <OneLine text={row.address} />
            </Cell>
            <Cell label="Category" shownFrom="xl">
              {row.category}
            </Cell>
            <Cell label="Status">
              <StatusBadge status={row.status} />
            </Cell>
            <RowActions name={row.name} deleteHref={deskPaths.adminRestaurantDelete(row.id)}>
              <ButtonLink
                to={deskPaths.adminRestaurant(row.id)}
                size="sm"
                variant="secondary"
                className="me-1 self-center max-md:ms-2"
                aria-label={`View ${row.name}`}
              >
                View
              </ButtonLink>
            </RowActions>
          </Row>
        ))}
        {rows.length === 0 && <NothingThere path={path} state={state} />}
      </TableBody>
    </Table>
  );
}

function NothingThere({ path, state }: { path: string; state: ListState }) {
  if (countFilters(state) === 0 && state.page === 1) return <NoResults columns={7}>No pending restaurants.</NoResults>;
  return <EmptyRows columns={7} path={path} state={state} total={1} />;
}
