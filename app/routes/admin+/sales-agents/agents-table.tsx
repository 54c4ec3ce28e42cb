import { type ListState, sortBy } from "~/lib/list-state";
import { deskPaths } from "~/lib/desk-paths";
import { ActiveBadge } from "~/ui/desk/active-badge";
import { EmptyRows } from "~/ui/desk/empty-rows";
import { RowActions } from "~/ui/desk/row-actions";
import { PhoneNumber } from "~/ui/phone-number";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/table";
import type { AgentRow } from "~/features/agents/agent-columns";

const columns = [
  { name: "last_name", label: "Last name" },
  { name: "email", label: "Email" },
];

/** [AGT-1, AGT-2] */
export function AgentsTable({ state, rows, total }: { state: ListState; rows: AgentRow[]; total: number }) {
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
