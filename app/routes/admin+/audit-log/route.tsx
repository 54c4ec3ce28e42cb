import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { auditKinds } from "@domain/contract/audit";
import { deskPaths } from "~/lib/desk-paths";
import { paths } from "~/lib/paths";
import { ListCard } from "~/ui/desk/list-card";
import { PageHead } from "~/ui/desk/page-head";
import { SelectField } from "~/ui/forms/select-field";
import { TextField } from "~/ui/forms/text-field";
import { RouteError } from "~/ui/route-error";
import { ListExport } from "../lists/list-export";
import { auditList } from "./audit-list.server";
import { AuditTable } from "./audit-table";
import { kindText } from "./kind-text";

export const meta = () => [{ title: "Audit Log · HalalGo" }];

/** The history of every change on the platform. */
export const loader = (args: LoaderFunctionArgs) => auditList.page(args);

export default function AuditLog() {
  const { state, rows, total } = useLoaderData<typeof loader>();
  const path = deskPaths.adminAudit();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Audit Log"
        crumbs={[{ label: "Dashboard", to: paths.admin() }, { label: "Audit Log" }]}
        below="Who changed what, and when. Passwords and bank data are never in it."
      />
      <ListCard
        path={path}
        state={state}
        total={total}
        searchLabel="Search by who did it"
        searchName="who"
        filters={
          <>
            <SelectField
              label="What"
              name="kind"
              defaultValue={state.filters.kind}
              placeholder="Anything"
              options={auditKinds.map((kind) => ({ value: kind, label: kindText[kind] }))}
              compact
            />
            <TextField label="From" name="from" type="date" defaultValue={state.filters.from} compact />
            <TextField label="To" name="to" type="date" defaultValue={state.filters.to} compact />
          </>
        }
        end={<ListExport list="audit-log" state={state} total={total} row="change" />}
      >
        <AuditTable label="Changes" path={path} state={state} rows={rows} total={total} hasRestaurants />
      </ListCard>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
