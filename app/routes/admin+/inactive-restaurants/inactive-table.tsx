import { useLocation } from "@remix-run/react";
import type { ListState } from "~/lib/list-state";
import { deskPaths } from "~/lib/desk-paths";
import { ButtonLink } from "~/ui/button-link";
import { Cell, NoResults, Row, Table, TableBody } from "~/ui/table";
import { TextLink } from "~/ui/text-link";
import type { RestaurantRow } from "../restaurants/narrow";
import { RestaurantHeads } from "../restaurants/restaurant-heads";
import { StatusBadge } from "../restaurants/status-badge";

type InactiveTableProps = { state: ListState; rows: RestaurantRow[]; isFiltered: boolean };

/** [ADMIN-3, ADMIN-5] */
export function InactiveTable({ state, rows, isFiltered }: InactiveTableProps) {
  const path = deskPaths.adminInactive();
  return (
    <Table label="Inactive Restaurants" bare>
      <RestaurantHeads path={path} state={state} />
      <TableBody>
        {rows.map((row) => (
          <InactiveLine key={row.id} row={row} />
        ))}
        {rows.length === 0 && <NoResults columns={7}>{isFiltered ? undefined : "No pending restaurants."}</NoResults>}
      </TableBody>
    </Table>
  );
}

function InactiveLine({ row }: { row: RestaurantRow }) {
  const { search } = useLocation();
  return (
    <Row>
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
      <Cell label="Address">
        <span className="block md:min-w-24">{row.address}</span>
      </Cell>
      <Cell label="Category">{row.category}</Cell>
      <Cell label="Status">
        <div className="max-md:text-end">
          <StatusBadge status={row.status} />
          {row.rejectionReason && (
            <span className="text-small text-quiet mt-1 block break-words">{row.rejectionReason}</span>
          )}
        </div>
      </Cell>
      <Cell label="" end>
        <span className="inline-flex flex-wrap justify-end gap-1 md:w-38">
          <ButtonLink
            to={deskPaths.adminRestaurant(row.id)}
            size="sm"
            variant="secondary"
            aria-label={`View ${row.name}`}
          >
            View
          </ButtonLink>
          <ButtonLink
            to={`${deskPaths.adminApprove(row.id)}${search}`}
            size="sm"
            variant="tonal"
            preventScrollReset
            aria-label={`Approve ${row.name}`}
          >
            Approve
          </ButtonLink>
          <ButtonLink
            to={`${deskPaths.adminReject(row.id)}${search}`}
            size="sm"
            variant="danger-text"
            preventScrollReset
            aria-label={`Reject ${row.name}`}
          >
            Reject
          </ButtonLink>
        </span>
      </Cell>
    </Row>
  );
}
