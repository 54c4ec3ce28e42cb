import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount } from "@domain/values/plural";
import { type MissedSearchLine, missedSearchList } from "~/features/admin-lists/missed-search-list.server";
import { ListPage, type ListView } from "~/features/lists/list-page";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { RouteError } from "~/ui/feedback/route-error";

export const meta = () => [{ title: "Searches Without Result · HalalGo" }];

/** [FIND-18, TABLE-1…6] */
export const loader = (args: LoaderFunctionArgs) => missedSearchList.page(args);

/** Searches without results. */
export default function MissedSearches() {
  return <ListPage view={view} list={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <RouteError />;

const view: ListView<MissedSearchLine> = {
  title: "Searches Without Result",
  path: dashboardPaths.adminMissedSearches(),
  list: "missed-searches",
  row: "search",
  rows: "searches",
  searchLabel: "Search by text",
  below: "What people looked for and did not find, by ZIP code. No names are stored with it.",
  nothingYet: "Every search has found something.",
  filters: [],
  columns: [
    { head: "Searched for", main: true, breaks: true, cell: ({ term }) => <bdi>{term}</bdi> },
    { head: "ZIP code", cell: ({ zip }) => zip ?? "No address" },
    { head: "Town", cell: ({ zip, town }) => town ?? (zip ? "Not known" : "") },
    { head: "Times", end: true, cell: ({ count }) => formatCount(count) },
    { head: "Last searched", cell: ({ when }) => when },
  ],
};
