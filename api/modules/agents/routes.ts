import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, routeOf, withData, withMessage } from "@api/http/router";
import { agentCalls } from "@domain/contract/calls/administration";
import { addAgent, changeAgent, deleteAgent, listAgents, listRegistrations } from "./service";

/** Sales agents, kept by administrators, and what they registered. */
export function agentsModule(dependencies: ApiDependencies) {
  const { db } = dependencies;
  const router = createRouter();

  router.openapi(routeOf(agentCalls.listAgents), async (c) => {
    requireActor(c, "admin");
    return c.json(withData({ data: await listAgents(db) }), 200);
  });

  router.openapi(routeOf(agentCalls.createAgent), async (c) => {
    const agent = await addAgent(dependencies, requireActor(c, "admin"), c.req.valid("json"));
    return c.json(withData(agent, "Sales agent added successfully"), 200);
  });

  router.openapi(routeOf(agentCalls.updateAgent), async (c) => {
    const change = { ...c.req.valid("json"), id: c.req.valid("param").id };
    const agent = await changeAgent(dependencies, requireActor(c, "admin"), change);
    return c.json(withData(agent, "Sales agent updated successfully"), 200);
  });

  router.openapi(routeOf(agentCalls.deleteAgent), async (c) => {
    await deleteAgent(dependencies, requireActor(c, "admin"), c.req.valid("param").id);
    return c.json(withMessage("Sales agent deleted successfully"), 200);
  });

  router.openapi(routeOf(agentCalls.listOwnRegistrations), async (c) => {
    const { id } = requireActor(c, "agent");
    const { page = 1, per_page: perPage = 20 } = c.req.valid("query");
    const { rows, total } = await listRegistrations(db, id, { page, perPage });
    return c.json(withData({ data: rows, total, page, per_page: perPage }), 200);
  });

  return router;
}
