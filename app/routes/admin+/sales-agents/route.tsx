import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button-link";
import { ListCard } from "~/ui/desk/list-card";
import { PageHead } from "~/ui/desk/page-head";
import { SelectField } from "~/ui/forms/select-field";
import { RouteError } from "~/ui/route-error";
import { ListExport } from "~/features/admin-lists/list-export";
import { agentList } from "~/features/agents/agent-list.server";
import { AgentsTable } from "./agents-table";

export const meta = () => [{ title: "Sales Agents · HalalGo" }];

/** [AGT-1, ROUTE-11] */
export const loader = (args: LoaderFunctionArgs) => agentList.page(args);

export default function SalesAgents() {
  const { state, rows, total } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead
        title="Sales Agents"
        crumbs={[{ label: "Dashboard", to: paths.admin() }, { label: "Sales Agents" }]}
        action={
          <ButtonLink to={`${deskPaths.adminAgentNew()}${search}`} icon="plus" preventScrollReset>
            Add Sales Agent
          </ButtonLink>
        }
      />
      <ListCard
        path={deskPaths.adminAgents()}
        state={state}
        total={total}
        searchLabel="Search sales agents"
        filters={
          <SelectField
            label="Status"
            name="status"
            defaultValue={state.filters.status}
            placeholder="Any status"
            options={[
              { value: "active", label: "Active" },
              { value: "inactive", label: "Inactive" },
            ]}
            compact
          />
        }
        end={<ListExport list="sales-agents" state={state} total={total} row="agent" />}
      >
        <AgentsTable state={state} rows={rows} total={total} />
      </ListCard>
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
