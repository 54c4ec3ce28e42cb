import * as z from "zod";
import { cents, dataResponse, happenedAt, id } from "@domain/contract/primitives";
import { quoteChoices } from "./quote";

/** The header with the key created when the checkout was rendered [PAY-16]. */
export const idempotencyHeader = "idempotency-key";
/** The payment's key as customers send it. */
export const paymentKey = z.string().regex(/^[\w.:-]{8,100}$/, "The checkout's key is missing. Reload the checkout.");
export const keyHeader = z.object({ [idempotencyHeader]: paymentKey });
/** [FORM-5] The key of a form that saves something: repeated within minutes, it is saved once. */
export const formKeyHeader = z.object({ [idempotencyHeader]: z.string().min(8).max(200).optional() });

/**
 * [HOST-55] cloverResult is what the provider's script returned to the browser. `amount` is what the app last showed,
 * from the host's own quote: if it differs from the current quote, the host answers `price_changed` and charges
 * nothing. The token may be empty if nothing is due (a coupon covers it all).
 */
export const chargeRequest = z.object({
  cloverResult: z.object({ token: z.string().max(200) }),
  restaurantId: z.string().min(1).max(64).optional(),
  amount: z.number().int().optional(),
  currency: z.string().max(3).optional(),
  choices: quoteChoices.optional(),
});
export const chargeResponse = dataResponse(
  z.object({
    transactionId: id,
    amount: cents.nullable(),
    currency: z.string().nullable(),
    orderId: id.nullable(),
  }),
);

/** [HOST-69] Settings of the browser's card fields; none of them is secret. */
export const cardFieldsConfig = dataResponse(
  z.object({ environment: z.string(), sdkUrl: z.string(), publicKey: z.string(), merchantId: z.string().nullable() }),
);

/** [HOST-70] */
export const openCheckoutRequest = z.object({
  choices: quoteChoices,
  amount: z.number().int(),
  successUrl: z.string().max(2000),
  cancelUrl: z.string().max(2000),
});
export const openCheckoutResponse = dataResponse(z.object({ checkoutId: z.string(), href: z.string() }));

/** [HOST-71] */
export const paymentStatus = dataResponse(
  z.object({
    status: z.enum(["pending", "charged", "ordered", "declined", "refunded"]),
    transactionId: z.string().nullable(),
    orderId: id.nullable(),
    amount: cents.nullable(),
    declineMessage: z.string().nullable(),
    /** Extended: reason, why the order could not be placed or was refunded. */
    refund: z
      .object({ id, amount: cents, at: happenedAt, status: z.string(), reason: z.string().nullable() })
      .nullable(),
  }),
);
