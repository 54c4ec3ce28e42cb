import type { LoaderFunctionArgs } from "@remix-run/node";
import { useOutletContext } from "@remix-run/react";
import { requireArea } from "~/session/guards.server";
import { OverviewFacts } from "../restaurants_.$id/overview-facts";
import type { RestaurantDetailsData } from "../restaurants_.$id/route";

export function loader({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  return null;
}

/** [ADMIN-10] */
export default function Overview() {
  return <OverviewFacts {...useOutletContext<RestaurantDetailsData>()} />;
}
