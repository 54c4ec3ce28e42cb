import type * as z from "zod";
import type * as contract from "@domain/contract/accounts/team";
import { teamCalls } from "@domain/contract/calls/team";
import { deviceHeaders, type Login, loginBody, parseLogin } from "./auth.server";
import type { Host } from "./client/host";
import { nullIfUnsupported } from "./errors";

/** Members and invitations; null where the host lacks the call. */
export async function findTeam(host: Host, restaurantId: string): Promise<contract.Team | null> {
  return host.call(teamCalls.getTeam, { params: { id: restaurantId } }).catch(nullIfUnsupported);
}

/** Whether staff may see sales there; a host without team settings decides by itself and is asked for the sales. */
export const maySeeSalesAsStaff = async (host: Host, restaurantId: string): Promise<boolean> =>
  (await findTeam(host, restaurantId))?.staff_see_sales !== false;

/** Accepts an invitation. @throws HostError not_found, validation_failed, invalid_credentials, conflict */
export async function joinTeam(
  host: Host,
  token: string,
  { devices, ...body }: z.input<typeof contract.joinRequest> & { devices: readonly string[] },
): Promise<Login> {
  const call = { body, bearer: null, headers: deviceHeaders(devices) };
  return parseLogin(await host.call(teamCalls.joinTeam, { params: { token }, ...call }, loginBody));
}
