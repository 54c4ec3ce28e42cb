import { expect, test } from "vitest";
import { cloverAddresses, createCloverProvider } from "./clover";
import { type Fetch, signWebhook, verifyWebhook } from "./clover/wire";
import { ProviderUnavailableError, RefundRefusedError } from "./provider";

const keys = { privateKey: "private", publicKey: "public", merchantId: "MERCHANT", webhookSecret: "secret" };
const providerWith = (fetch: Fetch) =>
  createCloverProvider({ ...keys, ...cloverAddresses.sandbox, environment: "sandbox", fetch });
const answering = (status: number, body: unknown) => providerWith(() => Response.json(body, { status }));
const request = {
  key: "key:1",
  token: "clv_1",
  amountCents: 4576,
  currency: "usd",
  reference: "0123456789abcdef",
  clientAddress: "203.0.113.7",
};

test("[PAY-11] a charge is sent as Clover documents it", async () => {
  const sent: Request[] = [];
  const provider = providerWith((each) => {
    sent.push(each);
    return Response.json({
      id: "CH1",
      amount: 4576,
      paid: true,
      status: "succeeded",
      source: { brand: "VISA", last4: "4242" },
    });
  });
  expect(await provider.charge(request)).toEqual({ kind: "charged", chargeId: "CH1", brand: "VISA", last4: "4242" });
  const [call] = sent;
  expect(call?.url).toBe("https://scl-sandbox.dev.clover.com/v1/charges");
  expect(Object.fromEntries(call?.headers ?? [])).toMatchObject({
    authorization: "Bearer private",
    "idempotency-key": "key:1",
    "x-forwarded-for": "203.0.113.7",
  });
  expect(await call?.json()).toEqual({
    amount: 4576,
    currency: "usd",
    source: "clv_1",
    capture: true,
    ecomind: "ecom",
    external_reference_id: "0123456789ab",
  });
});

test("[LAND-5] a card is kept, charged by its customer's id and revoked as Clover documents it", async () => {
  const sent: { method: string; url: string; body: unknown }[] = [];
  const provider = providerWith(async (each) => {
    const text = await each.text();
    sent.push({ method: each.method, url: each.url, body: text ? JSON.parse(text) : null });
    if (each.method === "DELETE") return Response.json({ deleted: true, id: "SOURCE", object: "deletedcard" });
    if (each.url.endsWith("/charges")) return Response.json({ id: "CH1", amount: 999, source: { brand: "VISA" } });
    return Response.json({ id: "CUSTOMER", object: "customer", sources: { object: "list", data: ["SOURCE"] } });
  });
  const customer = { email: "amina@example.test", firstName: "Amina", lastName: "Rahman" };
  const card = { customerId: "CUSTOMER", sourceId: "SOURCE" };
  expect(await provider.saveCard({ token: "clv_1", customer })).toEqual({ kind: "saved", ...card });
  await provider.charge({ ...request, token: "CUSTOMER", storedCard: "first" });
  await provider.charge({ ...request, token: "CUSTOMER", storedCard: "subsequent" });
  await provider.forgetCard(card);
  const base = "https://scl-sandbox.dev.clover.com/v1";
  const stored = (sequence: string, initiator: string) => ({
    source: "CUSTOMER",
    stored_credentials: { sequence, is_scheduled: true, initiator },
  });
  expect(sent).toMatchObject([
    { method: "POST", url: `${base}/customers`, body: { ecomind: "ecom", source: "clv_1", ...customer } },
    { method: "POST", url: `${base}/charges`, body: stored("FIRST", "CARDHOLDER") },
    { method: "POST", url: `${base}/charges`, body: stored("SUBSEQUENT", "MERCHANT") },
    { method: "DELETE", url: `${base}/customers/CUSTOMER/sources/SOURCE` },
  ]);
  await expect(answering(404, { message: "Not found" }).forgetCard(card)).resolves.toBeUndefined();
  await expect(answering(403, { message: "No" }).forgetCard(card)).rejects.toThrow(ProviderUnavailableError);
});

test("[PAY-11] a refusal is told by its code, whatever the status", async () => {
  for (const status of [400, 402]) {
    const provider = answering(status, {
      message: "Failed",
      error: { type: "card_error", code: "card_declined", message: "DECLINED" },
    });
    expect(await provider.charge(request)).toEqual({
      kind: "declined",
      code: "card_declined",
      message: "Your card was declined. Your card was not charged. Use another card.",
    });
  }
  const refused = answering(400, { error: { code: "refund_amount_invalid", message: "Too much" } });
  await expect(refused.refund({ key: "r", chargeId: "CH1", amountCents: 1 })).rejects.toBeInstanceOf(
    RefundRefusedError,
  );
});

test("[PAY-17] without a clear answer it is not known whether the card was charged", async () => {
  const unclear: Fetch[] = [
    () => Promise.reject(new TypeError("fetch failed")),
    () => Response.json({}, { status: 503 }),
    () => Response.json({}, { status: 429 }),
    () => Response.json({ error: { code: "idempotency_key_in_use" } }, { status: 409 }),
    () => new Response("<html>", { status: 200 }),
    () => Response.json({ unexpected: true }),
  ];
  for (const fetch of unclear)
    await expect(providerWith(fetch).charge(request)).rejects.toBeInstanceOf(ProviderUnavailableError);
});

