import * as z from "zod";
import { cents, dataResponse, happenedAt, id, timestamp } from "../primitives";

/** Extended. The Go Pass: unlimited $0 delivery fees, paid by the month. */
export const passPlan = z.object({
  /** Cents a month, set by the platform. */
  price: cents,
  currency: z.string(),
  /** How many businesses charge for delivery now; 1,000 also where there are more. */
  businessesWithFee: z.number().int().nullable(),
});

/** A customer's latest pass, also one that has ended. */
export const pass = z.object({
  id,
  /** cancelled: good to the end of its paid month; lapsed: over. */
  status: z.enum(["active", "cancelled", "lapsed"]),
  /** Deliveries are free with it now. */
  isValid: z.boolean(),
  /** It is charged again by itself: there is a card on file, and it is not cancelled. */
  renews: z.boolean(),
  price: cents,
  startedAt: happenedAt,
  paidUntil: timestamp,
  card: z.object({ brand: z.string().nullable(), last4: z.string().nullable() }).nullable(),
  /** Refused renewals of the coming month, and when the next try is. */
  failedTries: z.number().int(),
  nextTryAt: timestamp.nullable(),
});

export const passResponse = dataResponse(z.object({ plan: passPlan, pass: pass.nullable() }));

/** `amount` is what the app last showed: when the price is another one now, nothing is charged (price_changed). */
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
