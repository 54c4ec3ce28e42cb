import { diningTable, tableOfCode } from "@domain/contract/dining-table";
import type { Host } from "./client.server";
import { nullIfUnsupported } from "./errors";
import { listAnswer, messageAnswer, oneAnswer } from "./unwrapping";

export type { DiningTable } from "@domain/contract/dining-table";

interface TableFields {
  label: string;
  seats?: number | null;
  is_active: boolean;
}

const path = (restaurantId: string) => `/restaurants/${encodeURIComponent(restaurantId)}/tables`;

/** Extended. All tables, by name; null where the host keeps none. */
export async function listTables(host: Host, restaurantId: string) {
  const list = await host.get(path(restaurantId), listAnswer(diningTable), { extended: true }).catch(nullIfUnsupported);
  return list && list.items;
}

/** Extended. `id` null: a new one. @throws HostError validation_failed, not_found */
export const saveTable = (host: Host, restaurantId: string, id: string | null, body: TableFields) =>
  id === null
    ? host.post(path(restaurantId), messageAnswer, { body, extended: true })
    : host.put(`${path(restaurantId)}/${encodeURIComponent(id)}`, messageAnswer, { body, extended: true });

/** Extended. @throws HostError not_found */
export const deleteTable = (host: Host, restaurantId: string, id: string) =>
  host.delete(`${path(restaurantId)}/${encodeURIComponent(id)}`, messageAnswer, { extended: true });

/** Extended. The restaurant and table that a code names. @throws HostError not_found, unsupported */
export const readTableOfCode = (host: Host, code: string) =>
  host.get(`/tables/${encodeURIComponent(code)}`, oneAnswer(tableOfCode), { extended: true });
