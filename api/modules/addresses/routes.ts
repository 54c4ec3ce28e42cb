import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { addressCalls } from "@domain/contract/calls/accounts";
import { addAddress, deleteAddress, listAddresses, updateAddress } from "./service";

/** [HOST-51…54] The signed-in person's own address book [ADDR-7]. */
export function addressesModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(toRoute(addressCalls.listAddresses), async (c) =>
    c.json(withData({ data: await listAddresses(db, requireActor(c).id) }), 200),
  );

  router.openapi(toRoute(addressCalls.createAddress), async (c) =>
    c.json(withData(await addAddress(db, requireActor(c).id, c.req.valid("json")), "Address added"), 200),
  );

  router.openapi(toRoute(addressCalls.updateAddress), async (c) => {
    const own = { id: c.req.valid("param").id, userId: requireActor(c).id };
    return c.json(withData(await updateAddress({ db, clock }, own, c.req.valid("json")), "Address updated"), 200);
  });

  router.openapi(toRoute(addressCalls.deleteAddress), async (c) => {
    await deleteAddress(db, requireActor(c).id, c.req.valid("param").id);
    return c.json(withMessage("Address deleted"), 200);
  });

  return router;
}
