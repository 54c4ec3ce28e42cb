/** The part of the card provider's script that the dialog uses (docs/payments.md). */
export type CardField = "CARD_NUMBER" | "CARD_NAME" | "CARD_DATE" | "CARD_CVV" | "CARD_POSTAL_CODE";

export interface FieldState {
  touched?: boolean;
  error?: string;
  brand?: string;
}
export type FieldStates = Partial<Record<CardField, FieldState>>;

interface CardElement {
  mount: (selector: string) => void;
  addEventListener: (name: "change" | "blur" | "focus" | "ready", handler: (event: unknown) => void) => void;
  focus?: () => void;
}

export interface Clover {
  elements: () => { create: (type: CardField, styles?: Record<string, Record<string, string>>) => CardElement };
  createToken: () => Promise<{ token?: string; errors?: Record<string, string> }>;
}
type CloverClass = new (publicKey: string, options: { merchantId?: string }) => Clover;

declare global {
  interface Window {
    Clover?: CloverClass;
  }
}

/** [PAY-3, PAY-4] A fault of the payment system, with the sentence people read. */
export class PaymentSystemError extends Error {
  override name = "PaymentSystemError";
}

const tries = 5;
const stepMs = 200;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Does `attempt` up to 5 times, waiting 200, 400, 600 and 800 ms in between.
 * @throws PaymentSystemError with `message`, the last failure as its cause
 */
export async function retried<Result>(
  attempt: () => Result,
  message: string,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return attempt();
    } catch (cause) {
      if (count >= tries) throw new PaymentSystemError(message, { cause });
      await wait(count * stepMs);
    }
  }
}

/** [PAY-2] Loads the provider's script once and waits until it can be used. @throws PaymentSystemError */
export async function loadClover(url: string): Promise<CloverClass> {
  if (!window.Clover) await loadScript(url);
  return retried(() => {
    if (!window.Clover) throw new Error("The script ran, but there is no Clover.");
    return window.Clover;
  }, "Failed to initialize payment system");
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new PaymentSystemError("Failed to load payment system"));
    };
    document.head.append(script);
  });
}

/** Clover has shipped the fields' state bare and wrapped. */
export function statesIn(event: unknown): FieldStates {
  const inner = (value: unknown, name: string) =>
    typeof value === "object" && value !== null && name in value ? Reflect.get(value, name) : undefined;
  const state: unknown = inner(event, "realTimeFormState") ?? inner(inner(event, "data"), "realTimeFormState") ?? event;
  const states: FieldStates = {};
  for (const { type } of cardFields) {
    const field: unknown = inner(state, type);
    const text = (name: string) => {
      const value: unknown = inner(field, name);
      return typeof value === "string" && value ? value : undefined;
    };
    if (field) states[type] = { touched: inner(field, "touched") === true, error: text("error"), brand: text("brand") };
  }
  return states;
}

/** The five fields: `id` of the container, our label, and how the reason below Pay names it. */
export const cardFields: { type: CardField; id: string; label: string; hint?: string; short: string }[] = [
  { type: "CARD_NUMBER", id: "card-number", label: "Card number", short: "card number" },
  { type: "CARD_NAME", id: "card-name", label: "Name on card", short: "name" },
  { type: "CARD_DATE", id: "card-date", label: "Date", hint: "MM/YY", short: "date" },
  { type: "CARD_CVV", id: "card-cvv", label: "CVV", short: "CVV" },
  { type: "CARD_POSTAL_CODE", id: "card-postal-code", label: "Postal code", short: "postal code" },
];
