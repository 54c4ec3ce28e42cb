/**
 * [PAY-7] Why a card was declined, that it was not charged, and what to do. Most hosts' messages say the latter themselves, and
 * nobody should read it twice.
 */
export const withNotCharged = (message: string, whatToDo = ""): string =>
  /not charged/i.test(message)
    ? message
    : `${message.replace(/[^.!?]$/, "$&.")} Your card was not charged. ${whatToDo}`.trim();
