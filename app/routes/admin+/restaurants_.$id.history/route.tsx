import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { listHref, readListState } from "~/lib/list-state";
import { requireArea } from "~/session/guards.server";
import { Card } from "~/ui/card";
import { Pagination } from "~/ui/pagination";
import { auditColumns, readAudit } from "../audit-log/audit-list.server";
import { AuditTable } from "../audit-log/audit-table";

export const meta = () => [{ title: "History · Restaurant · HalalGo" }];

/** What was changed about one restaurant, by its own people too. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const state = readListState(new URL(request.url).searchParams, auditColumns);
  const asked = { state, page: state.page, perPage: state.limit };
  return { state, ...(await readAudit(context.host, asked, params.id ?? "")) };
}

export default function RestaurantHistory() {
  const { state, rows, total } = useLoaderData<typeof loader>();
  const path = deskPaths.adminRestaurantHistory(useParams().id ?? "");
  return (
    <Card padded={false}>
      <AuditTable label="History" path={path} state={state} rows={rows} total={total} />
      <div className="border-line border-t px-4 py-3.5 md:px-5">
        <Pagination
          page={state.page}
          pageSize={state.limit}
          total={total}
          hrefFor={(page, limit) => listHref(path, { ...state, page, limit })}
        />
      </div>
    </Card>
  );
}
