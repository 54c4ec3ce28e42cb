import { countFilters, type ListState } from "~/lib/list-state";
import { deskPaths } from "~/lib/desk-paths";
import { ButtonLink } from "~/ui/button-link";
import { EmptyRows } from "~/ui/desk/empty-rows";
import { RowActions } from "~/ui/desk/row-actions";
import { Cell, HeadCell, NoResults, Row, Table, TableBody, TableHead } from "~/ui/table";
import { TextLink } from "~/ui/text-link";
import { StatusBadge } from "./status-badge";

interface RestaurantRow {
  id: string;
  name: string;
  ownerEmail: string | null;
  phone: string | null;
  address: string;
  category: string | null;
  status: "active" | "pending" | "rejected";
}

const heads = ["Restaurant name", "Owner email", "Phone", "Address", "Category", "Status"];

/** [ADMIN-3] */
export function RestaurantsTable({ state, rows }: { state: ListState; rows: RestaurantRow[] }) {
  return (
    <Table label="Restaurants" bare>
      <TableHead>
        {heads.map((head) => (
          <HeadCell key={head}>{head}</HeadCell>
        ))}
        <HeadCell end>Actions</HeadCell>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <Row key={row.id}>
            <Cell label="Restaurant name" main>
              <TextLink to={deskPaths.adminRestaurant(row.id)}>{row.name}</TextLink>
            </Cell>
            <Cell label="Owner email">{row.ownerEmail}</Cell>
            <Cell label="Phone">
              {row.phone && (
                <bdi dir="ltr" className="whitespace-nowrap">
                  {row.phone}
                </bdi>
              )}
            </Cell>
            <Cell label="Address">{row.address}</Cell>
            <Cell label="Category">{row.category}</Cell>
            <Cell label="Status">
              <StatusBadge status={row.status} />
            </Cell>
            <RowActions name={row.name} deleteHref={deskPaths.adminRestaurantDelete(row.id)}>
              <ButtonLink
                to={deskPaths.adminRestaurant(row.id)}
                size="sm"
                variant="secondary"
                className="me-1 self-center"
                aria-label={`View ${row.name}`}
              >
                View
              </ButtonLink>
            </RowActions>
          </Row>
        ))}
        {rows.length === 0 && <NothingThere state={state} />}
      </TableBody>
    </Table>
  );
}

function NothingThere({ state }: { state: ListState }) {
  const columns = heads.length + 1;
  if (countFilters(state) === 0 && state.page === 1)
    return <NoResults columns={columns}>No pending restaurants.</NoResults>;
  return <EmptyRows columns={columns} path={deskPaths.adminRestaurants()} state={state} total={1} />;
}
