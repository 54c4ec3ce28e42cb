import { Form, useFetchers } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { useHydrated } from "~/ui/live/use-hydrated";
import { type Press, type Ticket, withPresses } from "./ticket";

/** [RUSH-7] The tickets as they will be once what is on its way has arrived; what is refused is as it was again. */
export function usePressedTickets(tickets: Ticket[]): Ticket[] {
  const presses = useFetchers().flatMap(({ formData }) => (formData?.has("line") ? [pressOf(formData)] : []));
  return presses.length === 0 ? tickets : tickets.map((ticket) => withPresses(ticket, presses));
}

const pressOf = (form: FormData): Press => ({
  order: String(form.get("order")),
  lines: form.getAll("line").map(String),
  done: form.get("done") === "1",
});

interface PressFormProps {
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
export function PressForm({ order, label, name, lines = [], done, status, onSubmit, children }: PressFormProps) {
  const isHydrated = useHydrated();
  return (
    <Form
      method="post"
      navigate={false}
      fetcherKey={`${name} ${order}`}
      preventScrollReset
      aria-label={label}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="order" value={order} />
      {lines.map((line) => (
        <input key={line} type="hidden" name="line" value={line} />
      ))}
      {lines.length > 0 && <input type="hidden" name="done" value={done ? "1" : "0"} />}
      {status && <input type="hidden" name="status" value={status} />}
      {isHydrated && <input type="hidden" name="live" value="1" />}
      {children}
    </Form>
  );
}
