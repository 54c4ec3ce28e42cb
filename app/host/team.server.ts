import { teamCalls } from "@domain/contract/calls/team";
import type * as contract from "@domain/contract/team";
import type * as z from "zod";
import { deviceHeaders, type Login, loginBody, readLogin } from "./auth.server";
import type { Host } from "./client/host";
import { nullIfUnsupported } from "./errors";

/** Members and invitations; null where the host lacks the call. */
export async function readTeam(host: Host, restaurantId: string): Promise<contract.Team | null> {
  return host.call(teamCalls.getTeam, { params: { id: restaurantId } }).catch(nullIfUnsupported);
}

/** Whether staff see sales there; a host that does not say keeps its own counsel, and is asked for them. */
export const staffSeeSales = async (host: Host, restaurantId: string): Promise<boolean> =>
  (await readTeam(host, restaurantId))?.staff_see_sales !== false;

export const letStaffSeeSales = (host: Host, restaurantId: string, staff_see_sales: boolean) =>
  host.send(teamCalls.updateStaffSales, { params: { id: restaurantId }, body: { staff_see_sales } });

/** @throws HostError conflict for somebody who is on the team already */
export const inviteToTeam = (host: Host, restaurantId: string, body: z.input<typeof contract.inviteRequest>) =>
  host.send(teamCalls.inviteToTeam, { params: { id: restaurantId }, body });

export const takeBackInvitation = (host: Host, restaurantId: string, id: string) =>
  host.send(teamCalls.deleteInvitation, { params: { id: restaurantId, invitationId: id } });

/** The person's sessions end. @throws HostError not_found, conflict for owners */
export const changeMemberRole = (host: Host, restaurantId: string, userId: string, role: contract.InvitedRole) =>
  host.send(teamCalls.updateMemberRole, { params: { id: restaurantId, userId }, body: { role } });

/** The person's sessions end. @throws HostError not_found, conflict for owners and oneself */
export const removeMember = (host: Host, restaurantId: string, userId: string) =>
  host.send(teamCalls.deleteMember, { params: { id: restaurantId, userId } });

/** For the holder of a link, whoever is logged in. @throws HostError not_found when it is used or over */
export const readInvitation = (host: Host, token: string) =>
  host.call(teamCalls.getInvitation, { params: { token }, bearer: null });

/** Accepts an invitation. @throws HostError not_found, validation_failed, invalid_credentials, conflict */
export async function joinTeam(
  host: Host,
  token: string,
  { devices, ...body }: z.input<typeof contract.joinRequest> & { devices: readonly string[] },
): Promise<Login> {
  const call = { body, bearer: null, headers: deviceHeaders(devices) };
  return readLogin(await host.call(teamCalls.joinTeam, { params: { token }, ...call }, loginBody));
}
