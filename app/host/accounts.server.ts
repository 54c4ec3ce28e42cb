import { accountCalls, addressCalls, favouriteCalls } from "@domain/contract/calls/accounts";
import type { profileRequest } from "@domain/contract/account";
import { user, type User } from "@domain/contract/auth";
import * as z from "zod";
import type { Host } from "./client/host";
import { itemAnswer, messageItemAnswer, listAnswer } from "./client/envelope";
import { address, type AddressRequest, type AddressWire } from "@domain/contract/address";
import { placeLine } from "@domain/us-place";

/** Extended; a form, as every call of the profile is [HOST-2]. @throws HostError validation_failed, unsupported */
export function saveProfile(
  host: Host,
  { first_name, last_name, phone }: z.infer<typeof profileRequest>,
): Promise<{ message: string | null; data: User }> {
  const body = new FormData();
  body.append("first_name", first_name);
  body.append("last_name", last_name);
  if (phone) body.append("phone", phone);
  return host.call(accountCalls.updateProfile, { body }, messageItemAnswer(user));
}

/** [HOST-9] @throws HostError validation_failed with `current_password` when that is wrong */
export async function changePassword(
  host: Host,
  body: { current_password: string; new_password: string },
): Promise<string | null> {
  return (await host.send(accountCalls.changePassword, { body })).message;
}

/** Extended. What the host stores about the customer, in its own words. @throws HostError unsupported */
export const exportAccount = (host: Host): Promise<Record<string, unknown>> =>
  host.call(accountCalls.exportAccount, {}, itemAnswer(z.record(z.string(), z.unknown())));

/** Extended. @throws HostError validation_failed for a wrong password, conflict while orders or payments run, unsupported */
export async function deleteAccount(host: Host, password: string): Promise<string | null> {
  return (await host.send(accountCalls.deleteAccount, { body: { password } })).message;
}

/** [HOST-58] Extended. Answered alike whether or not the address is known. @throws HostError unsupported, rate_limited */
export async function requestPasswordReset(host: Host, email: string): Promise<void> {
  await host.send(accountCalls.requestPasswordReset, { body: { email } });
}

/** [HOST-59] Extended. Gives the host's own sentence. @throws HostError validation_failed for a link used or expired */
export async function setNewPassword(host: Host, token: string, password: string): Promise<string | null> {
  const body = { password };
  return (await host.send(accountCalls.resetPassword, { params: { token }, body })).message;
}

/** Extended. Mails the link that confirms the own address; gives the host's sentence. @throws HostError unsupported, rate_limited */
export const sendConfirmation = async (host: Host): Promise<string | null> =>
  (await host.send(accountCalls.sendEmailConfirmation)).message;

/** Extended. @throws HostError validation_failed for a link that is unknown or over, unsupported */
export const confirmEmail = async (host: Host, token: string): Promise<string | null> =>
  (await host.send(accountCalls.confirmEmail, { params: { token }, bearer: null })).message;

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

/** [HOST-91] Extended. Ids of the customer's favourite restaurants, newest first. @throws HostError unsupported */
export const listFavourites = (host: Host): Promise<string[]> => host.call(favouriteCalls.listFavourites);

/** [HOST-92] Extended. @throws HostError not_found, unsupported */
export async function addFavourite(host: Host, restaurantId: string): Promise<void> {
  await host.send(favouriteCalls.addFavourite, { body: { restaurantId } });
}

/** [HOST-93] Extended. @throws HostError unsupported */
export async function removeFavourite(host: Host, restaurantId: string): Promise<void> {
  await host.send(favouriteCalls.deleteFavourite, { params: { restaurantId } });
}
