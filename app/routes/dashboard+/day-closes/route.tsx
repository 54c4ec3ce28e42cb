import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { classifyDifference } from "@domain/orders/day-close";
import { formatCount } from "@domain/values/plural";
import { ListPage, type ListView } from "~/features/lists/list-page";
import { dayCloseList, toDayCloseRow } from "~/features/reports/day-close-list.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Badge } from "~/ui/badge";
import { RouteError } from "~/ui/feedback/route-error";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";

export const meta = () => [{ title: "Day Closes · HalalGo" }];

export async function loader(args: LoaderFunctionArgs) {
  const { rows, ...list } = await dayCloseList.page(args);
  return { ...list, rows: rows.map((row) => toDayCloseRow(row, new Date())) };
}

/** [RUSH-14] All closed days, with the result of the count and who closed them. */
export default function DayCloses() {
  return <ListPage view={view} list={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <RouteError />;

const view: ListView<ReturnType<typeof toDayCloseRow>> = {
  area: "dashboard",
  title: "Day Closes",
  path: dashboardPaths.dashboardDayCloses(),
  parent: { label: "Day Close", to: dashboardPaths.dashboardDayClose() },
  list: "day-closes",
  row: "day",
  searchLabel: "Reason or person",
  filters: [
    { name: "from", label: "From", type: "date" },
    { name: "to", label: "To", type: "date" },
  ],
  columns: [
    {
      head: "Day",
      main: true,
      oneLine: true,
      cell: ({ day, dayName }) => <TextLink to={dashboardPaths.dashboardDayClose({ day })}>{dayName}</TextLink>,
    },
    { head: "Orders", end: true, cell: ({ orders }) => formatCount(orders) },
    { head: "Taken in", end: true, cell: ({ taken }) => <Money cents={taken} /> },
    { head: "Expected", end: true, cell: ({ expected }) => <Money cents={expected} /> },
    { head: "Counted", end: true, cell: ({ counted }) => <Money cents={counted} /> },
    {
      head: "Difference",
      end: true,
      oneLine: true,
      cell: ({ difference, corrected }) => (
        <>
          <CountBadge cents={difference} />
          {corrected !== 0 && (
            <span className="text-small text-quiet block">
              corrected by <Money cents={corrected} />
            </span>
          )}
        </>
      ),
    },
    { head: "Closed", breaks: true, cell: ({ when, by }) => `${when}, ${by}` },
  ],
};

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
