import { createRoute } from "@hono/zod-openapi";
import * as contract from "@domain/contract/customer";
import type { ApiDependencies } from "@api/dependencies";
import { answers, jsonBody, ok } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { idParams } from "@api/http/params";
import { createRouter } from "@api/http/router";
import { listCustomers, readCustomer, setCustomerActive } from "./service";

const routes = {
  list: createRoute({
    method: "get",
    path: "/customers",
    summary: "Customers (administrators)",
    request: { query: contract.customerQuery },
    responses: answers(contract.customerList, "The newest first unless sorted"),
  }),
  one: createRoute({
    method: "get",
    path: "/customers/{id}",
    summary: "One customer (administrators)",
    request: { params: idParams },
    responses: answers(contract.customerAnswer, "The customer"),
  }),
  status: createRoute({
    method: "patch",
    path: "/customers/{id}",
    summary:
      "Close or open a customer's account (administrators); closing needs a reason, ends their sessions and tells them",
    request: { params: idParams, body: jsonBody(contract.customerStatusRequest) },
    responses: answers(contract.customerAnswer, "The customer as they are now"),
  }),
};

/** Customers, as administrators look after them. */
export function customersModule(dependencies: ApiDependencies) {
  const { db } = dependencies;
  const router = createRouter();

  router.openapi(routes.list, async (c) => {
    requireActor(c, "admin");
    return c.json(ok(await listCustomers(db, c.req.valid("query"))), 200);
  });

  router.openapi(routes.one, async (c) => {
    requireActor(c, "admin");
    return c.json(ok(await readCustomer(db, c.req.valid("param").id)), 200);
  });

  router.openapi(routes.status, async (c) => {
    const actor = requireActor(c, "admin");
    const { id } = c.req.valid("param");
    const { is_active: isActive, reason } = c.req.valid("json");
    await setCustomerActive(dependencies, actor, { id, isActive, reason: reason || null });
    const message = isActive ? "Customer reactivated" : "Customer deactivated";
    return c.json(ok(await readCustomer(db, id), message), 200);
  });

  return router;
}
