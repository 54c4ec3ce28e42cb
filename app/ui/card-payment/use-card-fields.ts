import { useCallback, useEffect, useRef, useState } from "react";
import { cardFields, type CardField, type Clover, type FieldStates, loadClover, retried, statesIn } from "./clover";

interface Config {
  sdkUrl: string;
  publicKey: string;
  merchantId?: string | null;
}

/** Puts the provider's fields into their containers; gives their state and a way to a token. */
export function useCardFields({ sdkUrl, publicKey, merchantId }: Config) {
  const clover = useRef<Clover | null>(null);
  const elements = useRef(new Map<CardField, { focus?: () => void }>());
  const [isReady, setReady] = useState(false);
  const [states, setStates] = useState<FieldStates>({});
  const [focused, setFocused] = useState<CardField | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  useEffect(() => {
    let isGone = false;
    const start = async () => {
      const Clover = await loadClover(sdkUrl);
      if (isGone) return;
      await retried(() => {
        if (isGone) return;
        const made = new Clover(publicKey, merchantId ? { merchantId } : {});
        const parts = made.elements();
        for (const { type, id } of cardFields) {
          const element = parts.create(type, frameStyles());
          element.mount(`#${id}`);
          for (const name of ["change", "blur", "ready"] as const)
            element.addEventListener(name, (event) => setStates((before) => ({ ...before, ...statesIn(event) })));
          element.addEventListener("focus", () => setFocused(type));
          element.addEventListener("blur", () => setFocused((now) => (now === type ? null : now)));
          elements.current.set(type, element);
        }
        clover.current = made;
        setReady(true);
      }, "Failed to initialize payment form");
    };
    start().catch((error: unknown) => {
      if (!isGone) setFault(error instanceof Error ? error.message : "Failed to initialize payment system");
    });
    return () => {
      isGone = true;
      clover.current = null;
    };
  }, [sdkUrl, publicKey, merchantId]);

  const focus = useCallback((type: CardField) => elements.current.get(type)?.focus?.(), []);

  /** A single-use token. Rejects with the sentence to show [PAY-5]. */
  const tokenize = useCallback(async (): Promise<string> => {
    if (!clover.current) throw new Error("Payment system not ready");
    const { token, errors } = await clover.current.createToken();
    const messages = Object.values(errors ?? {}).filter(Boolean);
    if (messages.length > 0) {
      setStates((before) => ({ ...before, ...statesOf(errors ?? {}) }));
      throw new Error(messages.join(" "));
    }
    if (!token) throw new Error("No token received from payment processor");
    return token;
  }, []);

  return { isReady, states, focused, fault, focus, tokenize };
}

function statesOf(errors: Record<string, string>): FieldStates {
  return Object.fromEntries(
    cardFields.flatMap(({ type }) => (errors[type] ? [[type, { touched: true, error: errors[type] }]] : [])),
  );
}

/** Our look inside the provider's frames, in the theme of the page. */
function frameStyles(): Record<string, Record<string, string>> {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  return {
    html: { colorScheme: document.documentElement.dataset.theme === "dark" ? "dark" : "light" },
    input: { fontSize: "16px", color: colour("ink"), padding: "0 14px", background: "transparent" },
    "input::placeholder": { color: colour("quiet") },
  };
}
