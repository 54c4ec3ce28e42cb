import { Hono } from "hono";
import * as z from "zod";
import { formatPersonName } from "@domain/values/person-name";
import { checkCard, toStoredCard } from "./cards";
import { chargeToken, refundCharge } from "./charges";
import { cloverId, reply, requireApiKey, type SandboxOptions, toErrorReply } from "./options";
import { findRecord, listCharges, listRefunds, replaceRecord, writeRecord } from "./records";

const tokenBody = z.object({
  card: z.object({
    number: z.string().max(40),
    exp_month: z.string().max(2),
    exp_year: z.string().max(4),
    cvv: z.string().max(4),
    name: z.string().max(120).optional(),
    address_zip: z.string().max(20).optional(),
  }),
});
const chargeBody = z.object({
  amount: z.number(),
  currency: z.string().max(3),
  source: z.string().max(100),
  external_reference_id: z.string().max(100).optional(),
  stored_credentials: z
    .object({
      sequence: z.enum(["FIRST", "SUBSEQUENT"]),
      is_scheduled: z.boolean(),
      initiator: z.enum(["CARDHOLDER", "MERCHANT"]),
    })
    .optional(),
});
const refundBody = z.object({ charge: z.string().max(40), amount: z.number().optional() });

/** Which of Clover's error codes stands for a wrong field. */
const codes = {
  number: "invalid_number",
  date: "expired_card",
  cvv: "invalid_cvc",
  name: "missing",
  postalCode: "incorrect_zip",
};

/** POST /v1/tokens, /v1/charges, /v1/refunds and their look-ups, as Clover's Ecommerce API answers them. */
export function ecommerceRoutes({ db, clock, keys }: SandboxOptions): Hono {
  const app = new Hono();
  const idempotencyKey = (key: string | undefined) => key?.slice(0, 200) ?? null;

  app.post("/v1/tokens", async (c) => {
    if (c.req.header("apikey") !== keys.publicKey)
      return reply(toErrorReply(401, "authentication_error", "unauthorized", "Unknown apikey."));
    const body = tokenBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success)
      return reply(toErrorReply(400, "invalid_request_error", "invalid_request", "The card is missing."));
    const { card } = body.data;
    const details = {
      number: card.number,
      name: card.name ?? "",
      date: `${card.exp_month}/${card.exp_year}`,
      cvv: card.cvv,
      postalCode: card.address_zip ?? "",
    };
    const errors = checkCard(details, clock.now());
    const [field] = (["number", "name", "date", "cvv", "postalCode"] as const).filter((name) => errors[name]);
    if (field) {
      const refused = toErrorReply(400, "invalid_request_error", codes[field], errors[field] ?? "");
      return reply({ status: 400, answer: { ...refused.answer, error: { ...refused.answer.error, param: field } } });
    }
    const stored = toStoredCard(details);
    const id = `clv_1T${cloverId()}`;
    await writeRecord(db, "token", id, { card: stored, used: false });
    const shown = { brand: stored.brand, last4: stored.last4, exp_month: stored.expMonth, exp_year: stored.expYear };
    return reply({ status: 200, answer: { id, object: "token", card: shown } });
  });

  app.use("/v1/charges/*", requireApiKey(keys.privateKey));
  app.use("/v1/refunds/*", requireApiKey(keys.privateKey));

  app.post("/v1/charges", async (c) => {
    const body = chargeBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success || !c.req.header("x-forwarded-for")) {
      return reply(
        toErrorReply(
          400,
          "invalid_request_error",
          "invalid_request",
          "amount, currency, source and x-forwarded-for are required.",
        ),
      );
    }
    const { status, answer } = await chargeToken(
      db,
      clock.now(),
      idempotencyKey(c.req.header("idempotency-key")),
      body.data,
    );
    return reply({ status, answer });
  });

  app.get("/v1/charges", async (c) => {
    const at = (name: string, otherwise: number) => Number(c.req.query(name) ?? otherwise);
    const limit = Math.min(at("limit", 10), 100);
    const span = { from: at("created.gte", 0), to: at("created.lte", Number.MAX_SAFE_INTEGER) };
    const charges = await listCharges(db, { ...span, limit: limit + 1, after: c.req.query("starting_after") ?? null });
    const answer = {
      object: "list",
      url: "/v1/charges",
      has_more: charges.length > limit,
      data: charges.slice(0, limit),
    };
    return reply({ status: 200, answer });
  });

  app.get("/v1/charges/:id", async (c) => {
    const charge = await findRecord(db, "charge", c.req.param("id"));
    if (charge?.status !== 200)
      return reply(toErrorReply(404, "invalid_request_error", "resource_missing", "No such charge."));
    const refunded = (await listRefunds(db, c.req.param("id"))).reduce((sum, refund) => sum + refund.amount, 0);
    return reply({
      status: 200,
      answer: { ...charge.answer, amount_refunded: refunded, refunded: refunded === charge.amount },
    });
  });

  app.post("/v1/refunds", async (c) => {
    const body = refundBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success)
      return reply(toErrorReply(400, "invalid_request_error", "invalid_request", "charge is required."));
    const { status, answer } = await refundCharge(
      db,
      clock.now(),
      idempotencyKey(c.req.header("idempotency-key")),
      body.data,
    );
    return reply({ status, answer });
  });

  app.get("/v1/refunds/:id", async (c) => {
    const refund = await findRecord(db, "refund", c.req.param("id"));
    if (!refund) return reply(toErrorReply(404, "invalid_request_error", "resource_missing", "No such refund."));
    return reply({ status: 200, answer: refund.answer });
  });

  return app;
}

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
  app.use("/v1/customers/*", requireApiKey(keys.privateKey));

  app.post("/v1/customers", async (c) => {
    const body = customerBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) {
      return reply(toErrorReply(400, "invalid_request_error", "invalid_request", "email and source are required."));
    }
    const { email, source, firstName = "", lastName = "" } = body.data;
    const result = await db.transaction().execute(async (trx) => {
      const token = await findRecord(trx, "token", source, true);
      if (!token) return toErrorReply(400, "invalid_request_error", "missing", "The source is not known.");
      if (token.used)
        return toErrorReply(400, "invalid_request_error", "token_already_used", "The source token was already used.");
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
          name: formatPersonName(firstName, lastName),
          sources: { object: "list", data: [sourceId] },
        },
      };
    });
    return reply(result);
  });

  app.delete("/v1/customers/:id/sources/:source", async (c) => {
    const { id, source } = c.req.param();
    const revoked = await db.transaction().execute(async (trx) => {
      const customer = await findRecord(trx, "customer", id, true);
      if (!customer?.card || customer.sourceId !== source) return false;
      await replaceRecord(trx, "customer", id, { ...customer, card: null });
      return true;
    });
    if (!revoked) return reply(toErrorReply(404, "invalid_request_error", "resource_missing", "No such source."));
    return reply({ status: 200, answer: { deleted: true, id: source, object: "deletedcard" } });
  });

  return app;
}
