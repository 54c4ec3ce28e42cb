import * as z from "zod";
import { diningTableCalls, settingsCalls, taxCalls } from "@domain/contract/calls/settings";
import { tax, type TaxWire } from "@domain/contract/promotion";
import { operatingDay, specialDay } from "@domain/contract/restaurant";
import * as contract from "@domain/contract/settings";
import { mailSettings } from "@domain/settings/mail";
import { parseCentsOrNull } from "./client/coerce";
import { itemResponse, lenientListResponse } from "./client/envelope";
import type { Host } from "./client/host";
import { nullIfUnsupported } from "./errors";

/** [HOST-82] The settings, unchanged; null where the host has none. */
export const findSettings = (host: Pick<Host, "call">, restaurantId: string): Promise<contract.SettingsWire | null> =>
  host.call(settingsCalls.getSettings, { params: { id: restaurantId } }).catch(nullIfUnsupported);

/** [HOST-83] `changes` use wire types: amounts as decimals. @throws HostError conflict with `editConflictDetails` */
export const saveSettings = (host: Host, restaurantId: string, changes: z.input<typeof contract.settingsRequest>) =>
  host.send(settingsCalls.saveSettings, { params: { id: restaurantId }, body: changes });

const hours = z.object({
  time_zone: z.string().nullish(),
  operating_hours: z.array(operatingDay),
  special_days: z.array(specialDay).nullish(),
  ramadan: contract.ramadanHours.nullish(),
  version: z.number().nullish(),
});

/** [HOST-84] Local times; null where the host lacks the call. `special_days` and `ramadan` are null where it has none. */
export const findHours = (host: Pick<Host, "call">, restaurantId: string) =>
  host.call(settingsCalls.getHours, { params: { id: restaurantId } }, itemResponse(hours)).catch(nullIfUnsupported);

/** [PRAYER-3] Extended. The Hijri calendar's correction in days; null where the host does not say. */
export const findCalendar = (host: Pick<Host, "call">) => host.call(settingsCalls.getCalendar).catch(nullIfUnsupported);

/** Extended. Which events are emailed to whom; null where the host lacks the call [SET-4]. */
export const findMailSettings = (host: Pick<Host, "call">, restaurantId: string) =>
  host
    .call(
      settingsCalls.getMailSettings,
      { params: { id: restaurantId } },
      itemResponse(mailSettings.extend({ version: z.number().nullish() })),
    )
    .catch(nullIfUnsupported);

export interface OwnTax {
  id: string;
  name: string;
  code: string;
  /** 635 is 6.35 %. */
  rateHundredths: number;
  /** Whether orders are charged with it. */
  isOn: boolean;
  /** Undefined where the host has no versions. */
  version: number | undefined;
}

/** [HOST-39] All taxes of the restaurant, active or not. */
export async function listTaxes(host: Host, restaurantId: string): Promise<OwnTax[]> {
  const { items } = await host.call(taxCalls.listTaxes, { params: { id: restaurantId } }, lenientListResponse(tax));
  return items.map(toOwnTax);
}

/** [HOST-40, HOST-41] `rate` in percent. @returns the host's message */
export const saveTax = (
  host: Host,
  { restaurantId, id }: { restaurantId: string; id: string | null },
  body: { name: string; code: string; rate: number; version?: number },
  headers: Record<string, string>,
) =>
  id === null
    ? host.send(taxCalls.createTax, { params: { id: restaurantId }, body, headers })
    : host.send(taxCalls.updateTax, { params: { id: restaurantId, taxId: id }, body, headers });

const toOwnTax = (wire: TaxWire): OwnTax => ({
  id: wire.id,
  name: wire.name,
  code: wire.code,
  rateHundredths: parseCentsOrNull(wire.rate) ?? 0,
  isOn: wire.status,
  version: wire.version ?? undefined,
});

interface TableFields {
  label: string;
  seats?: number | null;
  is_active: boolean;
  /** The version that the form was opened with. */
  version?: number | undefined;
}

/** Extended. All tables by name; null where the host has none. */
export async function listTables(host: Host, restaurantId: string) {
  const list = await host.call(diningTableCalls.listTables, { params: { id: restaurantId } }).catch(nullIfUnsupported);
  return list && list.items;
}

/** Extended. `id` null adds one. @throws HostError validation_failed, not_found, conflict */
export const saveTable = (
  host: Host,
  { restaurantId, id }: { restaurantId: string; id: string | null },
  body: TableFields,
  headers: Record<string, string>,
) =>
  id === null
    ? host.send(diningTableCalls.createTable, { params: { id: restaurantId }, body, headers })
    : host.send(diningTableCalls.updateTable, { params: { id: restaurantId, tableId: id }, body, headers });
