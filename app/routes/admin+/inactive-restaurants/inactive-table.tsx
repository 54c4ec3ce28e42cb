import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ListState } from "~/lib/list-state";
import { deskPaths } from "~/lib/desk-paths";
import { ButtonLink } from "~/ui/button-link";
import { OneLine } from "~/ui/one-line";
import { PhoneNumber } from "~/ui/phone-number";
import { Cell, NoResults, Row, Table, TableBody } from "~/ui/table";
import { TextLink } from "~/ui/text-link";
import type { RestaurantRow } from "~/features/admin-restaurants/narrow";
import { RestaurantHeads } from "~/features/admin-restaurants/restaurant-heads";
import { StatusBadge } from "~/features/admin-restaurants/status-badge";

type InactiveRow = RestaurantRow & { news: string | null };
type InactiveTableProps = { state: ListState; rows: InactiveRow[]; isFiltered: boolean };

/** [ADMIN-3, ADMIN-5] */
export function InactiveTable({ state, rows, isFiltered }: InactiveTableProps) {
  const path = deskPaths.adminInactive();
  return (
    <Table label="Inactive Restaurants" bare dense>
      <RestaurantHeads path={path} state={state} roomFrom="wide" />
      <TableBody>
        {rows.map((row) => (
          <InactiveLine key={row.id} row={row} />
        ))}
        {rows.length === 0 && <NoResults columns={7}>{isFiltered ? undefined : "No pending restaurants."}</NoResults>}
      </TableBody>
    </Table>
  );
}

function InactiveLine({ row }: { row: InactiveRow }) {
  return (
    <Row>
      <Cell label="Restaurant name" main>
        <TextLink to={deskPaths.adminRestaurant(row.id)}>{row.name}</TextLink>
        {row.category && <Below>{row.category}</Below>}
      </Cell>
      <Cell label="Owner email">
        {row.ownerEmail}
        {row.phone && (
          <Below>
            <PhoneNumber phone={row.phone} />
          </Below>
        )}
      </Cell>
      <Cell label="Phone" shownFrom="wide">
        {row.phone && <PhoneNumber phone={row.phone} />}
      </Cell>
      <Cell label="Address" shownFrom="xl">
        <OneLine text={row.address} />
      </Cell>
      <Cell label="Category" shownFrom="wide">
        {row.category}
      </Cell>
      <Cell label="Status">
        <div className="max-md:text-end">
          <StatusBadge status={row.status} />
          {row.news && <span className="text-small text-ink mt-1 block break-words">{row.news}</span>}
          {row.reason && <span className="text-small text-quiet mt-1 block break-words">{row.reason}</span>}
        </div>
      </Cell>
      <Cell label="" end>
        <span className="inline-flex flex-wrap justify-end gap-1 md:max-xl:w-38 xl:flex-nowrap">
          <ButtonLink
            to={deskPaths.adminRestaurant(row.id)}
            size="sm"
            variant="secondary"
            aria-label={`View ${row.name}`}
          >
            View
          </ButtonLink>
          {row.status !== "suspended" && <Decide id={row.id} name={row.name} />}
        </span>
      </Cell>
    </Row>
  );
}

/** What has no column of its own below 1536 px, where the three buttons need its room. */
const Below = ({ children }: { children: ReactNode }) => (
  <span className="text-small text-quiet hidden font-normal md:max-[96rem]:block">{children}</span>
);

/** What is suspended is brought back on its own page, where the reason stands. */
function Decide({ id, name }: Pick<RestaurantRow, "id" | "name">) {
  const { search } = useLocation();
  return (
    <>
      <ButtonLink
        to={`${deskPaths.adminApprove(id)}${search}`}
        size="sm"
        variant="tonal"
        preventScrollReset
        aria-label={`Approve ${name}`}
      >
        Approve
      </ButtonLink>
      <ButtonLink
        to={`${deskPaths.adminReject(id)}${search}`}
        size="sm"
        variant="danger-text"
        preventScrollReset
        aria-label={`Reject ${name}`}
      >
        Reject
      </ButtonLink>
    </>
  );
}
