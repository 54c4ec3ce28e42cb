import type * as z from "zod";
import { passCalls, paymentCalls } from "@domain/contract/calls/payments";
import type { PassPlan, PassWire } from "@domain/contract/ordering/pass";
import {
  type cardFieldsConfig,
  chargeResponse,
  idempotencyHeader,
  type paymentStatus,
} from "@domain/contract/ordering/payment";
import type { QuoteChoices } from "@domain/contract/ordering/quote";
import { notFoundPage } from "~/lib/not-found-page.server";
import { looseItemResponse } from "./client/envelope";
import type { Host } from "./client/host";
import { nullIfUnsupported } from "./errors";

export type CardFields = z.infer<typeof cardFieldsConfig>["data"];

/** The outcome of a payment; amounts in cents. */
export type PaymentStatus = z.infer<typeof paymentStatus>["data"];

const keyed = (key: string) => ({ [idempotencyHeader]: key });
/** Card networks are slow; the provider itself answers within this. */
const chargeLimit = 4_500;

/**
 * [HOST-69] Extended. The settings of the browser's card fields: the host's, or else `own`, this app's. null without
 * either.
 */
export const findCardFields = async (host: Host, own: CardFields | null): Promise<CardFields | null> =>
  (await host.call(paymentCalls.getCardFields).catch(nullIfUnsupported)) ?? own;

/** [HOST-69] The settings of the browser's card fields, as `findCardFields` finds them. @throws the 404 page where there are none */
export async function requireCardFields(host: Host, own: CardFields | null): Promise<CardFields> {
  const fields = await findCardFields(host, own);
  if (!fields) throw notFoundPage("Card payment is not set up here yet.");
  return fields;
}

/**
 * [HOST-55] Charges the token for the quoted cart. `amountCents` is the amount that the customer saw.
 * @throws HostError price_changed, payment_declined, provider_unavailable, …
 */
export async function charge(
  host: Host,
  key: string,
  request: { token: string; amountCents: number; choices: QuoteChoices },
) {
  // An answer that names the transaction means that the card is charged, even if the rest is invalid.
  return host.call(
    paymentCalls.charge,
    {
      headers: keyed(key),
      limitMs: chargeLimit,
      body: {
        cloverResult: { token: request.token },
        restaurantId: request.choices.restaurantId,
        amount: request.amountCents,
        currency: "usd",
        choices: request.choices,
      },
    },
    looseItemResponse(chargeResponse.shape.data),
  );
}

/** [HOST-70] Extended. Opens the provider's own payment page, for payment without JavaScript. */
export async function openHostedCheckout(
  host: Host,
  key: string,
  request: { amountCents: number; choices: QuoteChoices; successUrl: string; cancelUrl: string },
) {
  const { amountCents, ...rest } = request;
  return host.call(paymentCalls.openCheckout, { headers: keyed(key), body: { ...rest, amount: amountCents } });
}

export type Pass = PassWire;

/** Extended. The plan, and the customer's own latest pass; null where the host sells none. Amounts in cents. */
export async function findPass(host: Pick<Host, "call">): Promise<{ plan: PassPlan; pass: Pass | null } | null> {
  return host.call(passCalls.getPass).catch(nullIfUnsupported);
}

/**
 * Extended. Buys a pass that renews itself. `amount` is the displayed price.
 * @throws HostError price_changed, payment_declined, conflict, payment_in_progress, provider_unavailable
 */
export const buyPass = (host: Host, key: string, body: { token: string; amount: number }): Promise<Pass> =>
  host.call(passCalls.buyPass, {
    headers: { [idempotencyHeader]: key },
    limitMs: chargeLimit,
    body: { cloverResult: { token: body.token }, amount: body.amount },
  });

/**
 * Extended. Opens the provider's page to pay for one month; such a pass does not renew. @throws HostError as buyPass
 */
export const openPassCheckout = (
  host: Host,
  key: string,
  body: { amount: number; successUrl: string; cancelUrl: string },
): Promise<{ checkoutId: string; href: string }> =>
  host.call(passCalls.openPassCheckout, { headers: { [idempotencyHeader]: key }, body });
