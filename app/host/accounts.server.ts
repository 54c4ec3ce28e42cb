import * as z from "zod";
import type { profileRequest } from "@domain/contract/accounts/account";
import { address, type AddressRequest, type AddressWire } from "@domain/contract/accounts/address";
import { user, type User } from "@domain/contract/accounts/auth";
import { accountCalls, addressCalls } from "@domain/contract/calls/accounts";
import { formatCityLine } from "@domain/restaurants/us-place";
import type { Coordinates } from "~/lib/place";
import { itemResponse, lenientListResponse, messageItemResponse } from "./client/envelope";
import type { Host } from "./client/host";

/** Extended; a form, as every call of the profile is [HOST-2]. @throws HostError validation_failed, unsupported, conflict with `editConflictDetails` */
export function saveProfile(
  host: Host,
  { first_name, last_name, phone, prayer_asr, version }: z.infer<typeof profileRequest>,
): Promise<{ message: string | null; data: User }> {
  const body = new FormData();
  body.append("first_name", first_name);
  body.append("last_name", last_name);
  if (phone) body.append("phone", phone);
  if (prayer_asr) body.append("prayer_asr", prayer_asr);
  if (version !== undefined) body.append("version", String(version));
  return host.call(accountCalls.updateProfile, { body }, messageItemResponse(user));
}

/** Extended. The data that the host stores about the customer, unchanged. @throws HostError unsupported */
export const exportAccount = (host: Host): Promise<Record<string, unknown>> =>
  host.call(accountCalls.exportAccount, {}, itemResponse(z.record(z.string(), z.unknown())));

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
  /** null where the host does not say. */
  coordinates: Coordinates | null;
  /** undefined where the host has no versions. */
  version: number | undefined;
}

const addresses = lenientListResponse(address);

/** [HOST-51] The customer's addresses, the default one first. */
export async function listAddresses(host: Host): Promise<Address[]> {
  const { items } = await host.call(addressCalls.listAddresses, {}, addresses);
  return items.map(toAddress).sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/** [HOST-52] */
export async function addAddress(host: Host, entry: AddressRequest): Promise<Address> {
  return toAddress(await host.call(addressCalls.createAddress, { body: entry }, itemResponse(address)));
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
  place: formatCityLine({ city: wire.city, zip: wire.zipcode }),
  isDefault: wire.is_default ?? false,
  coordinates: wire.latitude != null && wire.longitude != null ? { lat: wire.latitude, lng: wire.longitude } : null,
  version: wire.version ?? undefined,
});
