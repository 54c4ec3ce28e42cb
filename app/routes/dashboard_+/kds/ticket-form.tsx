import { useFetchers, useFormAction, useSubmit } from "@remix-run/react";
import { createContext, type FormEvent, type MouseEvent, type ReactNode, useContext, useMemo } from "react";
import { isSubmissionPending } from "~/framework/forms/connection";
import { useHydrated } from "~/ui/live/use-hydrated";
import type { Ticket } from "./ticket";
import { parseStations } from "./ticket-stations";

/** [RUSH-7] The tickets with pending changes applied; a rejected change is reverted. */
export function useOptimisticTickets(tickets: Ticket[]): Ticket[] {
  const pendingChanges = useFetchers().flatMap((fetcher) =>
    fetcher.formData && isTicketChange(fetcher.formData) && isSubmissionPending(fetcher)
      ? [toTicketChange(fetcher.formData)]
      : [],
  );
  return pendingChanges.length === 0 ? tickets : tickets.map((ticket) => applyChanges(ticket, pendingChanges));
}

const isBegin = (form: FormData) => form.get("status") === "preparing" && !form.has("line");
const isTicketChange = (form: FormData) => form.has("order") && (form.has("line") || isBegin(form));

const toTicketChange = (form: FormData): TicketChange => ({
  order: String(form.get("order")),
  lines: form.getAll("line").map(String),
  done: form.get("done") === "1",
  begins: isBegin(form),
});

/** A pending change: lines marked as done or not done, or a step of the whole order. */
interface TicketChange {
  order: string;
  lines: readonly string[];
  done: boolean;
  /** Start Preparing. */
  begins?: boolean;
}

/** [RUSH-7] A ticket with pending changes applied, so that the screen does not wait for the server. */
export function applyChanges(ticket: Ticket, changes: readonly TicketChange[]): Ticket {
  const own = changes.filter(({ order }) => order === ticket.id);
  if (own.length === 0 || ticket.stage === "void") return ticket;
  const items = ticket.items.map((item) => {
    const last = own.findLast(({ lines }) => item.id !== null && lines.includes(item.id));
    return last ? { ...item, isDone: last.done } : item;
  });
  const isWhole = items.every(({ isDone }) => isDone);
  const isBeginning = ticket.stage === "confirmed" && own.some(({ begins }) => begins);
  const isBegun = isBeginning || ticket.stage !== "confirmed" || items.some(({ isDone }) => isDone);
  return { ...ticket, items, isBeginning, stage: isWhole ? "done" : isBegun ? "preparing" : "confirmed" };
}

interface Choices {
  stations: { name: string; isShown: boolean; pieces: number }[];
  view: "columns" | "flow";
}

/** [RUSH-7] The kitchen with the stations and the view that were pressed last, while they are saved. */
export function useOptimisticChoices<Kitchen extends Choices>(kitchen: Kitchen): Kitchen {
  const pending = useFetchers().flatMap((fetcher) =>
    fetcher.formData && isSubmissionPending(fetcher) ? [fetcher.formData] : [],
  );
  return applyChoices(kitchen, pending);
}

/** @param pending the forms that are being sent */
export function applyChoices<Kitchen extends Choices>(kitchen: Kitchen, pending: readonly FormData[]): Kitchen {
  const names = pending.findLast((form) => form.has("stations"))?.get("stations");
  const view = pending.findLast((form) => form.has("view"))?.get("view");
  return {
    ...kitchen,
    ...(typeof names === "string" && { stations: showOnly(kitchen.stations, parseStations(names)) }),
    ...(typeof view === "string" && { view: view === "flow" ? "flow" : "columns" }),
  };
}

const showOnly = (stations: Choices["stations"], names: readonly string[]) =>
  stations.map((station) => ({ ...station, isShown: names.includes(station.name) }));

type Sending = { action: string; submit: ReturnType<typeof useSubmit> };
const SendingContext = createContext<Sending | null>(null);

/**
 * Provides the form's action and submit function, read from the router once: a router hook in every line would
 * re-render it at each of the five router updates of a press.
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
  /** Identifies the action: a second press replaces the first. */
  name: string;
  /** The lines to change, and in `done` their new state. */
  lines?: readonly string[];
  done?: boolean;
  status?: "preparing" | "ready" | "seen";
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** One button of the kitchen display as its own form, submitted by script so that the display stays in place. */
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

/** Position and time of a press, in pixels and milliseconds. */
export interface Touch {
  at: number;
  x: number;
  y: number;
}

/** A double tap counts once, even if the display moved in between and something else is under the finger. */
export const isDoubleTap = (touch: Touch, before: Touch): boolean =>
  touch.at - before.at < 500 && Math.hypot(touch.x - before.x, touch.y - before.y) < 24;

let last: Touch = { at: -Infinity, x: 0, y: 0 };

/** Cancels the second press of a double tap before other handlers run. Keyboard activation is ignored. */
export function ignoreDoubleTap(event: MouseEvent): void {
  if (event.detail === 0 || !(event.target instanceof Element)) return;
  const touch = { at: event.timeStamp, x: event.clientX, y: event.clientY };
  // A press elsewhere in between makes the next one intentional.
  if (!isDoubleTap(touch, last)) last = touch;
  else if (event.target.closest("button,a")) {
    event.preventDefault();
    event.stopPropagation();
  }
}
