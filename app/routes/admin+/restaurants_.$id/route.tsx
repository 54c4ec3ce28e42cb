import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { Overview } from "~/features/admin-restaurants/overview";
import type { loader } from "~/features/admin-restaurants/restaurant-page.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { RouteError } from "~/ui/feedback/route-error";
import { Tabs } from "~/ui/layout/tabs";
import { RestaurantHead } from "./restaurant-head";

export { loader } from "~/features/admin-restaurants/restaurant-page.server";

export const meta = ({ data }: { data?: { details: { name: string } } }) => [
  { title: `${data?.details.name ?? "Restaurant"} · Administration · HalalGo` },
];

const overOverview = ["edit", "ask", "approve", "reject", "suspend", "resume"];

/** [ADMIN-9] One restaurant, in tabs. */
export default function RestaurantDetails() {
  const page = useLoaderData<typeof loader>();
  const { details, documentCount, noteCount } = page;
  const { pathname } = useLocation();
  // Whether a panel or dialog is open over the overview.
  const isOver = overOverview.some((part) => pathname === `${dashboardPaths.adminRestaurant(details.id)}/${part}`);
  const tab = (label: string, to: string, count?: number | null) => ({
    label,
    to,
    current: pathname === to,
    ...(count ? { count } : {}),
  });
  const overview = tab("Overview", dashboardPaths.adminRestaurant(details.id));
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <RestaurantHead {...page} />
      <Tabs
        label="About the restaurant"
        items={[
          { ...overview, current: overview.current || isOver },
          tab("Owner Details", dashboardPaths.adminRestaurantOwner(details.id)),
          tab("Business Info", dashboardPaths.adminRestaurantBusiness(details.id)),
          tab("Documents", dashboardPaths.adminRestaurantDocuments(details.id), documentCount),
          tab("Notes", dashboardPaths.adminRestaurantNotes(details.id), noteCount),
          ...(page.hasHistory ? [tab("History", dashboardPaths.adminRestaurantHistory(details.id))] : []),
        ]}
      />
      <div className="mt-5">{isOver ? <Overview {...page} /> : <Outlet context={page} />}</div>
      {isOver && <Outlet context={page} />}
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
