import { accountCalls } from "@domain/contract/calls/accounts";
import type { Host } from "./client.server";
/** Extended. Mails the link that confirms the own address; gives the host's sentence. @throws HostError unsupported, rate_limited */
export const sendConfirmation = async (host: Host): Promise<string | null> =>
  (await host.send(accountCalls.sendEmailConfirmation)).message;

/** Extended. @throws HostError validation_failed for a link that is unknown or over, unsupported */
export const confirmEmail = async (host: Host, token: string): Promise<string | null> =>
  (await host.send(accountCalls.confirmEmail, { params: { token }, bearer: null })).message;
