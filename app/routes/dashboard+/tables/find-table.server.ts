import { data } from "@remix-run/node";
import type { Host } from "~/host/client.server";
import { listTables } from "~/host/dining-tables.server";

/** One of the own tables. Throws the 404 page. */
export async function findTable(host: Host, restaurantId: string, id: string | undefined) {
  const table = (await listTables(host, restaurantId))?.find((one) => one.id === id);
  if (!table) throw data({ code: "not_found", message: "Table not found." }, 404);
  return table;
}
