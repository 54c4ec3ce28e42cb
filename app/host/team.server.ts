import * as contract from "@domain/contract/team";
import type * as z from "zod";
import { deviceHeaders, type Login, loginBody, readLogin } from "./auth.server";
import type { Host } from "./client.server";
import { nullIfUnsupported } from "./errors";
import { messageAnswer, oneAnswer } from "./unwrapping";

/** Who works at a restaurant; every call is extended. */

const path = (restaurantId: string, rest = "") => `/restaurants/${encodeURIComponent(restaurantId)}/team${rest}`;
const invitationPath = (token: string) => `/team/invitations/${encodeURIComponent(token)}`;

/** Members and invitations; null where the host lacks the call. */
export async function readTeam(host: Host, restaurantId: string): Promise<contract.Team | null> {
  return host.get(path(restaurantId), oneAnswer(contract.team), { extended: true }).catch(nullIfUnsupported);
}

/** Whether staff see sales there; a host that does not say keeps its own counsel, and is asked for them. */
export const staffSeeSales = async (host: Host, restaurantId: string): Promise<boolean> =>
  (await readTeam(host, restaurantId))?.staff_see_sales !== false;

export const letStaffSeeSales = (host: Host, restaurantId: string, staff_see_sales: boolean) =>
  host.put(path(restaurantId, "/sales"), messageAnswer, { body: { staff_see_sales }, extended: true });

/** @throws HostError conflict for somebody who is on the team already */
export const inviteToTeam = (host: Host, restaurantId: string, body: z.input<typeof contract.inviteRequest>) =>
  host.post(path(restaurantId, "/invitations"), messageAnswer, { body, extended: true });

export const takeBackInvitation = (host: Host, restaurantId: string, id: string) =>
  host.delete(path(restaurantId, `/invitations/${encodeURIComponent(id)}`), messageAnswer, { extended: true });

/** The person's sessions end. @throws HostError not_found, conflict for owners */
export const changeMemberRole = (host: Host, restaurantId: string, userId: string, role: contract.InvitedRole) =>
  host.put(path(restaurantId, `/${encodeURIComponent(userId)}`), messageAnswer, { body: { role }, extended: true });

/** The person's sessions end. @throws HostError not_found, conflict for owners and oneself */
export const removeMember = (host: Host, restaurantId: string, userId: string) =>
  host.delete(path(restaurantId, `/${encodeURIComponent(userId)}`), messageAnswer, { extended: true });

/** For the holder of a link, whoever is logged in. @throws HostError not_found when it is used or over */
export const readInvitation = (host: Host, token: string) =>
  host.get(invitationPath(token), oneAnswer(contract.openInvitation), { extended: true, bearer: null });

/** Accepts an invitation. @throws HostError not_found, validation_failed, invalid_credentials, conflict */
export async function joinTeam(
  host: Host,
  token: string,
  { devices, ...body }: z.input<typeof contract.joinRequest> & { devices: readonly string[] },
): Promise<Login> {
  const call = { body, extended: true, bearer: null, headers: deviceHeaders(devices) };
  return readLogin(await host.post(invitationPath(token), loginBody, call));
}
