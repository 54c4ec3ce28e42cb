import { minuteMs, secondMs } from "@domain/duration";
import type { Ticket } from "./ticket";

/** The state of a ticket's clock. */
export type Clock =
  | { state: "done" | "waits" | "void" }
  | { state: "runs" | "soon"; seconds: number }
  | { state: "late"; minutes: number };

type Clocked = Pick<Ticket, "stage" | "since" | "warnAt" | "lateAt" | "startAt">;

export function getClock({ stage, since, warnAt, lateAt, startAt }: Clocked, now: number): Clock {
  if (stage === "done" || stage === "void") return { state: stage };
  if (stage === "confirmed" && startAt !== null && now < startAt) return { state: "waits" };
  if (lateAt !== null && now > lateAt) return { state: "late", minutes: Math.ceil((now - lateAt) / minuteMs) };
  const seconds = Math.max(0, Math.floor((now - since) / secondMs));
  return { state: warnAt !== null && now > warnAt ? "soon" : "runs", seconds };
}

const ranks: Record<Clock["state"], number> = { late: 0, soon: 1, runs: 1, void: 1, waits: 2, done: 3 };

/** Late tickets first, then by due time; waiting scheduled tickets and done ones last. */
export function inCookingOrder(tickets: readonly Ticket[], now: number): Ticket[] {
  const rank = (ticket: Ticket) => ranks[getClock(ticket, now).state];
  const due = ({ dueAt, since }: Ticket) => dueAt ?? since;
  return [...tickets].sort((a, b) => rank(a) - rank(b) || due(a) - due(b));
}
