import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import { AuditCard } from "~/features/audit-log/audit-card";
import { auditColumns, loadAuditPage } from "~/features/audit-log/audit-list.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readUpToLastPage } from "~/lib/lists/last-page";
import { readListState } from "~/lib/lists/list-state";
import { requireArea } from "~/session/guards.server";

export const meta = () => [{ title: "History · Restaurant · HalalGo" }];

/** The log of changes to one restaurant, including those of its team; exported like the audit log [TABLE-6]. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const wanted = readListState(new URL(request.url).searchParams, auditColumns);
  const { state, part } = await readUpToLastPage(wanted, (one) =>
    loadAuditPage(context.host, { state: one, page: one.page, perPage: one.limit }, params.id ?? ""),
  );
  return { state, ...part };
}

export default function RestaurantHistory() {
  const { id = "" } = useParams();
  const path = dashboardPaths.adminRestaurantHistory(id);
  return <AuditCard label="History" path={path} {...useLoaderData<typeof loader>()} restaurantId={id} />;
}
