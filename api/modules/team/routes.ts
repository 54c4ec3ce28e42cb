import { createRoute, z } from "@hono/zod-openapi";
import * as contract from "@domain/contract/team";
import { messageAnswer } from "@domain/contract/primitives";
import type { ApiDependencies } from "@api/dependencies";
import { answers, jsonBody, ok, said } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { createRateLimiter } from "@api/http/rate-limit";
import { createRouter } from "@api/http/router";
import { deviceHeader, readDevices } from "@api/modules/auth/known-devices";
import { ownRestaurantId, settingsReaders, teamEditors } from "@api/modules/settings/rights";
import { invite, takeBack } from "./invite";
import { join, readInvitation } from "./join";
import { changeRole, letStaffSeeSales, listTeam, removeMember } from "./members";

const short = z.string().max(64);
const params = z.object({ id: short });
const tokenParams = z.object({ token: z.string().max(200) });
const did = answers(messageAnswer, "What happened");

const routes = {
  list: createRoute({
    method: "get",
    path: "/restaurants/{id}/team",
    summary: "Who works at the own restaurant (owner, manager, staff)",
    request: { params },
    responses: answers(contract.teamAnswer, "Members, and invitations that wait"),
  }),
  invite: createRoute({
    method: "post",
    path: "/restaurants/{id}/team/invitations",
    summary: "Invite somebody by email (owner)",
    request: { params, body: jsonBody(contract.inviteRequest) },
    responses: did,
  }),
  takeBack: createRoute({
    method: "delete",
    path: "/restaurants/{id}/team/invitations/{invitationId}",
    summary: "Take an invitation back (owner)",
    request: { params: params.extend({ invitationId: short }) },
    responses: did,
  }),
  role: createRoute({
    method: "put",
    path: "/restaurants/{id}/team/{userId}",
    summary: "Change somebody's role (owner); their sessions end",
    request: { params: params.extend({ userId: short }), body: jsonBody(contract.memberRoleRequest) },
    responses: did,
  }),
  remove: createRoute({
    method: "delete",
    path: "/restaurants/{id}/team/{userId}",
    summary: "Take somebody off the team (owner); their sessions end",
    request: { params: params.extend({ userId: short }) },
    responses: did,
  }),
  sales: createRoute({
    method: "put",
    path: "/restaurants/{id}/team/sales",
    summary: "Let staff see sales, or no longer (owners)",
    request: { params, body: jsonBody(contract.staffSalesRequest) },
    responses: did,
  }),
  read: createRoute({
    method: "get",
    path: "/team/invitations/{token}",
    summary: "An invitation, for the holder of its link",
    request: { params: tokenParams },
    responses: answers(contract.openInvitationAnswer, "Who invites, whom and as what"),
  }),
  join: createRoute({
    method: "post",
    path: "/team/invitations/{token}",
    summary: "Accept an invitation; the answer signs in",
    request: { params: tokenParams, body: jsonBody(contract.joinRequest) },
    responses: answers(contract.joinAnswer, "A bearer token and the person"),
  }),
};

/** A restaurant's team (docs/roles.md): its owner invites, changes and removes. */
export function teamModule(dependencies: ApiDependencies) {
  const { db, clock, mailer } = dependencies;
  const limiter = createRateLimiter(dependencies);
  const router = createRouter();

  router.openapi(routes.list, async (c) => {
    const id = await ownRestaurantId(db, requireActor(c, ...settingsReaders), c.req.valid("param").id);
    return c.json(ok(await listTeam(db, id)), 200);
  });

  router.openapi(routes.invite, async (c) => {
    const actor = requireActor(c, ...teamEditors);
    const id = await ownRestaurantId(db, actor, c.req.valid("param").id);
    const given = c.req.valid("json");
    await invite({ db, clock, mailer, actor }, id, given);
    return c.json(said(`We have sent an invitation to ${given.email}.`), 200);
  });

  router.openapi(routes.takeBack, async (c) => {
    const actor = requireActor(c, ...teamEditors);
    const { id, invitationId } = c.req.valid("param");
    await takeBack({ db, clock, actor }, await ownRestaurantId(db, actor, id), invitationId);
    return c.json(said("The invitation has been taken back."), 200);
  });

  router.openapi(routes.sales, async (c) => {
    const actor = requireActor(c, ...teamEditors);
    const id = await ownRestaurantId(db, actor, c.req.valid("param").id);
    const { staff_see_sales: allowed } = c.req.valid("json");
    await letStaffSeeSales({ db, clock, actor }, id, allowed);
    return c.json(said(allowed ? "Staff see sales now." : "Staff no longer see sales."), 200);
  });

  router.openapi(routes.role, async (c) => {
    const actor = requireActor(c, ...teamEditors);
    const { id, userId } = c.req.valid("param");
    const restaurantId = await ownRestaurantId(db, actor, id);
    await changeRole({ db, clock, actor }, { restaurantId, userId }, c.req.valid("json").role);
    return c.json(said("The role has been changed."), 200);
  });

  router.openapi(routes.remove, async (c) => {
    const actor = requireActor(c, ...teamEditors);
    const { id, userId } = c.req.valid("param");
    await removeMember({ db, clock, actor }, { restaurantId: await ownRestaurantId(db, actor, id), userId });
    return c.json(said("The team member has been removed."), 200);
  });

  router.openapi(routes.read, async (c) => {
    await limiter.take("resetAddress", c.get("clientAddress"));
    return c.json(ok(await readInvitation(db, c.req.valid("param").token, clock.now())), 200);
  });

  router.openapi(routes.join, async (c) => {
    const clientAddress = c.get("clientAddress");
    await limiter.take("resetAddress", clientAddress);
    const { token } = c.req.valid("param");
    const devices = readDevices(c.req.header(deviceHeader));
    const answer = await join(dependencies, limiter, { token, given: c.req.valid("json"), clientAddress, devices });
    return c.json(ok(answer, "Welcome to the team"), 200);
  });

  return router;
}
