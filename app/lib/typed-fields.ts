/** What is never shown nor kept where a form is offered once more. */
const secretNames = /password|passcode|card|cvv|cvc|token|clover|routing|account_?number|secret/i;

export const isSecretField = (name: string): boolean => secretNames.test(name);

/** A field's name as people know it: "deliveryNote" is "Delivery Note". */
export const fieldLabel = (name: string): string =>
  name
    .replace(/[_.[\]]+/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .trim()
    .replace(/^./, (letter) => letter.toUpperCase());

/** Whether a field was typed by a person; the rest of a form travels unseen. */
export const isTypedField = ([name, value]: [string, string]): boolean =>
  value.trim() !== "" && !/^(intent|redirectTo|_.*)$|id(s|\[\])?$/i.test(name);
