import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { importErrors } from "@domain/contract/menu";
import { csvFileProblem, requiredCsvColumns } from "@domain/menu/menu-csv";
import { menuCsvColumns } from "@domain/menu/menu-item-rules";
import { formRefusal, isHostError } from "~/host/errors";
import { confirmImport, importMenu, previewImport } from "~/host/own-menu.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm } from "~/lib/read-form.server";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";

/** The columns that a file may have. */
export function loadImport({ request, context }: LoaderFunctionArgs) {
  requireEditor(request, context);
  const optional = menuCsvColumns.filter((column) => !requiredCsvColumns.includes(column));
  return { columns: { required: requiredCsvColumns, optional } };
}

/** Text fixed by [ITEM-9]. */
const done = "Menu items created successfully";
const failed = "Failed to create menu items from csv";

/** [ITEM-8…10] Validates a file and previews its items; after confirmation imports all of them or none. */
export async function importForm({ request, context }: ActionFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const form = await readForm(request);
  const back = `${dashboardPaths.dashboardItems()}${new URL(request.url).search}`;
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
      // This host validates and imports in one call.
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
