import * as z from "zod";

/**
 * The closed set of reasons for refusing a call. The app selects texts and pages by code, so a code is never reused.
 */
export const errorCodes = [
  "validation_failed",
  "unauthenticated",
  "invalid_credentials",
  "forbidden",
  "not_found",
  "method_not_allowed",
  "conflict",
  "email_taken",
  "price_changed",
  "payment_in_progress",
  "step_not_allowed",
  "payment_declined",
  "payload_too_large",
  "cart_empty",
  "item_unavailable",
  "restaurant_unavailable",
  "order_type_unavailable",
  "address_required",
  "address_out_of_reach",
  "minimum_order",
  "restaurant_closed",
  "coupon_refused",
  "rate_limited",
  "internal",
  "provider_unavailable",
  "overloaded",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The HTTP status of each. */
export const errorStatus = {
  validation_failed: 422,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  email_taken: 409,
  price_changed: 409,
  payment_in_progress: 409,
  step_not_allowed: 409,
  payment_declined: 402,
  payload_too_large: 413,
  cart_empty: 422,
  item_unavailable: 422,
  restaurant_unavailable: 422,
  order_type_unavailable: 422,
  address_required: 422,
  address_out_of_reach: 422,
  minimum_order: 422,
  restaurant_closed: 422,
  coupon_refused: 422,
  rate_limited: 429,
  internal: 500,
  provider_unavailable: 503,
  overloaded: 503,
} as const satisfies Record<ErrorCode, number>;

/** Body of every refusal. `errors` holds one sentence per field, for forms. */
export const errorResponse = z.object({
  success: z.literal(false),
  code: z.enum(errorCodes),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  data: z.unknown().optional(),
});
