import { useFetchers, useFormAction, useSubmit } from "@remix-run/react";
import { createContext, type FormEvent, type MouseEvent, type ReactNode, useContext, useMemo } from "react";
import { useHydrated } from "~/ui/live/use-hydrated";
import { type TicketChange, type Ticket, applyChanges } from "./ticket";

/** [RUSH-7] The tickets as they will be once what is on its way has arrived; what is refused is as it was again. */
export function useOptimisticTickets(tickets: Ticket[]): Ticket[] {
  const pendingChanges = useFetchers().flatMap(({ formData, state, data }) =>
    formData && isTicketChange(formData) && isStillPending(state, data) ? [toTicketChange(formData)] : [],
  );
  return pendingChanges.length === 0 ? tickets : tickets.map((ticket) => applyChanges(ticket, pendingChanges));
}

/** What was answered with nothing was refused, or never arrived; the load that follows takes as long as the line is cut. */
const isStillPending = (state: string, data: unknown) => state !== "loading" || Boolean(data);

const isBegin = (form: FormData) => form.get("status") === "preparing" && !form.has("line");
const isTicketChange = (form: FormData) => form.has("order") && (form.has("line") || isBegin(form));

const toTicketChange = (form: FormData): TicketChange => ({
  order: String(form.get("order")),
  lines: form.getAll("line").map(String),
  done: form.get("done") === "1",
  begins: isBegin(form),
});

type Sending = { action: string; submit: ReturnType<typeof useSubmit> };
const SendingContext = createContext<Sending | null>(null);

/**
 * Where and how presses are sent, asked of the router once: a form of its own in each line would be drawn anew at each of the
 * router's steps, of which a press has five.
 */
export function TicketFormProvider({ children }: { children: ReactNode }) {
  const action = useFormAction();
  const submit = useSubmit();
  const sending = useMemo(() => ({ action, submit }), [action, submit]);
  return <SendingContext.Provider value={sending}>{children}</SendingContext.Provider>;
}

interface TicketFormProps {
  order: string;
  label: string;
  /** Names what is pressed: a second press of it takes the place of the first. */
  name: string;
  /** Of lines: which, and what they are from now on. */
  lines?: readonly string[];
  done?: boolean;
  status?: "preparing" | "ready" | "seen";
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** One press at the kitchen's display: a form of its own, which a script sends while the display stays as it is. */
export function TicketForm({ order, label, name, lines = [], done, status, onSubmit, children }: TicketFormProps) {
  const isHydrated = useHydrated();
  const sending = useContext(SendingContext);
  const send = (event: FormEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    event.preventDefault();
    sending?.submit(event.currentTarget, {
      navigate: false,
      fetcherKey: `${name} ${order}`,
      preventScrollReset: true,
    });
  };
  return (
    <form method="post" action={sending?.action} aria-label={label} onSubmit={send}>
      <input type="hidden" name="order" value={order} />
      {lines.map((line) => (
        <input key={line} type="hidden" name="line" value={line} />
      ))}
      {lines.length > 0 && <input type="hidden" name="done" value={done ? "1" : "0"} />}
      {status && <input type="hidden" name="status" value={status} />}
      {isHydrated && <input type="hidden" name="live" value="1" />}
      {children}
    </form>
  );
}

/** Where and when something was pressed, in pixels and milliseconds. */
export interface Touch {
  at: number;
  x: number;
  y: number;
}

/** A finger that presses twice means once, wherever the display has moved meanwhile: what comes under it next is not meant. */
export const isDoubleTap = (touch: Touch, before: Touch): boolean =>
  touch.at - before.at < 500 && Math.hypot(touch.x - before.x, touch.y - before.y) < 24;

let last: Touch = { at: -Infinity, x: 0, y: 0 };

/** Takes the second of two presses at one place away before anything hears of it. Keys have no place, and are left alone. */
export function ignoreDoubleTap(event: MouseEvent): void {
  if (event.detail === 0 || !(event.target instanceof Element)) return;
  const touch = { at: event.timeStamp, x: event.clientX, y: event.clientY };
  // Whoever chose something else in between comes back on purpose.
  if (!isDoubleTap(touch, last)) last = touch;
  else if (event.target.closest("button,a")) {
    event.preventDefault();
    event.stopPropagation();
  }
}
