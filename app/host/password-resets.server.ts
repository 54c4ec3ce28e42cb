import type { Host } from "./client.server";
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
