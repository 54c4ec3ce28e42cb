import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRateLimiter } from "@api/http/rate-limit";
import { createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { knownDevicesHeader, parseKnownDevices } from "@api/modules/auth/login";
import { getMemberRestaurantId, settingsReaders, teamEditors } from "@api/modules/settings/permissions";
import { teamCalls } from "@domain/contract/calls/team";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { acceptInvitation, getInvitation, invite, revokeInvitation } from "./invitations";
import { changeRole, listTeam, removeMember, updateStaffPermissions } from "./members";

/** A restaurant's team (docs/roles.md), managed by its owner. */
export function teamModule(dependencies: ApiDependencies) {
  const { db, clock, mailer, events } = dependencies;
  const limiter = createRateLimiter(dependencies);
  const router = createRouter();

  router.openapi(toRoute(teamCalls.getTeam), async (c) => {
    const id = await getMemberRestaurantId(db, requireActor(c, ...settingsReaders), c.req.valid("param").id);
    return c.json(withData(await listTeam(db, id)), 200);
  });

  router.openapi(toRoute(teamCalls.inviteToTeam), async (c) => {
    const actor = requireActor(c, ...teamEditors);
    const id = await getMemberRestaurantId(db, actor, c.req.valid("param").id);
    const request = c.req.valid("json");
    const key = c.req.valid("header")[idempotencyHeader];
    await invite({ db, clock, mailer, actor, key }, id, request);
    return c.json(withMessage(`We have sent an invitation to ${request.email}.`), 200);
  });

  router.openapi(toRoute(teamCalls.deleteInvitation), async (c) => {
    const actor = requireActor(c, ...teamEditors);
    const { id, invitationId } = c.req.valid("param");
    await revokeInvitation({ db, clock, actor }, await getMemberRestaurantId(db, actor, id), invitationId);
    return c.json(withMessage("The invitation has been withdrawn."), 200);
  });

  router.openapi(toRoute(teamCalls.updateStaffPermissions), async (c) => {
    const actor = requireActor(c, ...teamEditors);
    const id = await getMemberRestaurantId(db, actor, c.req.valid("param").id);
    const { staff_see_sales: allowed, staff_refund_limit: limit } = c.req.valid("json");
    await updateStaffPermissions({ db, clock, actor }, id, {
      ...(allowed === undefined ? {} : { staff_see_sales: allowed }),
      ...(limit === undefined ? {} : { staff_refund_limit_cents: limit }),
    });
    if (allowed === undefined) return c.json(withMessage("The limit is saved."), 200);
    return c.json(withMessage(allowed ? "Staff see sales now." : "Staff no longer see sales."), 200);
  });

  router.openapi(toRoute(teamCalls.updateMemberRole), async (c) => {
    const actor = requireActor(c, ...teamEditors);
    const { id, userId } = c.req.valid("param");
    const restaurantId = await getMemberRestaurantId(db, actor, id);
    const { role } = c.req.valid("json");
    const isOther = await changeRole({ db, clock, mailer, events, actor }, { restaurantId, userId }, role);
    if (isOther) return c.json(withMessage("The role has been changed."), 200);
    return c.json(
      withMessage(`This person is ${role === "manager" ? "a manager" : "staff"} already. Nothing has changed.`),
      200,
    );
  });

  router.openapi(toRoute(teamCalls.deleteMember), async (c) => {
    const actor = requireActor(c, ...teamEditors);
    const { id, userId } = c.req.valid("param");
    const restaurantId = await getMemberRestaurantId(db, actor, id);
    await removeMember({ db, clock, mailer, events, actor }, { restaurantId, userId });
    return c.json(withMessage("The team member has been removed."), 200);
  });

  router.openapi(toRoute(teamCalls.getInvitation), async (c) => {
    await limiter.take("resetAddress", c.get("clientAddress"));
    return c.json(withData(await getInvitation(db, c.req.valid("param").token, clock.now())), 200);
  });

  router.openapi(toRoute(teamCalls.joinTeam), async (c) => {
    const clientAddress = c.get("clientAddress");
    await limiter.take("resetAddress", clientAddress);
    const { token } = c.req.valid("param");
    const devices = parseKnownDevices(c.req.header(knownDevicesHeader));
    const answer = await acceptInvitation(dependencies, limiter, {
      token,
      request: c.req.valid("json"),
      clientAddress,
      devices,
    });
    return c.json(withData(answer, "Welcome to the team"), 200);
  });

  return router;
}
