import type * as z from "zod";
import { cloverSdk } from "@domain/clover-sdk";
import {
  callClover,
  type CloverResponse,
  cloverCharge,
  cloverCheckout,
  cloverCheckoutState,
  cloverCustomer,
  cloverEvent,
  cloverRefund,
  type Fetch,
  findCloverCharge,
  getChargeState,
  getDeclineMessage,
  verifyWebhook,
} from "./clover/wire";
import {
  type CardProvider,
  type ChargeOutcome,
  type ChargeRecord,
  type ChargeRequest,
  type CheckoutOutcome,
  type CheckoutRequest,
  type ProviderEvent,
  ProviderUnavailableError,
  RefundRefusedError,
  type RefundRequest,
  type SaveCardOutcome,
  type SaveCardRequest,
} from "./provider";

/**
 * Where Clover is and who we are there. Sandbox: https://scl-sandbox.dev.clover.com, https://apisandbox.dev.clover.com,
 * https://checkout.sandbox.dev.clover.com/sdk.js; production: https://scl.clover.com, https://api.clover.com,
 * https://checkout.clover.com/sdk.js. `privateKey` and `webhookSecret` stay on the server.
 */
export interface CloverConfig {
  ecommerceUrl: string;
  platformUrl: string;
  sdkUrl: string;
  privateKey: string;
  publicKey: string;
  merchantId: string;
  webhookSecret: string;
  environment: string;
  /** How requests are sent; the sandbox is called without a network. */
  fetch?: Fetch;
}

/** Clover's own addresses by environment. */
export const cloverAddresses = {
  sandbox: {
    ecommerceUrl: "https://scl-sandbox.dev.clover.com",
    platformUrl: "https://apisandbox.dev.clover.com",
    sdkUrl: cloverSdk.sandbox,
  },
  production: {
    ecommerceUrl: "https://scl.clover.com",
    platformUrl: "https://api.clover.com",
    sdkUrl: cloverSdk.production,
  },
} as const;

const chargeTimeoutMs = 15_000;
const otherTimeoutMs = 8_000;

/** Clover keeps no more of a reference. */
const toReference = ({ reference }: { reference: string }) => reference.slice(0, 12);

/** Refusals of a call that may have succeeded when it was made before. */
const inconclusive = new Set(["token_already_used", "missing", "idempotency_error", "resource_missing"]);

/** Calls Clover with the merchant's key. */
function createClient(config: CloverConfig) {
  const send = config.fetch ?? ((request: Request) => fetch(request));
  const bearer = { authorization: `Bearer ${config.privateKey}` };
  return {
    ecommerceUrl: config.ecommerceUrl,
    checkoutsUrl: `${config.platformUrl}/invoicingcheckoutservice/v1/checkouts`,
    merchant: { "x-clover-merchant-id": config.merchantId },
    call: (
      method: "GET" | "POST" | "DELETE",
      url: string,
      {
        headers,
        body,
        timeoutMs = otherTimeoutMs,
      }: { headers?: Record<string, string>; body?: object; timeoutMs?: number } = {},
    ): Promise<CloverResponse> =>
      callClover(send, { method, url, headers: { ...bearer, ...headers }, ...(body && { body }), timeoutMs }),
  };
}

type Client = ReturnType<typeof createClient>;

/** Speaks Clover's Ecommerce and Hosted Checkout APIs. @throws never while it is made; see CardProvider for its calls. */
export function createCloverProvider(config: CloverConfig): CardProvider {
  const client = createClient(config);
  return {
    charge: (request) => charge(client, request),
    saveCard: (request) => saveCard(client, request),
    forgetCard: (card) => forgetCard(client, card),
    refund: (request) => refund(client, request),
    openCheckout: (request) => openCheckout(client, request),
    lookUpCheckout: (sessionId) => lookUpCheckout(client, sessionId),
    async lookUpCharge(chargeId) {
      const found = await readCharge(client, chargeId);
      return found && toRecord(found);
    },
    findCharge: (search) =>
      findCloverCharge((query) => client.call("GET", `${client.ecommerceUrl}/v1/charges?${query}`), {
        ...search,
        reference: toReference(search),
      }),
    readWebhook(signature, rawBody, now) {
      return Promise.resolve(verifyWebhook(config.webhookSecret, signature, rawBody, now) ? readEvent(rawBody) : null);
    },
    browserConfig: () => ({
      environment: config.environment,
      sdkUrl: config.sdkUrl,
      publicKey: config.publicKey,
      merchantId: config.merchantId,
    }),
  };
}

