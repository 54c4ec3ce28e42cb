import type { BadgeTone, FilledIconName } from "~/ui/badge";

interface Outcome {
  /** What happened to the order, or the provider's reason. */
  text: string;
  /** Whether anything was charged. */
  charged: string;
  tone: BadgeTone;
  icon: FilledIconName;
}

/** By the payment's status (docs/payments.md). */
const outcomes: Record<string, Outcome> = {
  charging: {
    text: "The provider has not responded yet; we will ask again",
    charged: "Not known yet",
    tone: "warn",
    icon: "hourglass-medium",
  },
  charged: {
    text: "Order not placed yet; it is placed or refunded automatically",
    charged: "Charged",
    tone: "bad",
    icon: "warning-circle",
  },
  refunding: { text: "Order not placed", charged: "Being given back", tone: "warn", icon: "hourglass-medium" },
  refunded: { text: "Order not placed", charged: "Given back", tone: "ok", icon: "check-circle" },
};

/** Clover's error codes in words (docs.clover.com, "Ecommerce API error codes"). */
const refusals: Record<string, string> = {
  card_declined: "The card was declined",
  insufficient_funds: "Not enough funds on the card",
  expired_card: "The card has expired",
  incorrect_cvc: "The CVV does not match the card",
  invalid_cvc: "The CVV does not match the card",
  incorrect_number: "The card number is wrong",
  invalid_number: "The card number is wrong",
  invalid_card_type: "This kind of card is not accepted",
  incorrect_zip: "The postal code does not match the card",
  amount_too_large: "The amount is too large for one payment",
  token_already_used: "The card details were used twice",
  missing: "The card details were too old",
};

/** The outcome of a payment without an order; `reason` is the provider's code, which is shown unchanged if unknown. */
export function toOutcome(status: string, reason: string | null): Outcome {
  const message = reason && (refusals[reason] ?? `The provider says “${reason.replaceAll("_", " ")}”`);
  const declined = { text: message || "The card was declined", charged: "Nothing charged" } as const;
  return outcomes[status] ?? { ...declined, tone: "neutral", icon: "x-circle" };
}
