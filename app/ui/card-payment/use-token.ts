import { useRef, useState } from "react";
import type { Refusal } from "./card-payment-dialog";

const notCharged = "Your card was not charged. Check its details or use another card.";
/** The host's own sentence says it already. */
const saysCharge = /not charged/i;

/** A declined card, in words. */
export const declinedRefusal = (message: string): Refusal => ({
  title: message,
  whatToDo: saysCharge.test(message) ? undefined : notCharged,
});

/**
 * Pressing Pay: a new single-use token each time, handed to `send`; why there is none otherwise [PAY-5]. `isSending` is
 * whether what `send` posted is still on its way.
 */
export function useToken(tokenize: () => Promise<string>, isSending: boolean, send: (token: string) => void) {
  const [isTokenizing, setTokenizing] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isUnderWay = useRef(false);
  const pay = async () => {
    // Two presses may come before the button is drawn as busy.
    if (isUnderWay.current || isSending) return;
    isUnderWay.current = true;
    setRefusal(null);
    setTokenizing(true);
    try {
      send(await tokenize());
    } catch (error) {
      setRefusal({ title: error instanceof Error ? error.message : "Payment system not ready" });
    } finally {
      isUnderWay.current = false;
      setTokenizing(false);
    }
  };
  return { pay: () => void pay(), isTokenizing, refusal, setRefusal };
}
