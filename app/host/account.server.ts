import { accountCalls } from "@domain/contract/calls/accounts";
import type { profileRequest } from "@domain/contract/account";
import { user, type User } from "@domain/contract/auth";
import * as z from "zod";
import type { Host } from "./client.server";
import { itemAnswer, messageItemAnswer } from "./envelope";

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
