import { deskPaths } from "~/lib/desk-paths";
import { missingPage } from "~/lib/missing-page.server";
import type { Host } from "~/host/client.server";
import { listTables } from "~/host/dining-tables.server";

/** One of the own tables. Throws the 404 page. */
export async function findTable(host: Host, restaurantId: string, id: string | undefined) {
  const table = (await listTables(host, restaurantId))?.find((one) => one.id === id);
  if (!table) throw missingPage("Table not found.", { to: deskPaths.dashboardTables(), label: "Back to Tables" });
  return table;
}
