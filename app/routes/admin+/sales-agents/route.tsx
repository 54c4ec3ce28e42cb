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
import { type ListState, sortBy } from "~/lib/list-state";
import { ActiveBadge } from "~/ui/desk/active-badge";
import { EmptyRows } from "~/ui/desk/empty-rows";
import { RowActions } from "~/ui/desk/row-actions";
import { PhoneNumber } from "~/ui/phone-number";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/table";
import type { AgentRow } from "~/features/agents/agent-columns";

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

const columns = [
  { name: "last_name", label: "Last name" },
  { name: "email", label: "Email" },
];

/** [AGT-1, AGT-2] */
function AgentsTable({ state, rows, total }: { state: ListState; rows: AgentRow[]; total: number }) {
  const path = deskPaths.adminAgents();
  return (
    <Table label="Sales Agents" bare>
      <TableHead>
        <HeadCell {...sortBy(path, state, "first_name")}>First name</HeadCell>
        {columns.map(({ name, label }) => (
          <HeadCell key={name} {...sortBy(path, state, name)}>
            {label}
          </HeadCell>
        ))}
        <HeadCell>Phone</HeadCell>
        <HeadCell {...sortBy(path, state, "status")}>Status</HeadCell>
        <HeadCell end>Actions</HeadCell>
      </TableHead>
      <TableBody>
        {rows.map(({ id, firstName, lastName, email, phone, isActive }) => (
          <Row key={id}>
            <Cell label="First name" main>
              {firstName}
            </Cell>
            <Cell label="Last name">{lastName}</Cell>
            <Cell label="Email">{email}</Cell>
            <Cell label="Phone">
              <PhoneNumber phone={phone} />
            </Cell>
            <Cell label="Status">
              <ActiveBadge isActive={isActive} />
            </Cell>
            <RowActions
              name={`${firstName} ${lastName}`}
              editHref={deskPaths.adminAgentEdit(id)}
              deleteHref={deskPaths.adminAgentDelete(id)}
            />
          </Row>
        ))}
        {rows.length === 0 && <EmptyRows columns={6} path={path} state={state} total={total} />}
      </TableBody>
    </Table>
  );
}
