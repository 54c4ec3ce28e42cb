import { Hono } from "hono";
import * as z from "zod";
import { readRecord, replaceRecord, writeRecord } from "./records";
import { type SandboxOptions, authorized, cloverId, refusal, reply } from "./setting";

const customerBody = z.object({
  email: z.email().max(254),
  source: z.string().max(100),
  firstName: z.string().max(120).optional(),
  lastName: z.string().max(120).optional(),
});

/**
 * POST /v1/customers keeps a token's card (the token is used up), DELETE …/sources/{id} revokes it, as
 * https://docs.clover.com/dev/docs/create-a-card-on-file-customer and /revoke-a-card have it.
 */
export function customerRoutes({ db, clock, keys }: SandboxOptions): Hono {
  const app = new Hono();
  app.use("/v1/customers/*", authorized(keys.privateKey));

  app.post("/v1/customers", async (c) => {
    const body = customerBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) {
      return reply(refusal(400, "invalid_request_error", "invalid_request", "email and source are required."));
    }
    const { email, source, firstName = "", lastName = "" } = body.data;
    const kept = await db.transaction().execute(async (trx) => {
      const token = await readRecord(trx, "token", source, true);
      if (!token) return refusal(400, "invalid_request_error", "missing", "The source is not known.");
      if (token.used)
        return refusal(400, "invalid_request_error", "token_already_used", "The source token was already used.");
      const [id, sourceId] = [cloverId(), cloverId()];
      await replaceRecord(trx, "token", source, { ...token, used: true });
      await writeRecord(trx, "customer", id, { sourceId, card: token.card });
      return {
        status: 200,
        answer: {
          id,
          object: "customer",
          created: clock.now().getTime(),
          currency: "USD",
          email,
          name: `${firstName} ${lastName}`.trim(),
          sources: { object: "list", data: [sourceId] },
        },
      };
    });
    return reply(kept);
  });

  app.delete("/v1/customers/:id/sources/:source", async (c) => {
    const { id, source } = c.req.param();
    const revoked = await db.transaction().execute(async (trx) => {
      const customer = await readRecord(trx, "customer", id, true);
      if (!customer?.card || customer.sourceId !== source) return false;
      await replaceRecord(trx, "customer", id, { ...customer, card: null });
      return true;
    });
    if (!revoked) return reply(refusal(404, "invalid_request_error", "resource_missing", "No such source."));
    return reply({ status: 200, answer: { deleted: true, id: source, object: "deletedcard" } });
  });

  return app;
}
