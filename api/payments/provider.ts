/** A card provider as the marketplace uses it. The only implementation speaks Clover's protocol (clover.ts). */
export interface CardProvider {
  /**
   * Charges a single-use token, or a kept card by its customer's id. The same key always gives the same answer and at most one charge.
   * @throws ProviderUnavailableError when the provider did not answer: whether it charged is then unknown.
   */
  charge: (request: ChargeRequest) => Promise<ChargeOutcome>;
  /**
   * The charge made under a reference within a period, or null. For charges whose response was lost and cannot be requested
   * again. @throws ProviderUnavailableError
   */
  findCharge: (search: ChargeSearch) => Promise<ChargeRecord | null>;
  /**
   * Keeps a card for later charges; the single-use token is used up by it, and nothing is charged.
   * @throws ProviderUnavailableError when it may or may not have been kept
   */
  saveCard: (request: SaveCardRequest) => Promise<SaveCardOutcome>;
  /** Removes a kept card; one that is gone already is fine. @throws ProviderUnavailableError */
  forgetCard: (card: { customerId: string; sourceId: string }) => Promise<void>;
  /** A charge by its id, or null when the provider does not know it. @throws ProviderUnavailableError */
  lookUpCharge: (chargeId: string) => Promise<ChargeRecord | null>;
  /**
   * Gives back part or all of a charge; the same key refunds once. `refundId` is null when all of it had been given back
   * in another way already.
   * @throws ProviderUnavailableError when it may or may not have happened; RefundRefusedError when it certainly did not.
   */
  refund: (request: RefundRequest) => Promise<{ refundId: string | null }>;
  /** Opens the provider's hosted payment page. @throws ProviderUnavailableError */
  openCheckout: (request: CheckoutRequest) => Promise<{ sessionId: string; href: string }>;
  /** The outcome of a hosted payment page; the redirect back is no proof. @throws ProviderUnavailableError */
  lookUpCheckout: (sessionId: string) => Promise<CheckoutOutcome>;
  /** The event a webhook carries, or null when its signature is wrong. */
  readWebhook: (signature: string | null, rawBody: string, now: Date) => Promise<ProviderEvent | null>;
  /** The settings of the browser's card fields; none is secret. */
  browserConfig: () => { environment: string; sdkUrl: string; publicKey: string; merchantId: string | null };
}

export interface ChargeRequest {
  key: string;
  /** A single-use token, or the customer id of a kept card. */
  token: string;
  /** For a kept card: its first charge, with the customer there, or a later one by us. */
  storedCard?: "first" | "subsequent" | undefined;
  amountCents: number;
  currency: string;
  /** At most 12 characters (Clover's external_reference_id). */
  reference: string;
  clientAddress: string;
}

export type ChargeOutcome =
  | { kind: "charged"; chargeId: string; brand: string | null; last4: string | null }
  | {
      kind: "declined";
      code: string;
      message: string;
      /** It refuses this very call (token used up, keys not accepted) and says nothing about an earlier one under its key. */
      isInconclusive?: boolean;
    };

export interface ChargeSearch {
  reference: string;
  from: Date;
  to: Date;
}

export interface SaveCardRequest {
  token: string;
  customer: { email: string; firstName: string; lastName: string };
}

export type SaveCardOutcome =
  | { kind: "saved"; customerId: string; sourceId: string }
  | { kind: "declined"; code: string; message: string };

export interface ChargeRecord {
  chargeId: string;
  amountCents: number;
  brand: string | null;
  last4: string | null;
}

export interface RefundRequest {
  key: string;
  chargeId: string;
  amountCents: number;
}

export interface CheckoutRequest {
  amountCents: number;
  currency: string;
  title: string;
  lines: { name: string; unitCents: number; quantity: number }[];
  customer: { email: string; firstName: string; lastName: string };
  successUrl: string;
  cancelUrl: string;
}

export type CheckoutOutcome =
  | { kind: "open" }
  | { kind: "paid"; chargeId: string; amountCents: number; brand: string | null; last4: string | null }
  | { kind: "declined"; code: string; message: string };

/** A provider's news about a hosted checkout; `id` is the provider's own, repeated when the event is sent again. */
export interface ProviderEvent {
  id: string;
  checkoutSessionId: string;
  /** The payment it tells of; null when the event does not name it. */
  chargeId: string | null;
  approved: boolean;
  raw: unknown;
}

/** The provider did not answer in time, or not in its protocol. Nothing is known; look up or retry with the same key. */
export class ProviderUnavailableError extends Error {
  override name = "ProviderUnavailable";
}

/** The provider will not give this back (already refunded, more than is left, unknown charge). */
export class RefundRefusedError extends Error {
  override name = "RefundRefused";

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
