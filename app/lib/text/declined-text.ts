/**
 * [PAY-7] Why a card was declined, that it was not charged, and what to do. Most hosts' messages say the latter themselves, and
 * nobody should read it twice.
 */
export const withNotCharged = (message: string, whatToDo = ""): string =>
  /not charged/i.test(message) ? message : `${toSentence(message)} Your card was not charged. ${whatToDo}`.trim();

/** A refusal for another reason than the card: whoever has filled one in wonders. A host that tells of its money itself is left alone. */
export const withNothingCharged = (message: string): string =>
  /charged|refund/i.test(message) ? message : `${toSentence(message)} Nothing was charged.`;

const toSentence = (message: string): string => message.replace(/[^.!?]$/, "$&.");
