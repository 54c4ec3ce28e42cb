import { useCallback, useEffect, useRef, useState } from "react";
import { type CardField, cardFields, type FieldStates } from "./card-field-list";
import type { CardFieldsConfig, MountedFields } from "./clover";

/** Mounts the provider's fields; returns their state and a function that creates a token. */
export function useCardFields({ sdkUrl, publicKey, merchantId }: CardFieldsConfig) {
  const mounted = useRef<MountedFields | null>(null);
  const [isReady, setReady] = useState(false);
  const [states, setStates] = useState<FieldStates>({});
  const [focused, setFocused] = useState<CardField | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  useEffect(() => {
    let isGone = false;
    const start = async () => {
      // Loaded in parallel with the provider's script.
      const clover = await import("./clover").catch(() => null);
      if (!clover) throw new Error("Failed to load payment system");
      const fields = await clover.mountCardFields(
        { sdkUrl, publicKey, merchantId },
        {
          isGone: () => isGone,
          states: (news) => setStates((before) => ({ ...before, ...news })),
          focus: setFocused,
          blur: (type) => setFocused((now) => (now === type ? null : now)),
        },
      );
      if (isGone || !fields) return;
      mounted.current = fields;
      setReady(true);
    };
    start().catch((error: unknown) => {
      if (!isGone) setFault(error instanceof Error ? error.message : "Failed to initialize payment system");
    });
    return () => {
      isGone = true;
      mounted.current = null;
    };
  }, [sdkUrl, publicKey, merchantId]);

  const focus = useCallback((type: CardField) => mounted.current?.focus(type), []);

  /** Creates a single-use token. Rejects with the message to display [PAY-5]. */
  const tokenize = useCallback(async (): Promise<string> => {
    if (!mounted.current) throw new Error("Payment system not ready");
    const { token, errors } = await mounted.current.createToken();
    const messages = Object.values(errors ?? {}).filter(Boolean);
    if (messages.length > 0) {
      setStates((before) => ({ ...before, ...toFieldStates(errors ?? {}) }));
      throw new Error(messages.join(" "));
    }
    if (!token) throw new Error("No token received from payment processor");
    return token;
  }, []);

  return { isReady, states, focused, fault, focus, tokenize };
}

function toFieldStates(errors: Record<string, string>): FieldStates {
  return Object.fromEntries(
    cardFields.flatMap(({ type }) => (errors[type] ? [[type, { touched: true, error: errors[type] }]] : [])),
  );
}
