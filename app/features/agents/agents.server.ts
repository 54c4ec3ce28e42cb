import { type LoaderFunctionArgs, type ActionFunctionArgs, data } from "@remix-run/node";
import { validationError } from "remix-validated-form";
import { defaultTimeZone } from "@domain/local-time";
import { formatPersonName } from "@domain/values/person-name";
import { adminList } from "~/features/lists/list.server";
import { activeLabel, editConflict } from "~/features/versioned-edit/save-edit.server";
import { listAgents, type SalesAgent, saveAgent } from "~/host/administration.server";
import { saveRefusal } from "~/host/errors";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { filterRows } from "~/lib/lists/filter-rows";
import type { ListState } from "~/lib/lists/list-state";
import { notFoundPage } from "~/lib/not-found-page.server";
import { formKeyHeaders, readForm } from "~/lib/read-form.server";
import { phoneText } from "~/lib/text/phone-text";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { refusedForm } from "~/ui/forms/validation/refused-form";
import { agentValues } from "./agent-panel";
import { agentForm, newAgentForm } from "./schema";

export const agentColumns = {
  filters: ["search", "status"],
  choices: { status: ["active", "inactive"] },
  sorts: ["first_name", "last_name", "email", "status"],
  sort: "first_name",
} as const;

/** [AGT-1] The host does not paginate agents. */
export const agentList = adminList<SalesAgent>({
  title: "Sales Agents",
  row: ["agent", "agents"],
  name: "sales-agents",
  path: dashboardPaths.adminAgents(),
  columns: agentColumns,
  exportColumns: [
    { head: "First name", value: (row) => row.firstName },
    { head: "Last name", value: (row) => row.lastName },
    { head: "Email", value: (row) => row.email, width: 30 },
    { head: "Phone", value: (row) => row.phone && phoneText(row.phone) },
    { head: "Status", value: (row) => (row.isActive ? "Active" : "Inactive"), width: 12 },
  ],
  read: async (host, { state, page, perPage: limit }) =>
    filterAgents(await listAgents(host), { ...state, page, limit }),
});

/** [AGT-1] One page of matching agents, and their total. */
export const filterAgents = (rows: readonly SalesAgent[], state: ListState) =>
  filterRows(rows, state, {
    textOf: ({ firstName, lastName, email, phone }) => [formatPersonName(firstName, lastName), email, phone],
    valueOf: ({ firstName, lastName, email, isActive }, column) => {
      if (column === "last_name") return lastName;
      if (column === "email") return email;
      return column === "status" ? agentStatus(isActive) : formatPersonName(firstName, lastName);
    },
    matches: ({ isActive }, filters) => !filters.status || filters.status === agentStatus(isActive),
  });

const agentStatus = (isActive: boolean) => (isActive ? "active" : "inactive");

/** The agent whose id is in the URL, from the unpaginated list. Throws the 404 page. */
export async function findAgent({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const agent = (await listAgents(context.host)).find(({ id }) => id === params.id);
  if (!agent)
    throw notFoundPage("Sales agent not found.", { to: dashboardPaths.adminAgents(), label: "Back to Sales Agents" });
  return agent;
}

const labels = {
  first_name: "First Name",
  last_name: "Last Name",
  email: "Email",
  phone: "Phone",
  is_active: "Status",
};

const validators = { added: createValidator(newAgentForm), updated: createValidator(agentForm) };

/** [AGT-3…5, AGT-7] Saves the panel (`id` null: a new agent) and closes it. A password is never sent back. */
export async function saveAgentForm({ request, context }: ActionFunctionArgs, id: string | null) {
  requireArea(request, context, "admin");
  const validator = id === null ? validators.added : validators.updated;
  const form = await readForm(request);
  const result = await validator.validate(form);
  if (result.error) return validationError(result.error, withoutPassword(result.submittedData));
  const { is_active, ...fields } = result.data;
  const done = (message: string | null) =>
    redirectWithToast(context, `${dashboardPaths.adminAgents()}${new URL(request.url).search}`, {
      type: "success",
      message: message ?? `Sales agent ${id === null ? "added" : "updated"} successfully`,
    });
  try {
    const draft = id === null ? fields : { ...fields, is_active: is_active !== "false" };
    const { message } = await saveAgent(context.host, id, draft, await formKeyHeaders(request, form));
    return await done(message);
  } catch (error) {
    const refusal = saveRefusal(error, "Failed to add/update sales agent");
    const submittedData = withoutPassword(result.submittedData);
    const current = async () => {
      const agent = (await listAgents(context.host)).find((one) => one.id === id);
      return agent ? { values: agentValues(agent), words: { is_active: activeLabel } } : null;
    };
    const conflict = await editConflict(error, {
      // Whether the password is the same cannot be seen.
      typed: result.submittedData,
      compared: id === null ? null : { labels, current },
      timeZone: () => Promise.resolve(defaultTimeZone),
    });
    if (conflict?.isStored) return done(null);
    const version = conflict?.version ?? null;
    return data({ ...refusedForm({ ...result, submittedData }, refusal), conflict, version }, refusal.status);
  }
}

const withoutPassword = ({ password: _, ...typed }: Record<string, unknown>) => typed;
