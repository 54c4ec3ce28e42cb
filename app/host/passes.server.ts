import { passCalls } from "@domain/contract/calls/payments";
import { type PassPlan, type PassWire } from "@domain/contract/pass";
import { idempotencyHeader } from "@domain/contract/payment";
import type { Host } from "./client.server";
import { nullIfUnsupported } from "./errors";

export type Pass = PassWire;

/** Extended. The plan, and the customer's own latest pass; null where the host sells none. Amounts in cents. */
export async function readPass(host: Pick<Host, "call">): Promise<{ plan: PassPlan; pass: Pass | null } | null> {
  return host.call(passCalls.getPass).catch(nullIfUnsupported);
}

/** A card network takes its time, and the card is kept before it is charged. */
const chargeLimit = 4_500;

/**
 * Extended. Buys a pass that renews by itself. `amount` is the price that was shown.
 * @throws HostError price_changed, payment_declined, conflict, payment_in_progress, provider_unavailable
 */
export const buyPass = (host: Host, key: string, body: { token: string; amount: number }): Promise<Pass> =>
  host.call(passCalls.buyPass, {
    headers: { [idempotencyHeader]: key },
    limitMs: chargeLimit,
    body: { cloverResult: { token: body.token }, amount: body.amount },
  });

/** Extended. The provider's own page for one month; such a pass does not renew by itself. @throws HostError as buyPass */
export const openPassCheckout = (
  host: Host,
  key: string,
  body: { amount: number; successUrl: string; cancelUrl: string },
): Promise<{ checkoutId: string; href: string }> =>
  host.call(passCalls.openPassCheckout, { headers: { [idempotencyHeader]: key }, body });

/** Extended. @throws HostError not_found, conflict, payment_in_progress */
export const cancelPass = (host: Host): Promise<Pass> => host.call(passCalls.cancelPass);

/** Extended. @throws HostError not_found, conflict */
export const resumePass = (host: Host): Promise<Pass> => host.call(passCalls.resumePass);