test("[PAY-17] a refusal of the call itself is no word on an earlier one", async () => {
  for (const [status, code] of [
    [401, "unauthorized"],
    [400, "token_already_used"],
    [400, "idempotency_error"],
  ] as const) {
    expect(await answering(status, { error: { code } }).charge(request)).toMatchObject({ isInconclusive: true });
  }
  const refund = { key: "r", chargeId: "CH1", amountCents: 1 };
  await expect(answering(401, { error: { code: "unauthorized" } }).refund(refund)).rejects.toBeInstanceOf(
    ProviderUnavailableError,
  );
  const before = answering(400, { error: { code: "charge_already_refunded" } });
  expect(await before.refund(refund)).toEqual({ refundId: null });
});

test("[PAY-17] the list of charges is read to its end for a paid one with the reference", async () => {
  const queries: string[] = [];
  const charge = (id: string, reference: string, paid = true) => ({
    id,
    amount: 4576,
    paid,
    external_reference_id: reference,
  });
  const pages = [
    { has_more: true, data: [charge("CH3", "other"), charge("CH2", "0123456789ab", false)] },
    { has_more: false, data: [charge("CH1", "0123456789ab")] },
  ];
  const provider = providerWith((each) => {
    queries.push(new URL(each.url).search);
    return Response.json(pages[queries.length - 1]);
  });
  const span = { from: new Date(1_000), to: new Date(2_000) };
  expect(await provider.findCharge({ reference: "0123456789abcdef", ...span })).toMatchObject({ chargeId: "CH1" });
  expect(queries).toEqual([
    "?created.gte=1000&created.lte=2000&limit=100",
    "?created.gte=1000&created.lte=2000&limit=100&starting_after=CH2",
  ]);
  expect(await answering(200, { data: [] }).findCharge({ reference: "r", ...span })).toBeNull();
  await expect(answering(404, {}).findCharge({ reference: "r", ...span })).rejects.toBeInstanceOf(
    ProviderUnavailableError,
  );
});

test("[PAY-14] a checkout is only paid when a payment of it is found", async () => {
  const open = { kind: "open" };
  expect(await answering(404, {}).lookUpCheckout("s")).toEqual(open);
  expect(await answering(200, { checkoutSessionId: "s" }).lookUpCheckout("s")).toEqual(open);
  expect(await answering(200, { paymentId: "CH1", id: "CH1", amount: 5 }).lookUpCheckout("s")).toMatchObject({
    kind: "paid",
    amountCents: 5,
  });
});

test.each([
  ["paid and captured", { paid: true, captured: true, status: "succeeded" }, "charged"],
  ["no word of it", { paid: true }, "charged"],
  ["not paid", { paid: false, status: "succeeded" }, "declined"],
  ["failed", { paid: true, status: "failed" }, "declined"],
  ["only set aside", { paid: true, captured: false, status: "succeeded" }, "unknown"],
  ["pending", { paid: true, status: "pending" }, "unknown"],
])("[PAY-14, PAY-17] only money that moved pays an order: %s", async (_what, fields, outcome) => {
  const charge = { id: "CH1", amount: 5, external_reference_id: "r", ...fields };
  const charged = answering(200, charge).charge(request);
  if (outcome === "unknown") await expect(charged).rejects.toBeInstanceOf(ProviderUnavailableError);
  else expect(await charged).toMatchObject({ kind: outcome });
  const isPaid = outcome === "charged";
  const checkout = answering(200, { paymentId: "CH1", ...charge });
  expect(await checkout.lookUpCheckout("s")).toMatchObject({ kind: isPaid ? "paid" : "open" });
  const search = { reference: "r", from: new Date(1_000), to: new Date(2_000) };
  const found = await answering(200, { data: [charge] }).findCharge(search);
  expect(found?.chargeId).toBe(isPaid ? "CH1" : undefined);
});

test("[PAY-15] only a fresh signature over exactly this body counts", async () => {
  const now = new Date("2026-03-04T17:00:00Z");
  const body = '{"Type":"PAYMENT","Status":"APPROVED","Id":"CH1","Data":"session"}';
  const signature = signWebhook("secret", body, now);
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  expect(signature).toMatch(/^t=1772643600,v1=[0-9a-f]{64}$/);
  expect(verifyWebhook("secret", signature, body, later(4.9))).toBe(true);
  expect(verifyWebhook("secret", signature, body, later(5.1))).toBe(false);
  expect(verifyWebhook("secret", signature, `${body} `, now)).toBe(false);
  expect(verifyWebhook("other", signature, body, now)).toBe(false);
  expect(verifyWebhook("", signWebhook("", body, now), body, now)).toBe(false);
  for (const header of [null, "", "t=1,v1=", "v1=abc", `${signature}0`, signature.replace("t=", "t=1")]) {
    expect(verifyWebhook("secret", header, body, now)).toBe(false);
  }
  const event = await answering(200, {}).readWebhook(signature, body, now);
  expect(event).toMatchObject({
    id: "PAYMENT:CH1:APPROVED",
    checkoutSessionId: "session",
    chargeId: "CH1",
    approved: true,
  });
});
