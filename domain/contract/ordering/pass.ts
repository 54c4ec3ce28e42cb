import * as z from "zod";
import { cents, dataResponse, happenedAt, id, timestamp } from "@domain/contract/primitives";

/** Extended. The Go Pass: unlimited free delivery, paid monthly. */
export const passPlan = z.object({
  /** Cents per month, set by the platform; for a holder whose pass renews by card, the price they keep. */
  price: cents,
  currency: z.string(),
  /** How many businesses charge for delivery now; 1,000 also if there are more. */
  businessesWithFee: z.number().int().nullable(),
});

/** A customer's latest pass, which may have ended. */
export const pass = z.object({
  id,
  /** cancelled: valid until the paid month ends; lapsed: ended. */
  status: z.enum(["active", "cancelled", "lapsed"]),
  /** Deliveries are free with it now. */
  isValid: z.boolean(),
  /** It renews automatically: a card is on file, and it is not cancelled. */
  renews: z.boolean(),
  price: cents,
  startedAt: happenedAt,
  paidUntil: timestamp,
  card: z.object({ brand: z.string().nullable(), last4: z.string().nullable() }).nullable(),
  /** Failed renewals for the coming month, and when the next attempt is. */
  failedTries: z.number().int(),
  nextTryAt: timestamp.nullable(),
});

export const passResponse = dataResponse(z.object({ plan: passPlan, pass: pass.nullable() }));

/** `amount` is the price the app last showed: if it has changed, nothing is charged (price_changed). */
export const buyPassRequest = z.object({
  cloverResult: z.object({ token: z.string().min(1, "The card is missing.").max(200) }),
  amount: z.number().int(),
});
export const openPassCheckoutRequest = z.object({
  amount: z.number().int(),
  successUrl: z.string().max(2000),
  cancelUrl: z.string().max(2000),
});
export const ownPassResponse = dataResponse(pass);

export type PassPlan = z.infer<typeof passPlan>;
export type PassWire = z.infer<typeof pass>;
