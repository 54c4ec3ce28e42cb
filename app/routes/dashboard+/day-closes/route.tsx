import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { classifyDifference } from "@domain/orders/day-close";
import { formatCount } from "@domain/values/plural";
import { ListExport } from "~/features/lists/list-page";
import { dayCloseList, toDayCloseRow } from "~/features/reports/day-close-list.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { Badge } from "~/ui/badge";
import { EmptyRows, ListCard } from "~/ui/dashboard/list-card";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { TextField } from "~/ui/forms/text-field";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/layout/table";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";

export const meta = () => [{ title: "Day Closes · HalalGo" }];

export async function loader(args: LoaderFunctionArgs) {
  const { rows, ...list } = await dayCloseList.page(args);
  return { ...list, rows: rows.map((row) => toDayCloseRow(row, new Date())) };
}

const path = dashboardPaths.dashboardDayCloses();
const heads = ["Day", "Orders", "Taken in", "Expected", "Counted", "Difference", "Closed"];

/** [RUSH-14] All closed days, with the result of the count and who closed them. */
export default function DayCloses() {
  const { state, rows, total } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Day Closes"
        crumbs={[
          { label: "Dashboard", to: paths.dashboard() },
          { label: "Day Close", to: dashboardPaths.dashboardDayClose() },
          { label: "Day Closes" },
        ]}
      />
      <ListCard
        path={path}
        state={state}
        total={total}
        searchLabel="Reason or person"
        filters={
          <>
            <TextField label="From" name="from" type="date" defaultValue={state.filters.from} compact />
            <TextField label="To" name="to" type="date" defaultValue={state.filters.to} compact />
          </>
        }
        end={<ListExport area="dashboard" list="day-closes" state={state} total={total} row="day" />}
      >
        <Table label="Day Closes" bare>
          <TableHead>
            {heads.map((head, index) => (
              <HeadCell key={head} end={index > 0 && index < 6}>
                {head}
              </HeadCell>
            ))}
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <Row key={row.id}>
                <Cell label="Day" main oneLine>
                  <TextLink to={dashboardPaths.dashboardDayClose({ day: row.day })}>{row.dayName}</TextLink>
                </Cell>
                <Cell label="Orders" end>
                  {formatCount(row.orders)}
                </Cell>
                {(
                  [
                    ["Taken in", row.taken],
                    ["Expected", row.expected],
                    ["Counted", row.counted],
                  ] as const
                ).map(([head, cents]) => (
                  <Cell key={head} label={head} end>
                    <Money cents={cents} />
                  </Cell>
                ))}
                <Cell label="Difference" end oneLine>
                  <CountBadge cents={row.difference} />
                  {row.corrected !== 0 && (
                    <span className="text-small text-quiet block">
                      corrected by <Money cents={row.corrected} />
                    </span>
                  )}
                </Cell>
                <Cell label="Closed" breaks>
                  {row.when}, {row.by}
                </Cell>
              </Row>
            ))}
            {rows.length === 0 && <EmptyRows columns={heads.length} path={path} state={state} total={total} />}
          </TableBody>
        </Table>
      </ListCard>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;

const tones = { right: "ok", over: "info", short: "bad" } as const;
const icons = { right: "check-circle", over: "info", short: "warning-circle" } as const;

function CountBadge({ cents }: { cents: number }) {
  const word = classifyDifference(cents);
  return (
    <Badge tone={tones[word]} icon={icons[word]}>
      {word === "right" ? "Right" : <Money cents={cents} />}
    </Badge>
  );
}
