import { Hono } from "hono";
import * as z from "zod";
import { signWebhook } from "../clover/wire";
import { type CardDetails, checkCard, getCardBehaviour, getCardBrand, parseCardDate, stripNonDigits } from "./cards";
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
    const expirationTime = createdTime + sessionMinutes * 60_000;
    const session: StoredCheckout = {
      status: "OPEN",
      paymentId: null,
      amount,
      lines,
      successUrl: success,
      cancelUrl: cancel ?? failure ?? success,
      expiresAt: expirationTime,
    };
    await writeRecord(db, "checkout", id, session);
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
    const closed = whyClosed(session);
    return closed ?? checkoutPage(basePath, session, {}, {}, null, 200);
  });

  app.post("/checkout/:id", async (c) => {
    const id = c.req.param("id");
    const session = await findRecord(db, "checkout", id);
    if (!session) return closedPage(basePath, "This payment page does not exist.", null);
    const closed = whyClosed(session);
    if (closed) return closed;
    const form = await c.req.parseBody();
    const text = (name: string) => (typeof form[name] === "string" ? form[name].slice(0, 120) : "");
    const card = {
      number: text("number"),
      name: text("name"),
      date: text("date"),
      cvv: text("cvv"),
      postalCode: text("postalCode"),
    };
    const kept = { name: card.name, postalCode: card.postalCode };
    const errors = checkCard(card, clock.now());
    if (Object.keys(errors).length) return checkoutPage(basePath, session, kept, errors, null, 422);
    const paid = await pay(id, card);
    if (paid.declined) {
      await announce(id, paid.paymentId, "DECLINED", session.amount);
      return checkoutPage(
        basePath,
        session,
        kept,
        {},
        "Your card was declined. Your card was not charged. Use another card.",
        402,
      );
    }
    await announce(id, paid.paymentId, "APPROVED", session.amount);
    return c.redirect(session.successUrl, 303);
  });

  /** Pays a session once: of two presses the second finds it paid. */
  async function pay(id: string, card: CardDetails): Promise<{ declined: boolean; paymentId: string }> {
    return db.transaction().execute(async (trx) => {
      const session = await findRecord(trx, "checkout", id, true);
      if (!session) throw new Error("The checkout is gone");
      if (session.paymentId) return { declined: false, paymentId: session.paymentId };
      const paymentId = cloverId();
      const when = parseCardDate(card.date) ?? { month: 0, year: 0 };
      const number = stripNonDigits(card.number);
      const stored = {
        brand: getCardBrand(number),
        last4: number.slice(-4),
        expMonth: when.month,
        expYear: when.year,
        behaviour: getCardBehaviour(number),
      };
      const outcome = toChargeOutcome(paymentId, stored, { amount: session.amount, currency: "usd" }, clock.now());
      await writeRecord(trx, "charge", paymentId, {
        fingerprint: getFingerprint(id),
        amount: session.amount,
        ...outcome,
      });
      if (outcome.status !== 200) return { declined: true, paymentId };
      await replaceRecord(trx, "checkout", id, { ...session, status: "PAID", paymentId });
      return { declined: false, paymentId };
    });
  }

  /** Tells the host, as Clover does: a signed event, which may get lost. */
  async function announce(
    sessionId: string,
    paymentId: string,
    status: "APPROVED" | "DECLINED",
    amount: number,
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
    await options.deliverWebhook(signWebhook(keys.webhookSecret, rawBody, now), rawBody).catch(() => undefined);
  }

  function whyClosed(session: StoredCheckout): Promise<Response> | Response | null {
    if (session.status === "PAID") return Response.redirect(session.successUrl, 303);
    if (session.expiresAt > clock.now().getTime()) return null;
    return closedPage(basePath, "This payment page has expired. Your card was not charged.", session.cancelUrl);
  }

  return app;
}
