import { accountCalls } from "@domain/contract/calls/accounts";
import type { Host } from "./client.server";

/** [HOST-58] Extended. Answered alike whether or not the address is known. @throws HostError unsupported, rate_limited */
export async function requestPasswordReset(host: Host, email: string): Promise<void> {
  await host.send(accountCalls.requestPasswordReset, { body: { email } });
}

/** [HOST-59] Extended. Gives the host's own sentence. @throws HostError validation_failed for a link used or expired */
export async function setNewPassword(host: Host, token: string, password: string): Promise<string | null> {
  const body = { password };
  return (await host.send(accountCalls.resetPassword, { params: { token }, body })).message;
}
