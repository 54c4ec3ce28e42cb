import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import type { Clock, Ticket } from "./ticket";

/** How long a ticket has been waiting; in words and signs, so that its colour never speaks alone. */
export function TicketClock({ ticket, clock }: { ticket: Ticket; clock: Clock }) {
  const look = "rounded-small text-label inline-flex min-h-10 shrink-0 items-center gap-1.5 px-2.5 tabular-nums";
  switch (clock.state) {
    case "late":
      return (
        <span className={cx(look, "bg-danger text-on-danger")}>
          <Icon name="warning" weight="fill" size={18} /> Late {clock.minutes} min
        </span>
      );
    case "void":
      return (
        <span className={cx(look, "bg-ink text-canvas")}>
          <Icon name="prohibit" weight="bold" size={18} /> VOID
        </span>
      );
    case "done":
      return (
        <span className={cx(look, "bg-raised text-ink")}>
          <Icon name="check" weight="bold" size={16} />
          <span className="sr-only">Done at</span> {ticket.doneText}
        </span>
      );
    case "waits":
      return (
        <span className={cx(look, "bg-raised text-info")}>
          <Icon name="calendar-blank" size={18} />
          <span className="sr-only">Scheduled for</span> {ticket.scheduledText}
        </span>
      );
    case "soon":
    case "runs":
      return (
        <span className={cx(look, clock.state === "soon" ? "bg-accent text-on-accent" : "bg-raised text-ink")}>
          <Icon name="timer" size={18} />
          <span className="sr-only">{clock.state === "soon" ? "Due soon, waiting for" : "Waiting for"}</span>{" "}
          <bdi dir="ltr">{durationText(clock.seconds)}</bdi>
        </span>
      );
  }
}

/** "0:38", "12:04", "1:02:10" */
function durationText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
