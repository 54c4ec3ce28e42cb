/** Fields of a payment: a form that holds one is never offered once more. */
const paymentNames = /card|cvv|cvc|token|clover|secret/i;
const secretNames = /password|passcode|routing|account_?number/i;

export const isPaymentField = (name: string): boolean => paymentNames.test(name);

/** What is never shown nor kept where a form is offered once more: passwords, bank numbers, and all of a payment. */
export const isSecretField = (name: string): boolean => secretNames.test(name) || isPaymentField(name);

/** A field's name as people know it: "deliveryNote" is "Delivery Note". */
export const fieldLabel = (name: string): string =>
  name
    .replace(/[_.[\]]+/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .trim()
    .replace(/^./, (letter) => letter.toUpperCase());

/** Whether a field was typed by a person; the rest of a form travels unseen. */
export const isTypedField = ([name, value]: [string, string]): boolean =>
  value.trim() !== "" && !/^(intent|redirectTo|version|username|_.*)$|id(s|\[\])?$/i.test(name);
