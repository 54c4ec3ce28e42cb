import { type AppLoadContext, type ActionFunctionArgs, data } from "@remix-run/node";
import { encode } from "uqr";
import type { Host } from "~/host/client/host";
import { saveRefusal } from "~/host/errors";
import { listTables, saveTable } from "~/host/settings.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { formKeyHeaders, readForm } from "~/lib/read-form.server";
import { isEditor } from "~/session/areas";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import { tableForm } from "./schema";

/** A QR code as one path of unit squares in a box of `size`, including the quiet zone of four. */
export function qrCodePath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size, path };
}

/** The restaurant's tables with their codes and URLs; null where the host has no tables. */
export async function loadTables({ host, origin, session }: AppLoadContext, restaurantId: string) {
  const tables = await listTables(host, restaurantId);
  return {
    canEdit: isEditor(session.user?.role ?? ""),
    tables:
      tables?.map((table) => {
        const address = `${origin}${dashboardPaths.tableCode(table.code)}`;
        return { ...table, address, shape: qrCodePath(address) };
      }) ?? null,
  };
}

export type TableWithCode = NonNullable<Awaited<ReturnType<typeof loadTables>>["tables"]>[number];

/** One of the restaurant's tables. Throws the 404 page. */
export async function findTable(host: Host, restaurantId: string, id: string | undefined) {
  const table = (await listTables(host, restaurantId))?.find((one) => one.id === id);
  if (!table) throw notFoundPage("Table not found.", { to: dashboardPaths.dashboardTables(), label: "Back to Tables" });
  return table;
}

const validator = createValidator(tableForm);

/** Saves a table (`id` null: a new one) and closes the panel. */
export async function saveTableForm({ request, context }: ActionFunctionArgs, id: string | null) {
  const { restaurant } = requireEditor(request, context);
  const form = await readForm(request);
  const result = await validator.validate(form);
  if (result.error) return invalidForm(result.error, result.submittedData);
  try {
    const headers = await formKeyHeaders(request, form);
    const { message } = await saveTable(context.host, { restaurantId: restaurant.id, id }, result.data, headers);
    return await redirectWithToast(context, dashboardPaths.dashboardTables(), {
      type: "success",
      message: message ?? "Table saved",
    });
  } catch (error) {
    const refusal = saveRefusal(error, "Failed to add/update table");
    return data(refusedForm(result, refusal), refusal.status);
  }
}
