import { randomUUID } from "node:crypto";
import {
  type CardProvider,
  type ChargeOutcome,
  type ChargeRequest,
  type CheckoutOutcome,
  type CheckoutRequest,
  ProviderUnavailableError,
  RefundRefusedError,
  type RefundRequest,
  type SaveCardRequest,
} from "@api/payments/provider";

/** What the next call meets. "unreachable": nothing happens. "answer lost": it happens, but the caller never hears of it. */
type Trouble = "unreachable" | "answer lost";

/** A card provider a test scripts. It approves unless told otherwise, and as a real one it charges once a key. */
export interface FakeCardProvider extends CardProvider {
  /** Outcomes of the next new charges, in order; then it approves again. */
  nextCharges: (ChargeOutcome["kind"] | Trouble)[];
  /** Outcomes of the next cards to be kept, in order; then it keeps them again. */
  nextCards: ("saved" | "declined" | Trouble)[];
  /** Cards it keeps now, by customer id. */
  readonly storedCards: Map<string, SaveCardRequest>;
  /** Outcomes of the next new refunds, in order. */
  nextRefunds: ("refunded" | "refused" | Trouble)[];
  /** Charges that were made, and refunds. */
  readonly charges: (ChargeRequest & { chargeId: string })[];
  readonly refunds: (RefundRequest & { refundId: string })[];
  /** Every call, also repeated and failed ones. */
  readonly calls: { charge: ChargeRequest[]; refund: RefundRequest[] };
  readonly checkouts: Map<string, { request: CheckoutRequest; outcome: CheckoutOutcome }>;
  /** Says what became of a hosted payment page; readWebhook then tells of it. */
  settleCheckout: (sessionId: string, outcome: CheckoutOutcome) => void;
}

/** Signature that readWebhook takes for right. */
const webhookSignature = "signed-by-the-provider";

export function fakeCardProvider(): FakeCardProvider {
  const answered = new Map<string, ChargeOutcome>();
  const refunded = new Map<string, string>();
  let customers = 0;
  const provider: FakeCardProvider = {
    nextCharges: [],
    nextCards: [],
    storedCards: new Map(),
    nextRefunds: [],
    charges: [],
    refunds: [],
    calls: { charge: [], refund: [] },
    checkouts: new Map(),
    settleCheckout: (sessionId, outcome) => {
      const checkout = provider.checkouts.get(sessionId);
      if (!checkout) throw new Error(`No checkout ${sessionId}`);
      checkout.outcome = outcome;
    },
    async charge(request) {
      provider.calls.charge.push(request);
      const before = answered.get(request.key);
      if (before) return before;
      const next = provider.nextCharges.shift() ?? "charged";
      if (next === "unreachable") throw new ProviderUnavailableError("scripted: unreachable");
      if (next === "declined") {
        const outcome: ChargeOutcome = { kind: "declined", code: "card_declined", message: "Your card was declined." };
        answered.set(request.key, outcome);
        return outcome;
      }
      const chargeId = `charge_${provider.charges.length + 1}`;
      const outcome: ChargeOutcome = { kind: "charged", chargeId, brand: "VISA", last4: "4242" };
      provider.charges.push({ ...request, chargeId });
      answered.set(request.key, outcome);
      if (next === "answer lost") throw new ProviderUnavailableError("scripted: answer lost");
      return outcome;
    },
    async saveCard(request) {
      const next = provider.nextCards.shift() ?? "saved";
      if (next === "unreachable") throw new ProviderUnavailableError("scripted: unreachable");
      if (next === "declined") return { kind: "declined", code: "missing", message: "Enter the card again." };
      const customerId = `customer_${(customers += 1)}_${randomUUID()}`;
      provider.storedCards.set(customerId, request);
      if (next === "answer lost") throw new ProviderUnavailableError("scripted: answer lost");
      return { kind: "saved", customerId, sourceId: `source_of_${customerId}` };
    },
    async forgetCard({ customerId }) {
      provider.storedCards.delete(customerId);
    },
    async lookUpCharge(chargeId) {
      const charge = provider.charges.find((made) => made.chargeId === chargeId);
      return charge ? { chargeId, amountCents: charge.amountCents, brand: "VISA", last4: "4242" } : null;
    },
    async findCharge({ reference }) {
      const charge = provider.charges.find((made) => made.reference === reference);
      return charge
        ? { chargeId: charge.chargeId, amountCents: charge.amountCents, brand: "VISA", last4: "4242" }
        : null;
    },
    async refund(request) {
      provider.calls.refund.push(request);
      const before = refunded.get(request.key);
      if (before) return { refundId: before };
      const next = provider.nextRefunds.shift() ?? "refunded";
      if (next === "unreachable") throw new ProviderUnavailableError("scripted: unreachable");
      if (next === "refused") throw new RefundRefusedError("charge_already_refunded", "scripted: refused");
      const refundId = `refund_${provider.refunds.length + 1}`;
      provider.refunds.push({ ...request, refundId });
      refunded.set(request.key, refundId);
      if (next === "answer lost") throw new ProviderUnavailableError("scripted: answer lost");
      return { refundId };
    },
    async openCheckout(request) {
      const sessionId = `checkout_${provider.checkouts.size + 1}`;
      provider.checkouts.set(sessionId, { request, outcome: { kind: "open" } });
      return { sessionId, href: `https://provider.test/pay/${sessionId}` };
    },
    async lookUpCheckout(sessionId) {
      return provider.checkouts.get(sessionId)?.outcome ?? { kind: "open" };
    },
    async readWebhook(signature, rawBody) {
      if (signature !== webhookSignature) return null;
      const checkoutSessionId = rawBody;
      const outcome = provider.checkouts.get(checkoutSessionId)?.outcome;
      return {
        id: `event_${checkoutSessionId}`,
        checkoutSessionId,
        chargeId: outcome?.kind === "paid" ? outcome.chargeId : null,
        approved: outcome?.kind === "paid",
        raw: { checkoutSessionId },
      };
    },
    browserConfig: () => ({
      environment: "sandbox",
      sdkUrl: "https://provider.test/sdk.js",
      publicKey: "public-test-key",
      merchantId: null,
    }),
  };
  return provider;
}
