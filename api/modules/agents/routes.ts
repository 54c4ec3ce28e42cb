import { createRoute } from "@hono/zod-openapi";
import { agentAnswer, agentList, agentRequest, newAgentRequest } from "@domain/contract/agent";
import { messageAnswer, pageQuery } from "@domain/contract/primitives";
import { agentRegistrationList } from "@domain/contract/registration";
import type { ApiDependencies } from "@api/dependencies";
import { answers, jsonBody, ok, said } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { idParams } from "@api/http/params";
import { createRouter } from "@api/http/router";
import { addAgent, changeAgent, deleteAgent, listAgents, listRegistrations } from "./service";

/** Sales agents, kept by administrators, and what they registered. */
export function agentsModule(dependencies: ApiDependencies) {
  const { db } = dependencies;
  const router = createRouter();

  router.openapi(
    createRoute({
      method: "get",
      path: "/auth/agents",
      summary: "Sales agents (administrators)",
      responses: answers(agentList, "All of them, the newest first"),
    }),
    async (c) => {
      requireActor(c, "admin");
      return c.json(ok({ data: await listAgents(db) }), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "post",
      path: "/auth/agent/signup",
      summary: "Add a sales agent (administrators)",
      request: { body: jsonBody(newAgentRequest) },
      responses: answers(agentAnswer, "The new agent"),
    }),
    async (c) => {
      const agent = await addAgent(dependencies, requireActor(c, "admin"), c.req.valid("json"));
      return c.json(ok(agent, "Sales agent added successfully"), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "put",
      path: "/auth/agent/signup/{id}",
      summary: "Change a sales agent (administrators); the password only when it is sent",
      request: { params: idParams, body: jsonBody(agentRequest) },
      responses: answers(agentAnswer, "The agent as they are now"),
    }),
    async (c) => {
      const change = { ...c.req.valid("json"), id: c.req.valid("param").id };
      const agent = await changeAgent(dependencies, requireActor(c, "admin"), change);
      return c.json(ok(agent, "Sales agent updated successfully"), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "delete",
      path: "/auth/agents/{id}",
      summary: "Delete a sales agent (administrators); their registrations stay",
      request: { params: idParams },
      responses: answers(messageAnswer, "Deleted; their sessions have ended"),
    }),
    async (c) => {
      await deleteAgent(dependencies, requireActor(c, "admin"), c.req.valid("param").id);
      return c.json(said("Sales agent deleted successfully"), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "get",
      path: "/restaurants/agent/registrations",
      summary: "What the signed-in sales agent has registered",
      request: { query: pageQuery },
      responses: answers(agentRegistrationList, "The newest first"),
    }),
    async (c) => {
      const { id } = requireActor(c, "agent");
      const { page = 1, per_page: perPage = 20 } = c.req.valid("query");
      const { rows, total } = await listRegistrations(db, id, { page, perPage });
      return c.json(ok({ data: rows, total, page, per_page: perPage }), 200);
    },
  );

  return router;
}