async function readCharge({ call, ecommerceUrl }: Client, chargeId: string) {
  const response = await call("GET", `${ecommerceUrl}/v1/charges/${encodeURIComponent(chargeId)}`);
  return response.ok ? requireData(cloverCharge.safeParse(response.json)) : null;
}

async function charge({ call, ecommerceUrl }: Client, request: ChargeRequest): Promise<ChargeOutcome> {
  const response = await call("POST", `${ecommerceUrl}/v1/charges`, {
    headers: { "idempotency-key": request.key, "x-forwarded-for": request.clientAddress },
    body: {
      amount: request.amountCents,
      currency: request.currency,
      source: request.token,
      capture: true,
      ecomind: "ecom",
      external_reference_id: toReference(request),
      ...(request.storedCard && { stored_credentials: storedCredentials(request.storedCard) }),
    },
    timeoutMs: chargeTimeoutMs,
  });
  if (!response.ok) {
    const isInconclusive = isAboutKeys(response) || response.code === null || inconclusive.has(response.code);
    return { ...toDeclined(response.code), ...(isInconclusive && { isInconclusive }) };
  }
  const charged = requireData(cloverCharge.safeParse(response.json));
  const state = getChargeState(charged);
  if (state === "failed") return toDeclined("card_declined");
  // Nothing is ordered on money that is only set aside: the settlement asks again.
  if (state === "pending") throw new ProviderUnavailableError("Clover has not captured the charge");
  return { kind: "charged", chargeId: charged.id, ...toCard(charged.source) };
}

const toDeclined = (code: string | null) => ({
  kind: "declined" as const,
  code: code ?? "refused",
  message: getDeclineMessage(code),
});

/**
 * https://docs.clover.com/dev/docs/create-a-card-on-file-customer; the customer's id is then a charge's source. The documents name
 * no idempotency key here: repeated after a lost reply it may be refused, and nothing was charged.
 */
async function saveCard(
  { call, ecommerceUrl }: Client,
  { token, customer }: SaveCardRequest,
): Promise<SaveCardOutcome> {
  const body = { ecomind: "ecom", source: token, ...customer };
  const response = await call("POST", `${ecommerceUrl}/v1/customers`, { body });
  if (!response.ok) return toDeclined(response.code);
  const saved = requireData(cloverCustomer.safeParse(response.json));
  return { kind: "saved", customerId: saved.id, sourceId: saved.sources.data[0] ?? "" };
}

/** https://docs.clover.com/dev/docs/revoke-a-card */
async function forgetCard(
  { call, ecommerceUrl }: Client,
  { customerId, sourceId }: { customerId: string; sourceId: string },
): Promise<void> {
  const path = `/v1/customers/${encodeURIComponent(customerId)}/sources/${encodeURIComponent(sourceId)}`;
  const response = await call("DELETE", `${ecommerceUrl}${path}`);
  if (!response.ok && response.status !== 404)
    throw new ProviderUnavailableError(`Clover kept a card: ${response.message}`);
}

async function refund({ call, ecommerceUrl }: Client, request: RefundRequest): Promise<{ refundId: string | null }> {
  const response = await call("POST", `${ecommerceUrl}/v1/refunds`, {
    headers: { "idempotency-key": request.key },
    body: { charge: request.chargeId, amount: request.amountCents, reason: "requested_by_customer" },
  });
  if (response.ok) return { refundId: requireData(cloverRefund.safeParse(response.json)).id };
  if (response.code === "charge_already_refunded") return { refundId: null };
  // Wrong keys are put right one day; the refund must not be given up for them.
  if (isAboutKeys(response)) throw new ProviderUnavailableError(`Clover refuses our keys: ${response.message}`);
  throw new RefundRefusedError(response.code ?? "refused", response.message);
}

