import { type LoaderFunctionArgs, type ActionFunctionArgs, data } from "@remix-run/node";
import { validationError } from "remix-validated-form";
import { listAgents, saveAgent } from "~/host/administration.server";
import { formRefusal } from "~/host/errors";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { missingPage } from "~/lib/missing-page.server";
import { readForm } from "~/lib/read-form.server";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { refusedForm } from "~/ui/forms/validation/refused-form";
import { agentForm, newAgentForm } from "./schema";

/** The agent of the address; hosts give them all at once. Throws the 404 page. */
export async function findAgent({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const agent = (await listAgents(context.host)).find(({ id }) => id === params.id);
  if (!agent)
    throw missingPage("Sales agent not found.", { to: dashboardPaths.adminAgents(), label: "Back to Sales Agents" });
  return agent;
}

const validators = { added: createValidator(newAgentForm), updated: createValidator(agentForm) };

/** [AGT-3…5, AGT-7] Saves the panel (`id` null: a new agent) and closes it. A password is never sent back. */
export async function saveAgentForm({ request, context }: ActionFunctionArgs, id: string | null) {
  requireArea(request, context, "admin");
  const validator = id === null ? validators.added : validators.updated;
  const result = await validator.validate(await readForm(request));
  if (result.error) return validationError(result.error, withoutPassword(result.submittedData));
  const { is_active, ...fields } = result.data;
  try {
    const draft = id === null ? fields : { ...fields, is_active: is_active !== "false" };
    const { message } = await saveAgent(context.host, id, draft);
    const back = `${dashboardPaths.adminAgents()}${new URL(request.url).search}`;
    return await redirectWithToast(context, back, {
      type: "success",
      message: message ?? `Sales agent ${id === null ? "added" : "updated"} successfully`,
    });
  } catch (error) {
    const refusal = formRefusal(error, "Failed to add/update sales agent");
    const submittedData = withoutPassword(result.submittedData);
    return data(refusedForm({ ...result, submittedData }, refusal), refusal.status);
  }
}

const withoutPassword = ({ password: _, ...typed }: Record<string, unknown>) => typed;
