import { formRefusal, isHostError, refusalMessage, unclearCodes } from "~/host/errors";
import { withNothingCharged } from "~/lib/text/declined-text";

/** Whether the card may have been charged: it is not charged again, and the payment's page asks the host. */
export const isUnknownOutcome = (error: unknown): boolean =>
  isHostError(error, ...unclearCodes, "provider_unavailable", "payment_in_progress");

/** The provider's page charges no card before it is filled in, so one that was opened although the answer was lost has charged none. */
export const unopenedPayment =
  "The payment page did not open. It charges nothing before you fill it in: please try again.";

/** What the dialog says about a card that was not charged. @throws what is not the host's */
export function paymentRefusal(error: unknown) {
  const refusal = formRefusal(error, "Payment processing failed");
  const kind = isHostError(error, "payment_declined") ? ("declined" as const) : ("refused" as const);
  const message = refusalMessage(refusal);
  return { kind, message: kind === "declined" ? message : withNothingCharged(message), status: refusal.status };
}
