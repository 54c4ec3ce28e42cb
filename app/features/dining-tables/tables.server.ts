import type { AppLoadContext, ActionFunctionArgs } from "@remix-run/node";
import { encode } from "uqr";
import { activeLabel, saveEdit } from "~/features/versioned-edit/save-edit.server";
import type { Host } from "~/host/client/host";
import { listTables, saveTable } from "~/host/settings.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { isEditor } from "~/session/areas";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { tableForm } from "./schema";
import { tableValues } from "./table-fields";

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

const labels = { label: "Name", seats: "Seats", is_active: "Status" };

/** Saves a table (`id` null: a new one) and closes the panel. */
export function saveTableForm(args: ActionFunctionArgs, id: string | null) {
  const { host } = args.context;
  const current = async (restaurantId: string) => {
    const table = (await listTables(host, restaurantId))?.find((one) => one.id === id);
    return table ? { values: tableValues(table), words: { is_active: activeLabel } } : null;
  };
  return saveEdit(args, {
    validator,
    failed: "Failed to add/update table",
    saved: "Table saved",
    list: dashboardPaths.dashboardTables(),
    save: (table, restaurantId, headers) => saveTable(host, { restaurantId, id }, table, headers),
    compared: id === null ? null : { labels, current },
  });
}