async function openCheckout(
  { call, checkoutsUrl, merchant }: Client,
  { customer, lines, successUrl, cancelUrl }: CheckoutRequest,
): Promise<{ sessionId: string; href: string }> {
  const response = await call("POST", checkoutsUrl, {
    headers: merchant,
    body: {
      customer: { email: customer.email, firstName: customer.firstName, lastName: customer.lastName },
      shoppingCart: {
        lineItems: lines.map((line) => ({ name: line.name, price: line.unitCents, unitQty: line.quantity })),
      },
      redirectUrls: { success: successUrl, failure: cancelUrl, cancel: cancelUrl },
    },
  });
  if (!response.ok) throw new ProviderUnavailableError(`Clover opened no checkout: ${response.message}`);
  const session = requireData(cloverCheckout.safeParse(response.json));
  return { sessionId: session.checkoutSessionId, href: session.href };
}

/**
 * Clover documents no call that tells whether a hosted checkout was paid: its proof is the signed webhook. Reading the session is
 * therefore only trusted when the answer names a payment, and that payment is then looked up by its id. Anything else, including
 * "no such call", leaves the checkout open until the webhook comes.
 */
async function lookUpCheckout(client: Client, sessionId: string): Promise<CheckoutOutcome> {
  const url = `${client.checkoutsUrl}/${encodeURIComponent(sessionId)}`;
  const response = await client.call("GET", url, { headers: client.merchant });
  const state = response.ok ? cloverCheckoutState.safeParse(response.json) : null;
  if (!state?.success || !state.data.paymentId) return { kind: "open" };
  const found = await readCharge(client, state.data.paymentId);
  return found && getChargeState(found) === "paid" ? { kind: "paid", ...toRecord(found) } : { kind: "open" };
}

const isAboutKeys = ({ status }: { status: number }): boolean => status === 401 || status === 403;

/** The data card networks require for charging a kept card: whether its holder is present, and that it is a standing order. */
const storedCredentials = (use: "first" | "subsequent") => ({
  sequence: use === "first" ? "FIRST" : "SUBSEQUENT",
  is_scheduled: true,
  initiator: use === "first" ? "CARDHOLDER" : "MERCHANT",
});

/** Clover documents the event's fields by label only, so capitals are not relied upon. */
function readEvent(rawBody: string): ProviderEvent | null {
  let raw: unknown;
  try {
    raw = JSON.parse(rawBody);
  } catch {
    return null;
  }
  if (typeof raw !== "object" || raw === null) return null;
  const lowered = Object.fromEntries(
    Object.entries(raw).map(([name, value]: [string, unknown]) => [
      name.charAt(0).toLowerCase() + name.slice(1),
      value,
    ]),
  );
  const event = cloverEvent.safeParse(lowered);
  if (!event.success) return null;
  const { id, status, type } = event.data;
  const checkoutSessionId = event.data.checkoutSessionId ?? event.data.data ?? "";
  return {
    id: [type ?? "PAYMENT", id ?? checkoutSessionId, status ?? ""].join(":"),
    checkoutSessionId,
    chargeId: id ?? null,
    approved: status?.toUpperCase() === "APPROVED",
    raw,
  };
}

const toRecord = ({ id, amount, source }: z.infer<typeof cloverCharge>): ChargeRecord => ({
  chargeId: id,
  amountCents: amount,
  ...toCard(source),
});

const toCard = (source: { brand?: string | null; last4?: string | null; type?: string | null } | null | undefined) => ({
  brand: source?.brand ?? source?.type ?? null,
  last4: source?.last4 ?? null,
});

function requireData<T>(parsed: { success: true; data: T } | { success: false; error: Error }): T {
  if (parsed.success) return parsed.data;
  throw new ProviderUnavailableError("Clover's answer is not in its protocol", { cause: parsed.error });
}
