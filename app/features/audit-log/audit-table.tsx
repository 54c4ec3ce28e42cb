import { dashboardPaths } from "~/lib/dashboard-paths";
import type { ListState } from "~/lib/lists/list-state";
import { EmptyRows } from "~/ui/dashboard/list-card";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/layout/table";
import { TextLink } from "~/ui/text-link";
import type { AuditRow } from "./audit-list.server";

type AuditTableProps = {
  label: string;
  path: string;
  state: ListState;
  rows: AuditRow[];
  total: number;
  /** Left out where the page is of one restaurant. */
  hasRestaurants?: boolean;
};

/** Who changed what, when, and from what to what. */
export function AuditTable({ label, path, state, rows, total, hasRestaurants = false }: AuditTableProps) {
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
            <Cell label="Who">
              <div className="max-md:text-end">
                <span className="text-ink font-medium">{row.who}</span>
                {row.role && <span className="text-small text-quiet block">{row.role}</span>}
              </div>
            </Cell>
            <Cell label="What" main>
              {row.what}
              {row.subject && <span className="text-small text-quiet block font-normal">{row.subject}</span>}
            </Cell>
            {hasRestaurants && (
              <Cell label="Restaurant">
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
    <ul className="text-meta flex min-w-48 flex-col gap-1">
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
