import type { Host } from "./client.server";
import { messageAnswer } from "./unwrapping";

const path = "/auth/email-confirmations";

/** Extended. Mails the link that confirms the own address; gives the host's sentence. @throws HostError unsupported, rate_limited */
export const sendConfirmation = async (host: Host): Promise<string | null> =>
  (await host.post(path, messageAnswer, { extended: true })).message;

/** Extended. @throws HostError validation_failed for a link that is unknown or over, unsupported */
export const confirmEmail = async (host: Host, token: string): Promise<string | null> =>
  (await host.put(`${path}/${encodeURIComponent(token)}`, messageAnswer, { extended: true, bearer: null })).message;
