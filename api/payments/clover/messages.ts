/**
 * What a customer is told for Clover's error codes (docs.clover.com, "Ecommerce API error codes"): what happened, that no
 * money moved, and what to do. Branch on the code only; the HTTP status differs between gateways.
 */
const sentences: Record<string, string> = {
  card_declined: "Your card was declined. Your card was not charged. Use another card.",
  insufficient_funds: "Your card does not have enough funds. Your card was not charged. Use another card.",
  expired_card: "Your card has expired. Your card was not charged. Use another card.",
  incorrect_cvc: "The CVV does not match the card. Your card was not charged. Check it or use another card.",
  invalid_cvc: "The CVV does not match the card. Your card was not charged. Check it or use another card.",
  incorrect_number: "The card number is not right. Your card was not charged. Check the number or use another card.",
  invalid_number: "The card number is not right. Your card was not charged. Check the number or use another card.",
  invalid_card_type: "This kind of card is not accepted. Your card was not charged. Use another card.",
  incorrect_zip: "The postal code does not match the card. Your card was not charged. Check it or use another card.",
  amount_too_large: "The amount is too large for one payment. Your card was not charged. Order in two parts.",
  token_already_used: "These card details were already used once. Your card was not charged. Enter the card again.",
  missing: "These card details are no longer valid. Your card was not charged. Enter the card again.",
};

const otherwise = "Your payment did not go through. Your card was not charged. Check the card or use another one.";

/** The sentence for a refused charge. */
export const declineSentence = (code: string | null): string => (code ? (sentences[code] ?? otherwise) : otherwise);
