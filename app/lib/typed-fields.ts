/** Payment fields: a form with one is never saved. */
const paymentNames = /card|cvv|cvc|token|clover|secret/i;
const secretNames = /password|passcode|routing|account_?number/i;

/** Whether a field belongs to a payment, by its name. */
export const isPaymentField = (name: string): boolean => paymentNames.test(name);

/**
 * Fields whose values are neither shown nor saved when a form is restored: passwords, bank numbers and payment fields.
 */
export const isSecretField = (name: string): boolean => secretNames.test(name) || isPaymentField(name);

/** A readable label for a field's name: "deliveryNote" becomes "Delivery Note". */
export const fieldLabel = (name: string): string =>
  name
    .replace(/[_.[\]]+/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .trim()
    .replace(/^./, (letter) => letter.toUpperCase());

const recordId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a person filled in the field; other fields are hidden ones, as all are that name a record by its id. */
export const isTypedField = ([name, value]: [string, string]): boolean =>
  value.trim() !== "" &&
  !recordId.test(value) &&
  !/^(cart|intent|live|redirectTo|version|username|_.*)$|id(s|\[\])?$/i.test(name);
