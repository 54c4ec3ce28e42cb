/** [TXN-2] Ways of payment, as the wire names them and as people read them, worded as specified. */
export const paymentChoices = [
  { value: "credit_card", label: "Credit Card" },
  { value: "cash", label: "Cash" },
  { value: "digital_wallet", label: "Digital Wallet" },
  { value: "bank_transfer", label: "Bank Transfer" },
];

/** A way that this app does not know is shown as the host names it. */
export const paymentText = (method: string): string =>
  paymentChoices.find(({ value }) => value === method)?.label ?? method;
