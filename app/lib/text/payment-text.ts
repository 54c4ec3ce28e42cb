/** [TXN-2] Payment methods: wire names and labels, worded as specified. */
export const paymentChoices = [
  { value: "credit_card", label: "Credit Card" },
  { value: "cash", label: "Cash" },
  { value: "digital_wallet", label: "Digital Wallet" },
  { value: "bank_transfer", label: "Bank Transfer" },
];

/** An unknown method is shown as the host names it. */
export const paymentText = (method: string): string =>
  paymentChoices.find(({ value }) => value === method)?.label ?? method;
