import type * as z from "zod";
import { cloverSdk } from "@domain/orders/clover";
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
  type ChargeRecord,
  type CheckoutOutcome,
  type ProviderEvent,
  ProviderUnavailableError,
  RefundRefusedError,
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

const chargeLimitMs = 15_000;
const otherLimitMs = 8_000;

/** Clover keeps no more of a reference. */
const toReference = ({ reference }: { reference: string }) => reference.slice(0, 12);

/** Refusals of a call that may have succeeded when it was made before. */
const inconclusive = new Set(["token_already_used", "missing", "idempotency_error", "resource_missing"]);

/** Speaks Clover's Ecommerce and Hosted Checkout APIs. @throws never while it is made; see CardProvider for its calls. */
export function createCloverProvider(config: CloverConfig): CardProvider {
  const send = config.fetch ?? ((request: Request) => fetch(request));
  const bearer = { authorization: `Bearer ${config.privateKey}` };

  async function get(url: string, headers: Record<string, string> = bearer): Promise<CloverResponse> {
    return callClover(send, { method: "GET", url, headers, limitMs: otherLimitMs });
  }

  async function readCharge(chargeId: string) {
    const answer = await get(`${config.ecommerceUrl}/v1/charges/${encodeURIComponent(chargeId)}`);
    return answer.ok ? requireData(cloverCharge.safeParse(answer.json)) : null;
  }

  return {
    async lookUpCharge(chargeId) {
      const charge = await readCharge(chargeId);
      return charge && toRecord(charge);
    },

    findCharge: (search) =>
      findCloverCharge((query) => get(`${config.ecommerceUrl}/v1/charges?${query}`), {
        ...search,
        reference: toReference(search),
      }),

    async charge(request) {
      const answer = await callClover(send, {
        method: "POST",
        url: `${config.ecommerceUrl}/v1/charges`,
        headers: { ...bearer, "idempotency-key": request.key, "x-forwarded-for": request.clientAddress },
        body: {
          amount: request.amountCents,
          currency: request.currency,
          source: request.token,
          capture: true,
          ecomind: "ecom",
          external_reference_id: toReference(request),
          ...(request.storedCard && { stored_credentials: storedCredentials(request.storedCard) }),
        },
        limitMs: chargeLimitMs,
      });
      if (!answer.ok) {
        const code = answer.code ?? "refused";
        const isInconclusive = isAboutKeys(answer) || answer.code === null || inconclusive.has(answer.code);
        return {
          kind: "declined",
          code,
          message: getDeclineMessage(answer.code),
          ...(isInconclusive && { isInconclusive }),
        };
      }
      const charge = requireData(cloverCharge.safeParse(answer.json));
      const state = getChargeState(charge);
      if (state === "failed")
        return { kind: "declined", code: "card_declined", message: getDeclineMessage("card_declined") };
      // Nothing is ordered on money that is only set aside: the settlement asks again.
      if (state === "pending") throw new ProviderUnavailableError("Clover has not captured the charge");
      return { kind: "charged", chargeId: charge.id, ...toCard(charge.source) };
    },

    // https://docs.clover.com/dev/docs/create-a-card-on-file-customer; the customer's id is then a charge's source. The
    // documents name no idempotency key here: repeated after a lost reply it may be refused, and nothing was charged.
    async saveCard({ token, customer }) {
      const answer = await callClover(send, {
        method: "POST",
        url: `${config.ecommerceUrl}/v1/customers`,
        headers: bearer,
        body: { ecomind: "ecom", source: token, ...customer },
        limitMs: otherLimitMs,
      });
      if (!answer.ok)
        return { kind: "declined", code: answer.code ?? "refused", message: getDeclineMessage(answer.code) };
      const saved = requireData(cloverCustomer.safeParse(answer.json));
      return { kind: "saved", customerId: saved.id, sourceId: saved.sources.data[0] ?? "" };
    },

    // https://docs.clover.com/dev/docs/revoke-a-card
    async forgetCard({ customerId, sourceId }) {
      const path = `/v1/customers/${encodeURIComponent(customerId)}/sources/${encodeURIComponent(sourceId)}`;
      const url = `${config.ecommerceUrl}${path}`;
      const answer = await callClover(send, { method: "DELETE", url, headers: bearer, limitMs: otherLimitMs });
      if (!answer.ok && answer.status !== 404)
        throw new ProviderUnavailableError(`Clover kept a card: ${answer.message}`);
    },

    async refund(request) {
      const answer = await callClover(send, {
        method: "POST",
        url: `${config.ecommerceUrl}/v1/refunds`,
        headers: { ...bearer, "idempotency-key": request.key },
        body: { charge: request.chargeId, amount: request.amountCents, reason: "requested_by_customer" },
        limitMs: otherLimitMs,
      });
      if (!answer.ok && answer.code === "charge_already_refunded") return { refundId: null };
      // Wrong keys are put right one day; the refund must not be given up for them.
      if (!answer.ok && isAboutKeys(answer))
        throw new ProviderUnavailableError(`Clover refuses our keys: ${answer.message}`);
      if (!answer.ok) throw new RefundRefusedError(answer.code ?? "refused", answer.message);
      return { refundId: requireData(cloverRefund.safeParse(answer.json)).id };
    },

    async openCheckout(request) {
      const answer = await callClover(send, {
        method: "POST",
        url: `${config.platformUrl}/invoicingcheckoutservice/v1/checkouts`,
        headers: { ...bearer, "x-clover-merchant-id": config.merchantId },
        body: {
          customer: {
            email: request.customer.email,
            firstName: request.customer.firstName,
            lastName: request.customer.lastName,
          },
          shoppingCart: {
            lineItems: request.lines.map((line) => ({
              name: line.name,
              price: line.unitCents,
              unitQty: line.quantity,
            })),
          },
          redirectUrls: { success: request.successUrl, failure: request.cancelUrl, cancel: request.cancelUrl },
        },
        limitMs: otherLimitMs,
      });
      if (!answer.ok) throw new ProviderUnavailableError(`Clover opened no checkout: ${answer.message}`);
      const session = requireData(cloverCheckout.safeParse(answer.json));
      return { sessionId: session.checkoutSessionId, href: session.href };
    },

    // Clover documents no call that tells whether a hosted checkout was paid: its proof is the signed webhook. Reading the
    // session is therefore only trusted when the answer names a payment, and that payment is then looked up by its id.
    // Anything else, including "no such call", leaves the checkout open until the webhook comes.
    async lookUpCheckout(sessionId): Promise<CheckoutOutcome> {
      const url = `${config.platformUrl}/invoicingcheckoutservice/v1/checkouts/${encodeURIComponent(sessionId)}`;
      const answer = await get(url, { ...bearer, "x-clover-merchant-id": config.merchantId });
      const state = answer.ok ? cloverCheckoutState.safeParse(answer.json) : null;
      if (!state?.success || !state.data.paymentId) return { kind: "open" };
      const charge = await readCharge(state.data.paymentId);
      return charge && getChargeState(charge) === "paid" ? { kind: "paid", ...toRecord(charge) } : { kind: "open" };
    },

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

const isAboutKeys = ({ status }: { status: number }): boolean => status === 401 || status === 403;

/** What card networks want to know of a kept card's charge: whether its holder is there, and that it is a standing order. */
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

const toRecord = (charge: z.infer<typeof cloverCharge>): ChargeRecord => ({
  chargeId: charge.id,
  amountCents: charge.amount,
  ...toCard(charge.source),
});

const toCard = (source: { brand?: string | null; last4?: string | null; type?: string | null } | null | undefined) => ({
  brand: source?.brand ?? source?.type ?? null,
  last4: source?.last4 ?? null,
});

function requireData<T>(parsed: { success: true; data: T } | { success: false; error: Error }): T {
  if (parsed.success) return parsed.data;
  throw new ProviderUnavailableError("Clover's answer is not in its protocol", { cause: parsed.error });
}
