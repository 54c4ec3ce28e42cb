import { createRoute } from "@hono/zod-openapi";
import { addressAnswer, addressList, addressRequest } from "@domain/contract/address";
import { messageAnswer } from "@domain/contract/primitives";
import type { ApiDependencies } from "@api/dependencies";
import { answers, jsonBody, ok, said } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { idParams } from "@api/http/params";
import { createRouter } from "@api/http/router";
import { addAddress, changeAddress, deleteAddress, listAddresses } from "./service";

/** [HOST-51…54] The signed-in person's own address book [ADDR-7]. */
export function addressesModule({ db }: ApiDependencies) {
  const router = createRouter();

  router.openapi(
    createRoute({
      method: "get",
      path: "/addresses",
      summary: "Own addresses",
      responses: answers(addressList, "The default first"),
    }),
    async (c) => c.json({ data: { data: await listAddresses(db, requireActor(c).id) } }, 200),
  );

  router.openapi(
    createRoute({
      method: "post",
      path: "/addresses",
      summary: "Add an address",
      request: { body: jsonBody(addressRequest) },
      responses: answers(addressAnswer, "The new address; the first one is the default"),
    }),
    async (c) => c.json(ok(await addAddress(db, requireActor(c).id, c.req.valid("json")), "Address added"), 200),
  );

  router.openapi(
    createRoute({
      method: "patch",
      path: "/addresses/{id}",
      summary: "Change an own address",
      request: { params: idParams, body: jsonBody(addressRequest.partial()) },
      responses: answers(addressAnswer, "The address as it is now"),
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      return c.json(ok(await changeAddress(db, requireActor(c).id, id, c.req.valid("json")), "Address updated"), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "delete",
      path: "/addresses/{id}",
      summary: "Delete an own address",
      request: { params: idParams },
      responses: answers(messageAnswer, "Deleted"),
    }),
    async (c) => {
      await deleteAddress(db, requireActor(c).id, c.req.valid("param").id);
      return c.json(said("Address deleted"), 200);
    },
  );

  return router;
}
