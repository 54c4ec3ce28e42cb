import { memo } from "react";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { IconLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { orderTypeIcon } from "~/ui/dashboard/order-icons";
import { Icon } from "~/ui/icon";
import { TextLink } from "~/ui/text-link";
import { BumpButton } from "./bump-button";
import { useKitchenTime } from "./kitchen-time";
import { OrderNumber } from "./order-number";
import type { Ticket, TicketLine } from "./ticket";
import { getClock } from "./ticket-clock";
import { TicketLines } from "./ticket-lines";

const tones = {
  confirmed: { head: "bg-info-soft text-info-text", count: "text-info" },
  preparing: { head: "bg-accent-soft text-accent-text", count: "text-accent-text" },
  done: { head: "bg-success-soft text-success-text", count: "text-success" },
  late: { head: "bg-danger-soft text-danger-text", count: "text-danger" },
  void: { head: "bg-muted text-ink", count: "text-quiet" },
};

interface CardProps {
  ticket: Ticket & { elsewhere: string | null };
  readOnly: boolean;
  /** The stations of this display, one per line; empty for all. */
  station: string;
  /** Called with what this press marks as done, so that it can be undone. */
  onDone: (ticket: Ticket, lines: readonly TicketLine[]) => void;
}

/**
 * [KDS-3, ORD-13] One ticket: dishes, customer, due time, and the button for the next step. A void ticket is crossed
 * out.
 */
export function TicketCard(props: CardProps) {
  return <Card {...props} isLate={getClock(props.ticket, useKitchenTime()).state === "late"} />;
}

/** Memoized because a full kitchen has sixty tickets, and most do not change with each second or load. */
const Card = memo(
  TicketCardContent,
  (before, after) =>
    before.isLate === after.isLate &&
    before.readOnly === after.readOnly &&
    before.station === after.station &&
    before.onDone === after.onDone &&
    isSameTicket(before.ticket, after.ticket),
);

/** Each load creates new ticket objects, most of them with equal contents. */
const isSameTicket = (one: Ticket, other: Ticket): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function TicketCardContent({ ticket, isLate, readOnly, station, onDone }: CardProps & { isLate: boolean }) {
  const tone = tones[isLate ? "late" : ticket.stage];
  const isVoid = ticket.stage === "void";
  const isOver = isVoid || ticket.stage === "done";
  const [, where = ticket.place, due] = /^(.*), ((?:leaves|due) .*)$/.exec(ticket.place) ?? [];
  return (
    <article
      aria-label={`${ticket.number}, ${ticket.place}${isVoid ? ", cancelled" : ""}`}
      className={cx(
        "rounded-card bg-raised overflow-hidden border",
        isLate && "border-danger outline-danger outline",
        isVoid && "border-control border-dashed",
        !isLate && !isVoid && "border-line",
      )}
    >
      <div className={cx("flex flex-wrap items-center gap-x-2.5 gap-y-1 px-3.5 py-2", tone.head)}>
        <OrderNumber
          number={ticket.number}
          className={cx(
            "font-display text-[2.375rem]/11 font-bold [font-stretch:75%] tabular-nums max-xl:in-data-columns:text-[1.75rem]",
            isVoid && "line-through",
          )}
        />
        <span className={cx("flex-1", due ? "min-w-24" : "min-w-13")}>
          <span className="text-label flex items-center gap-1.5">
            {/* A column says the type itself. */}
            <Icon name={orderTypeIcon[ticket.type]} weight="fill" size={18} className="in-data-columns:hidden" />
            {where}
          </span>
          <span className="text-meta flex flex-wrap gap-x-2 whitespace-nowrap">
            {due && <span>{due}</span>}
            {ticket.pickupNumber !== null && (
              <span className="whitespace-normal">Pickup no. {ticket.pickupNumber}</span>
            )}
          </span>
        </span>
        <TicketClock ticket={ticket} />
      </div>
      {ticket.note && ticket.isAllergy && !isVoid && (
        <p className="bg-accent text-on-accent flex gap-3 px-3.5 py-2.5 text-base">
          <Icon name="warning" weight="fill" size={22} className="shrink-0" />
          <span>
            <b className="block">Allergy</b> <bdi>{ticket.note}</bdi>
          </span>
        </p>
      )}
      <div className="grid gap-2 p-3.5 pt-2">
        {ticket.voidText && (
          <p className="text-label text-ink">
            {ticket.voidAdvice} <span className="font-normal">{ticket.voidText}</span>
          </p>
        )}
        {ticket.startText && !isOver && <p className="text-meta text-info">Scheduled. Start at {ticket.startText}.</p>}
        <TicketLines ticket={ticket} count={tone.count} readOnly={readOnly} onDone={onDone} />
        {ticket.elsewhere && !isOver && <p className="text-meta text-quiet">{ticket.elsewhere}</p>}
        {ticket.note && !isVoid && !ticket.isAllergy && (
          <p className="bg-accent-soft text-accent-text rounded-small px-3 py-2 text-base">
            <span className="font-semibold">Note:</span> <bdi>{ticket.note}</bdi>
          </p>
        )}
        {ticket.guestNote && !isVoid && <p className="text-meta text-quiet">About the customer: {ticket.guestNote}</p>}
        {ticket.canChange && !readOnly && !isOver && (
          <TextLink
            to={dashboardPaths.dashboardOrderChange(ticket.id, { from: "kitchen" })}
            alone
            className="inline-flex min-h-11 items-center justify-self-start"
            aria-label={`Leave out or replace something of ${ticket.number}`}
          >
            Leave out or replace
          </TextLink>
        )}
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <BumpButton ticket={ticket} isLate={isLate} readOnly={readOnly} onDone={onDone} />
          </div>
          {!readOnly && !isOver && (
            <IconLink
              to={dashboardPaths.dashboardTicket(ticket.id, {
                kind: "chit",
                from: "kitchen",
                station,
              })}
              icon="printer"
              label={`Print ${ticket.number}`}
              // Avoids a route discovery request for each ticket; if offline, a failed one would replace the display.
              discover="none"
              frame
              className="size-12!"
            />
          )}
        </div>
      </div>
    </article>
  );
}

/** How long a ticket has been waiting; with text and icons, because color alone must not carry meaning. */
function TicketClock({ ticket }: { ticket: Ticket }) {
  const clock = getClock(ticket, useKitchenTime());
  const look =
    "rounded-small text-label inline-flex min-h-10 shrink-0 items-center gap-1.5 px-2.5 whitespace-nowrap tabular-nums";
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
