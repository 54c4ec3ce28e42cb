import type { ApiDependencies } from "@api/dependencies";
import { withData } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { routeOf } from "@api/http/route-of";
import { createRouter } from "@api/http/router";
import { customerCalls } from "@domain/contract/calls/administration";
import { listCustomers, readCustomer, setCustomerActive } from "./service";

/** Customers, as administrators look after them. */
export function customersModule(dependencies: ApiDependencies) {
  const { db } = dependencies;
  const router = createRouter();

  router.openapi(routeOf(customerCalls.listCustomers), async (c) => {
    requireActor(c, "admin");
    return c.json(withData(await listCustomers(db, c.req.valid("query"))), 200);
  });

  router.openapi(routeOf(customerCalls.getCustomer), async (c) => {
    requireActor(c, "admin");
    return c.json(withData(await readCustomer(db, c.req.valid("param").id)), 200);
  });

  router.openapi(routeOf(customerCalls.updateCustomerStatus), async (c) => {
    const actor = requireActor(c, "admin");
    const { id } = c.req.valid("param");
    const { is_active: isActive, reason } = c.req.valid("json");
    await setCustomerActive(dependencies, actor, { id, isActive, reason: reason || null });
    const message = isActive ? "Customer reactivated" : "Customer deactivated";
    return c.json(withData(await readCustomer(db, id), message), 200);
  });

  return router;
}
