import { type CardField, cardFields, type FieldStates } from "./card-field-list";

/** The part of the card provider's script that the dialog uses (docs/payments.md). */
interface CardElement {
  mount: (selector: string) => void;
  addEventListener: (name: "change" | "blur" | "focus" | "ready", handler: (event: unknown) => void) => void;
  focus?: () => void;
}

interface Clover {
  elements: () => { create: (type: CardField, styles?: Record<string, Record<string, string>>) => CardElement };
  createToken: () => Promise<{ token?: string; errors?: Record<string, string> }>;
}
type CloverClass = new (publicKey: string, options: { merchantId?: string }) => Clover;

declare global {
  interface Window {
    Clover?: CloverClass;
  }
}

/** [PAY-3, PAY-4] A failure of the payment system, with the message to display. */
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
export async function retry<Result>(
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
async function loadClover(url: string): Promise<CloverClass> {
  if (!window.Clover) await loadScript(url);
  return retry(() => {
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

/** Clover has sent the fields' state both bare and wrapped. */
export function readFieldStates(event: unknown): FieldStates {
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

export interface CardFieldsConfig {
  sdkUrl: string;
  publicKey: string;
  merchantId?: string | null;
}

interface Listeners {
  /** Whether the dialog was closed in the meantime. */
  isGone: () => boolean;
  states: (states: FieldStates) => void;
  focus: (type: CardField) => void;
  blur: (type: CardField) => void;
}

export interface MountedFields extends Pick<Clover, "createToken"> {
  focus: (type: CardField) => void;
}

/**
 * Mounts the provider's fields in their containers; null if the dialog is closed by then. @throws PaymentSystemError
 */
export async function mountCardFields(config: CardFieldsConfig, on: Listeners): Promise<MountedFields | null> {
  const { sdkUrl, publicKey, merchantId } = config;
  const Clover = await loadClover(sdkUrl);
  if (on.isGone()) return null;
  return retry(() => {
    if (on.isGone()) return null;
    const clover = new Clover(publicKey, merchantId ? { merchantId } : {});
    const parts = clover.elements();
    const elements = new Map<CardField, CardElement>();
    for (const { type, id } of cardFields) {
      const element = parts.create(type, frameStyles());
      element.mount(`#${id}`);
      for (const name of ["change", "blur", "ready"] as const)
        element.addEventListener(name, (event) => on.states(readFieldStates(event)));
      element.addEventListener("focus", () => on.focus(type));
      element.addEventListener("blur", () => on.blur(type));
      elements.set(type, element);
    }
    return { createToken: () => clover.createToken(), focus: (type) => elements.get(type)?.focus?.() };
  }, "Failed to initialize payment form");
}

/** Our styles for the provider's frames, in the page's theme. */
function frameStyles(): Record<string, Record<string, string>> {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  return {
    html: { colorScheme: document.documentElement.dataset.theme === "dark" ? "dark" : "light" },
    input: {
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSize: "16px",
      color: colour("ink"),
      padding: "0 14px",
      background: "transparent",
    },
    "input::placeholder": { color: colour("quiet") },
  };
}
