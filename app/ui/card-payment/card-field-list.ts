/** The card provider's fields, as the dialog arranges them. */
export type CardField = "CARD_NUMBER" | "CARD_NAME" | "CARD_DATE" | "CARD_CVV" | "CARD_POSTAL_CODE";

interface FieldState {
  touched?: boolean;
  error?: string;
  brand?: string;
}
export type FieldStates = Partial<Record<CardField, FieldState>>;

/** The five fields: the container's `id`, our label, and the name used in the message below Pay. */
export const cardFields: { type: CardField; id: string; label: string; hint?: string; short: string }[] = [
  { type: "CARD_NUMBER", id: "card-number", label: "Card number", short: "card number" },
  { type: "CARD_NAME", id: "card-name", label: "Name on card", short: "name" },
  { type: "CARD_DATE", id: "card-date", label: "Date", hint: "MM/YY", short: "date" },
  { type: "CARD_CVV", id: "card-cvv", label: "CVV", short: "CVV" },
  { type: "CARD_POSTAL_CODE", id: "card-postal-code", label: "Postal code", short: "postal code" },
];
