import { pass, passAnswer, type PassPlan, type PassWire } from "@domain/contract/pass";
import { idempotencyHeader, openCheckoutAnswer } from "@domain/contract/payment";
import type { Host } from "./client.server";
import { nullIfUnsupported } from "./errors";
import { oneAnswer } from "./unwrapping";

export type Pass = PassWire;

/** Extended. The plan, and the customer's own latest pass; null where the host sells none. Amounts in cents. */
export async function readPass(host: Pick<Host, "get">): Promise<{ plan: PassPlan; pass: Pass | null } | null> {
  return host.get("/pass", oneAnswer(passAnswer.shape.data), { extended: true }).catch(nullIfUnsupported);
}

/** A card network takes its time, and the card is kept before it is charged. */
const chargeLimit = 4_500;

/**
 * Extended. Buys a pass that renews by itself. `amount` is the price that was shown.
 * @throws HostError price_changed, payment_declined, conflict, payment_in_progress, provider_unavailable
 */
export const buyPass = (host: Host, key: string, body: { token: string; amount: number }): Promise<Pass> =>
  host.post("/pass", oneAnswer(pass), {
    headers: { [idempotencyHeader]: key },
    timeout: chargeLimit,
    extended: true,
    body: { cloverResult: { token: body.token }, amount: body.amount },
  });

/** Extended. The provider's own page for one month; such a pass does not renew by itself. @throws HostError as buyPass */
export const openPassCheckout = (
  host: Host,
  key: string,
  body: { amount: number; successUrl: string; cancelUrl: string },
): Promise<{ checkoutId: string; href: string }> =>
  host.post("/pass/checkouts", oneAnswer(openCheckoutAnswer.shape.data), {
    headers: { [idempotencyHeader]: key },
    extended: true,
    body,
  });

/** Extended. @throws HostError not_found, conflict, payment_in_progress */
export const cancelPass = (host: Host): Promise<Pass> => host.post("/pass/cancel", oneAnswer(pass), { extended: true });

/** Extended. @throws HostError not_found, conflict */
export const resumePass = (host: Host): Promise<Pass> => host.post("/pass/resume", oneAnswer(pass), { extended: true });
