import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadOverview } from "~/features/admin-overview/load-overview.server";
import { OverviewPage } from "~/features/admin-overview/overview-page";
import { RouteError } from "~/ui/feedback/route-error";

export const meta = () => [{ title: "Administration · HalalGo" }];

/** [ROUTE-11] /admin and /admin/dashboard are the same page. */
export const loader = (args: LoaderFunctionArgs) => loadOverview(args);

export default function AdminDashboard() {
  return <OverviewPage overview={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <RouteError />;
