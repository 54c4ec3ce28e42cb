import { Hono } from "hono";
import * as z from "zod";
import { signWebhook } from "@api/payments/clover/wire";
import { minuteMs } from "@domain/duration";
import { type CardDetails, checkCard, toStoredCard } from "./cards";
import { toChargeOutcome } from "./charges";
import { checkoutPage, closedPage } from "./checkout-page";
import { cloverId, getFingerprint, reply, requireApiKey, type SandboxOptions, toErrorReply } from "./options";
import { findRecord, replaceRecord, type StoredCheckout, writeRecord } from "./records";

const sessionMinutes = 15;

const redirectUrl = z.string().max(2000).refine(mayReturnTo, "must be https");
const checkoutBody = z.object({
  shoppingCart: z.object({
    lineItems: z
      .array(z.object({ name: z.string().max(200), price: z.number().int(), unitQty: z.number().int().min(1) }))
      .min(1),
  }),
  redirectUrls: z.object({ success: redirectUrl, failure: redirectUrl.optional(), cancel: redirectUrl.optional() }),
});

/** Clover takes https only; a demo on this machine has none. */
function mayReturnTo(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const loopback = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  return url.protocol === "https:" || (url.protocol === "http:" && loopback);
}

/** Hosted checkout: opening a session, looking at it, and the payment page itself, which works without JavaScript. */
export function checkoutRoutes(options: SandboxOptions, basePath: string): Hono {
  const { db, clock, keys } = options;
  /** The response of a session that can no longer be paid, or null. */
  const findClosedResponse = (session: StoredCheckout) => {
    if (session.status === "PAID") return Response.redirect(session.successUrl, 303);
    if (session.expiresAt > clock.now().getTime()) return null;
    return closedPage(basePath, "This payment page has expired. Your card was not charged.", session.cancelUrl);
  };
  const app = new Hono();
  app.use("/invoicingcheckoutservice/*", requireApiKey(keys.privateKey));

  app.post("/invoicingcheckoutservice/v1/checkouts", async (c) => {
    const body = checkoutBody.safeParse(await c.req.json().catch(() => null));
    const lines = body.success ? body.data.shoppingCart.lineItems : [];
    const amount = lines.reduce((sum, line) => sum + line.price * line.unitQty, 0);
    if (!body.success || amount < 1 || c.req.header("x-clover-merchant-id") !== keys.merchantId) {
      return reply(toErrorReply(400, "invalid_request_error", "invalid_request", "The checkout is not valid."));
    }
    const { success, failure, cancel } = body.data.redirectUrls;
    const id = crypto.randomUUID();
    const createdTime = clock.now().getTime();
    const expirationTime = createdTime + sessionMinutes * minuteMs;
    await writeRecord(db, "checkout", id, {
      status: "OPEN",
      paymentId: null,
      amount,
      lines,
      successUrl: success,
      cancelUrl: cancel ?? failure ?? success,
      expiresAt: expirationTime,
      declined: null,
    });
    // The customer stays on the origin they came from, which carries the sandbox too.
    const href = new URL(`${basePath}/checkout/${id}`, success).href;
    return reply({ status: 200, answer: { href, checkoutSessionId: id, createdTime, expirationTime } });
  });

  app.get("/invoicingcheckoutservice/v1/checkouts/:id", async (c) => {
    const session = await findRecord(db, "checkout", c.req.param("id"));
    if (!session) return reply(toErrorReply(404, "invalid_request_error", "resource_missing", "No such checkout."));
    return reply({
      status: 200,
      answer: {
        checkoutSessionId: c.req.param("id"),
        status: session.status,
        paymentId: session.paymentId,
      },
    });
  });

  app.get("/checkout/:id", async (c) => {
    const session = await findRecord(db, "checkout", c.req.param("id"));
    if (!session) return closedPage(basePath, "This payment page does not exist.", null);
    const refused = session.declined && "Your card was declined. Your card was not charged. Use another card.";
    return findClosedResponse(session) ?? checkoutPage(basePath, session, session.declined ?? {}, {}, refused, 200);
  });

  app.post("/checkout/:id", async (c) => {
    const id = c.req.param("id");
    const session = await findRecord(db, "checkout", id);
    if (!session) return closedPage(basePath, "This payment page does not exist.", null);
    const closed = findClosedResponse(session);
    if (closed) return closed;
    const card = readCard(await c.req.parseBody());
    const values = { name: card.name, postalCode: card.postalCode };
    const errors = checkCard(card, clock.now());
    if (Object.keys(errors).length) return checkoutPage(basePath, session, values, errors, null, 422);
    const { declined, paymentId } = await pay(options, id, card);
    await announce(options, id, { paymentId, status: declined ? "DECLINED" : "APPROVED", amount: session.amount });
    // A redirect here too: with Back or a reload browsers would ask whether to send the card again.
    return c.redirect(declined ? `${basePath}/checkout/${id}` : session.successUrl, 303);
  });

  return app;
}

/** The card fields of the payment page's form, each shortened to 120 characters. */
function readCard(form: Record<string, unknown>) {
  const text = (name: string) => {
    const value = form[name];
    return typeof value === "string" ? value.slice(0, 120) : "";
  };
  return {
    number: text("number"),
    name: text("name"),
    date: text("date"),
    cvv: text("cvv"),
    postalCode: text("postalCode"),
  };
}

/** Pays a session once: of two presses the second finds it paid. */
async function pay(
  { db, clock }: SandboxOptions,
  id: string,
  card: CardDetails,
): Promise<{ declined: boolean; paymentId: string }> {
  return db.transaction().execute(async (trx) => {
    const session = await findRecord(trx, "checkout", id, true);
    if (!session) throw new Error("The checkout is gone");
    if (session.paymentId) return { declined: false, paymentId: session.paymentId };
    const paymentId = cloverId();
    const outcome = toChargeOutcome(
      paymentId,
      toStoredCard(card),
      { amount: session.amount, currency: "usd" },
      clock.now(),
    );
    await writeRecord(trx, "charge", paymentId, {
      fingerprint: getFingerprint(id),
      amount: session.amount,
      ...outcome,
    });
    if (outcome.status !== 200) {
      const { name, postalCode } = card;
      await replaceRecord(trx, "checkout", id, { ...session, declined: { name, postalCode } });
      return { declined: true, paymentId };
    }
    await replaceRecord(trx, "checkout", id, { ...session, status: "PAID", paymentId });
    return { declined: false, paymentId };
  });
}

/** Sends the host a signed event, as Clover does; it may get lost. */
async function announce(
  { clock, keys, deliverWebhook }: SandboxOptions,
  sessionId: string,
  { paymentId, status, amount }: { paymentId: string; status: "APPROVED" | "DECLINED"; amount: number },
): Promise<void> {
  const now = clock.now();
  const message = `${status === "APPROVED" ? "Approved" : "Decline"} for ${amount}`;
  const event = {
    createdTime: now.getTime(),
    message,
    status,
    type: "PAYMENT",
    id: paymentId,
    merchantId: keys.merchantId,
    data: sessionId,
  };
  const rawBody = JSON.stringify(event);
  await deliverWebhook(signWebhook(keys.webhookSecret, rawBody, now), rawBody).catch(() => undefined);
}
