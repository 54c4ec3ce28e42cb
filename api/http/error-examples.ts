import type * as z from "zod";
import type { ErrorCode, errorResponse } from "@domain/contract/errors";

const messages: Record<ErrorCode, string> = {
  validation_failed: "Some of what was sent is not valid.",
  unauthenticated: "Please log in.",
  invalid_credentials: "Invalid email or password.",
  forbidden: "You can change your own restaurant only.",
  not_found: "Restaurant not found.",
  method_not_allowed: "There is no such call.",
  conflict: "Somebody else changed this at the same moment. Please try again.",
  email_taken: "This email already has an account.",
  price_changed: "The amount differs from what was paid. Please go back to the checkout.",
  payment_in_progress: "This payment has not gone through yet. Please try again in a moment.",
  step_not_allowed: "The customer is still asked about Adana Kebab Plate.",
  payment_declined: "The card was declined. Please try another card.",
  payload_too_large: "What was sent is too large.",
  cart_empty: "Your cart is empty",
  item_unavailable: "This item is no longer on the menu.",
  restaurant_unavailable: "Anatolia Grill House is not taking orders at the moment.",
  order_type_unavailable: "Anatolia Grill House does not deliver.",
  address_required: "Choose a delivery address.",
  address_out_of_reach: "Anatolia Grill House does not deliver to this address.",
  minimum_order: "This coupon needs a minimum order of $50.00.",
  restaurant_closed: "Anatolia Grill House is closed. Choose another time, or remove it from your cart.",
  coupon_refused: "This coupon has expired.",
  rate_limited: "Too many attempts. Please wait a few minutes and try again.",
  internal: "Something went wrong on our side. Please try again.",
  provider_unavailable: "The payment provider cannot be reached. Please try again in a moment.",
  overloaded: "We are very busy right now. Please try again in a moment.",
};

/** An example of an error for the OpenAPI document: its sentence and, for errors about fields, one of the fields. */
export const errorExample = (code: ErrorCode): z.input<typeof errorResponse> => ({
  success: false,
  code,
  message: messages[code],
  ...(code === "validation_failed" && { errors: { email: "Enter an email address." } }),
});
