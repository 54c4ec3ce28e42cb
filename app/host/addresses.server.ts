import { addressCalls } from "@domain/contract/calls/accounts";
import { address, type AddressRequest, type AddressWire } from "@domain/contract/address";
import { placeLine } from "@domain/us-place";
import type { Host } from "./client.server";
import { listAnswer, itemAnswer } from "./envelope";

/** An entry of the customer's address book. */
export interface Address {
  id: string;
  label: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  address: string;
  city: string;
  zipcode: string;
  /** "Bristol, CT 06010" */
  place: string;
  isDefault: boolean;
}

/** [HOST-51] The customer's addresses, the default one first. */
export async function listAddresses(host: Host): Promise<Address[]> {
  const { items } = await host.call(addressCalls.listAddresses, {}, listAnswer(address));
  return items.map(toAddress).sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/** [HOST-52] */
export async function addAddress(host: Host, entry: AddressRequest): Promise<Address> {
  return toAddress(await host.call(addressCalls.createAddress, { body: entry }, itemAnswer(address)));
}

/** [HOST-53] */
export async function changeAddress(host: Host, id: string, entry: AddressRequest): Promise<void> {
  await host.send(addressCalls.updateAddress, { params: { id }, body: entry });
}

/** [HOST-54] */
export async function deleteAddress(host: Host, id: string): Promise<void> {
  await host.send(addressCalls.deleteAddress, { params: { id } });
}

const toAddress = (wire: AddressWire): Address => ({
  id: wire.id,
  label: wire.label ?? "",
  contactName: wire.contact_name ?? "",
  contactEmail: wire.contact_email ?? "",
  contactPhone: wire.contact_phone ?? "",
  address: wire.address ?? "",
  city: wire.city ?? "",
  zipcode: wire.zipcode ?? "",
  place: placeLine({ city: wire.city, zip: wire.zipcode }),
  isDefault: wire.is_default ?? false,
});
