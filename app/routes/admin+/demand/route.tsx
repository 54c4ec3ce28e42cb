import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount } from "@domain/values/plural";
import { demandList, type DemandLine } from "~/features/admin-lists/demand-list.server";
import { ListPage, type ListView } from "~/features/lists/list-page";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { RouteError } from "~/ui/feedback/route-error";

export const meta = () => [{ title: "Demand · HalalGo" }];

/** [FIND-5, TABLE-1…6] */
export const loader = (args: LoaderFunctionArgs) => demandList.page(args);

/** Where people are waiting for delivery. */
export default function Demand() {
  return <ListPage view={view} list={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <RouteError />;

const view: ListView<DemandLine> = {
  title: "Demand",
  path: dashboardPaths.adminDemand(),
  list: "demand",
  row: "ZIP code",
  searchLabel: "Search by ZIP code",
  below: "Where people asked for delivery. They are notified once, when the first place delivers there.",
  nothingYet: "Nobody has asked for a delivery yet.",
  filters: [],
  columns: [
    { head: "ZIP code", main: true, cell: ({ zip }) => zip },
    { head: "Town", cell: ({ town }) => town ?? "Not known" },
    { head: "Waiting", end: true, cell: ({ waiting }) => formatCount(waiting) },
    { head: "Requests in total", end: true, cell: ({ asked }) => formatCount(asked) },
    { head: "Last request", cell: ({ when }) => when },
  ],
};
