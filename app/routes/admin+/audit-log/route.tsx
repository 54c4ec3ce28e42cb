import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AuditCard } from "~/features/audit-log/audit-card";
import { auditList } from "~/features/audit-log/audit-list.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";

export const meta = () => [{ title: "Audit Log · HalalGo" }];

/** The log of every change on the platform. */
export const loader = (args: LoaderFunctionArgs) => auditList.page(args);

export default function AuditLog() {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Audit Log"
        crumbs={[{ label: "Dashboard", to: paths.admin() }, { label: "Audit Log" }]}
        below="Who changed what, and when. Passwords and bank data are never in it."
      />
      <AuditCard label="Changes" path={dashboardPaths.adminAudit()} {...useLoaderData<typeof loader>()} />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
