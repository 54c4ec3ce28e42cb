import { useRef, useState } from "react";
import { withNotCharged } from "~/lib/text/declined-text";
import type { Refusal } from "./card-payment-dialog";

/** [PAY-7] What the dialog says about a declined card; no toast says it again over it. */
export const declinedRefusal = (message: string): Refusal => ({
  title: "Payment processing failed",
  whatToDo: withNotCharged(message, "Check its details or use another card."),
});

/**
 * The click handler of Pay: passes a new single-use token to `send`; when there is none, returns why [PAY-5].
 * `isSending` is true while `send`'s request is in progress.
 */
export function useToken(tokenize: () => Promise<string>, isSending: boolean, send: (token: string) => void) {
  const [isTokenizing, setTokenizing] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isUnderWay = useRef(false);
  const pay = async () => {
    // A second click can come before the button is rendered as busy.
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
