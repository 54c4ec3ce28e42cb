import type { Host } from "./client.server";
import { isHostError } from "./errors";
import { messageAnswer } from "./unwrapping";

const path = "/auth/password-resets";

/** [HOST-58] Extended. Answered alike whether or not the address is known. @throws HostError unsupported, rate_limited */
export async function requestPasswordReset(host: Host, email: string): Promise<void> {
  await host.post(path, messageAnswer, { body: { email }, extended: true });
}

/** [HOST-59] Extended. Gives the host's own sentence. @throws HostError validation_failed for a link used or expired */
export async function setNewPassword(host: Host, token: string, password: string): Promise<string | null> {
  const body = { password };
  return (await host.put(`${path}/${encodeURIComponent(token)}`, messageAnswer, { body, extended: true })).message;
}

/**
 * [AUTH-11] Whether the host mails reset links. It is asked without an address: a host with the call refuses that, one
 * without it says so. What does not answer in time counts as a yes: the page behind the link tells more.
 */
export async function offersPasswordReset(host: Host): Promise<boolean> {
  try {
    await host.post(path, messageAnswer, { body: {}, extended: true, timeout: 1_000 });
    return true;
  } catch (error) {
    if (!isHostError(error)) throw error;
    return error.code !== "unsupported";
  }
}
