import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { Host } from "~/host/client/host";
import { formRefusal } from "~/host/errors";
import { listTables, saveTable } from "~/host/settings.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { missingPage } from "~/lib/missing-page.server";
import { readForm } from "~/lib/read-form.server";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import { tableForm } from "./schema";

/** One of the own tables. Throws the 404 page. */
export async function findTable(host: Host, restaurantId: string, id: string | undefined) {
  const table = (await listTables(host, restaurantId))?.find((one) => one.id === id);
  if (!table) throw missingPage("Table not found.", { to: dashboardPaths.dashboardTables(), label: "Back to Tables" });
  return table;
}

const validator = createValidator(tableForm);

/** Saves the form of a table (`id` null: a new one) and closes it. */
export async function saveTableForm({ request, context }: ActionFunctionArgs, id: string | null) {
  const { restaurant } = requireEditor(request, context);
  const result = await validator.validate(await readForm(request));
  if (result.error) return invalidForm(result.error, result.submittedData);
  try {
    const { message } = await saveTable(context.host, restaurant.id, id, result.data);
    return await redirectWithToast(context, dashboardPaths.dashboardTables(), {
      type: "success",
      message: message ?? "Table saved",
    });
  } catch (error) {
    const refusal = formRefusal(error, "Failed to add/update table");
    return data(refusedForm(result, refusal), refusal.status);
  }
}
