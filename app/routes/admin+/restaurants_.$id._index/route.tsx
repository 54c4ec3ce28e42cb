import type { LoaderFunctionArgs } from "@remix-run/node";
import { useOutletContext } from "@remix-run/react";
import { Overview } from "~/features/admin-restaurants/overview";
import type { RestaurantPage } from "~/features/admin-restaurants/restaurant-page.server";
import { requireArea } from "~/session/guards.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  return null;
}

/** [ADMIN-10] */
export default function OverviewTab() {
  return <Overview {...useOutletContext<RestaurantPage>()} />;
}
