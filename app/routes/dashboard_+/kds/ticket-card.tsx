import { cx } from "~/ui/cx";
import { BumpButton } from "./bump-button";
import { clockOf, type Ticket } from "./ticket";
import { TicketClock } from "./ticket-clock";

const tones = {
  confirmed: { head: "bg-info-soft", text: "text-info" },
  preparing: { head: "bg-accent-soft", text: "text-accent" },
  done: { head: "bg-success-soft", text: "text-success" },
  late: { head: "bg-danger-soft", text: "text-danger" },
};

/** [KDS-3, ORD-13] One ticket: what to cook, for whom, by when, and the one button that moves it on. */
export function TicketCard({ ticket, now, readOnly }: { ticket: Ticket; now: number; readOnly: boolean }) {
  const clock = clockOf(ticket, now);
  const isLate = clock.state === "late";
  const tone = tones[isLate ? "late" : ticket.stage];
  const isDone = ticket.stage === "done";
  return (
    <article
      aria-label={`${ticket.number}, ${ticket.place}`}
      className={cx(
        "rounded-card bg-raised overflow-hidden border",
        isLate ? "border-danger outline-danger outline" : "border-line",
      )}
    >
      <div className={cx("flex items-center gap-3.5 px-3.5 py-2", tone.head)}>
        {ticket.token !== null && (
          <span className={cx("font-display text-[2.375rem]/11 font-bold [font-stretch:75%] tabular-nums", tone.text)}>
            <span className="sr-only">Token </span>
            {ticket.token}
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span className="text-label text-ink block">{ticket.place}</span>
          <bdi dir="ltr" className="text-meta text-quiet block">
            {ticket.number}
          </bdi>
        </span>
        <TicketClock ticket={ticket} clock={clock} />
      </div>
      <div className="grid gap-3 p-3.5 pt-3">
        {ticket.startText && !isDone && (
          <p className="text-meta text-info-text">
            Scheduled for {ticket.scheduledText}. Start {ticket.startText}.
          </p>
        )}
        <ul className="grid gap-1.5">
          {ticket.items.map((item, index) => (
            <li key={index} className="flex gap-3.5">
              <span className={cx("min-w-5 text-[1.1875rem]/7 font-bold tabular-nums", tone.text)}>
                {item.qty}
                <span className="sr-only"> times</span>
              </span>
              <span className="min-w-0">
                <span className={cx("block text-[1.1875rem]/7 font-semibold", isDone ? "text-body" : "text-ink")}>
                  {item.name}
                </span>
                {item.details && <span className="text-accent-text block text-base">{item.details}</span>}
              </span>
            </li>
          ))}
        </ul>
        {ticket.note && (
          <p className="bg-accent-soft text-accent-text rounded-small px-3 py-2 text-base">
            <span className="font-semibold">Note:</span> {ticket.note}
          </p>
        )}
        <BumpButton ticket={ticket} isLate={isLate} readOnly={readOnly} />
      </div>
    </article>
  );
}
