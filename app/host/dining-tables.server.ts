import { diningTableCalls } from "@domain/contract/calls/settings";
import type { Host } from "./client.server";
import { nullIfUnsupported } from "./errors";

export type { DiningTable } from "@domain/contract/dining-table";

interface TableFields {
  label: string;
  seats?: number | null;
  is_active: boolean;
}

/** Extended. All tables, by name; null where the host keeps none. */
export async function listTables(host: Host, restaurantId: string) {
  const list = await host.call(diningTableCalls.listTables, { params: { id: restaurantId } }).catch(nullIfUnsupported);
  return list && list.items;
}

/** Extended. `id` null: a new one. @throws HostError validation_failed, not_found */
export const saveTable = (host: Host, restaurantId: string, id: string | null, body: TableFields) =>
  id === null
    ? host.send(diningTableCalls.createTable, { params: { id: restaurantId }, body })
    : host.send(diningTableCalls.updateTable, { params: { id: restaurantId, tableId: id }, body });

/** Extended. @throws HostError not_found */
export const deleteTable = (host: Host, restaurantId: string, id: string) =>
  host.send(diningTableCalls.deleteTable, { params: { id: restaurantId, tableId: id } });

/** Extended. The restaurant and table that a code names. @throws HostError not_found, unsupported */
export const readTableOfCode = (host: Host, code: string) =>
  host.call(diningTableCalls.getTableOfCode, { params: { code } });
