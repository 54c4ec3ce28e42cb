import { data, type ActionFunctionArgs } from "@remix-run/node";
import { importErrors } from "@domain/contract/menu";
import { csvFileProblem } from "@domain/menu-csv";
import { confirmImport, importMenu, previewImport } from "~/host/own-menu.server";
import { isHostError } from "~/host/errors";
import { formRefusal } from "~/host/form-refusal";
import { deskPaths } from "~/lib/desk-paths";
import { readForm } from "~/lib/read-form.server";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";

/** To the letter [ITEM-9]. */
const done = "Menu items created successfully";
const failed = "Failed to create menu items from csv";

/** [ITEM-8…10] Checks a file and shows what it would create; then, confirmed, imports it, all or nothing. */
export async function importForm({ request, context }: ActionFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const form = await readForm(request);
  const back = `${deskPaths.dashboardItems()}${new URL(request.url).search}`;
  const success = (message: string | null) =>
    redirectWithToast(context, back, { type: "success", message: message ?? done });
  try {
    const previewed = form.get("import");
    if (typeof previewed === "string") return await success((await confirmImport(context.host, previewed)).message);
    const file = form.get("file");
    const problem = csvFileProblem(file instanceof File ? file : null);
    if (problem || !(file instanceof File)) return data({ ...nothing, problem: problem ?? failed }, 422);
    const body = new FormData();
    body.append("restaurant_id", restaurant.id);
    body.append("file", file, file.name);
    try {
      return data({ ...nothing, preview: await previewImport(context.host, body) });
    } catch (error) {
      if (!isHostError(error, "unsupported")) throw error;
      // Such a host checks and imports in one go.
      return await success((await importMenu(context.host, body)).message);
    }
  } catch (error) {
    const refusal = formRefusal(error, failed);
    const lines = isHostError(error) ? importErrors.safeParse(error.data).data : undefined;
    const problem = refusal.formErrors[0] ?? refusal.fieldErrors.file?.[0] ?? failed;
    return data({ ...nothing, problem: lines ? failed : problem, lines: lines ?? null }, refusal.status);
  }
}

const nothing = { problem: null, lines: null, preview: null };
