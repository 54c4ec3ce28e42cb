import { taxCalls } from "@domain/contract/calls/settings";
import { tax, type TaxWire } from "@domain/contract/promotion";
import { centsOf } from "./amounts";
import type { Host } from "./client.server";
import { listAnswer } from "./envelope";

export interface OwnTax {
  id: string;
  name: string;
  code: string;
  /** 635 is 6.35 %. */
  rateHundredths: number;
  /** Charged on orders. */
  isOn: boolean;
  /** Undefined where the host counts no changes. */
  version: number | undefined;
}

/** [HOST-39] All taxes of the own restaurant, on or off. */
export async function listTaxes(host: Host, restaurantId: string): Promise<OwnTax[]> {
  const { items } = await host.call(taxCalls.listTaxes, { params: { id: restaurantId } }, listAnswer(tax));
  return items.map(toOwnTax);
}

/** [HOST-40, HOST-41] `rate` in percent. @returns the host's sentence */
export const saveTax = (
  host: Host,
  { restaurantId, id }: { restaurantId: string; id: string | null },
  body: { name: string; code: string; rate: number; version?: number },
) =>
  id === null
    ? host.send(taxCalls.createTax, { params: { id: restaurantId }, body })
    : host.send(taxCalls.updateTax, { params: { id: restaurantId, taxId: id }, body });

/** [HOST-42] */
export const deleteTax = (host: Host, restaurantId: string, id: string) =>
  host.send(taxCalls.deleteTax, { params: { id: restaurantId, taxId: id } });

/** [HOST-43] */
export const setTaxStatus = (host: Host, restaurantId: string, id: string, status: boolean) =>
  host.send(taxCalls.setTaxStatus, { params: { id: restaurantId, taxId: id }, body: { status } });

const toOwnTax = (wire: TaxWire): OwnTax => ({
  id: wire.id,
  name: wire.name,
  code: wire.code,
  rateHundredths: centsOf(wire.rate) ?? 0,
  isOn: wire.status,
  version: wire.version ?? undefined,
});
