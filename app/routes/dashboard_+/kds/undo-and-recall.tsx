import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { backText } from "~/lib/text/order-text";
import { Button, ButtonLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { BringBack } from "./bump-button";
import { dishesText, type Ticket, type TicketLine } from "./ticket";
import { TicketForm } from "./ticket-form";

/** What was last marked as done at this display. */
export interface LastDone {
  ticket: Ticket;
  lines: readonly TicketLine[];
}

/** Shorter than the delay before the customer is notified (domain/kitchen). */
const shownMs = 12_000;

/** "#1998" of "HG-1998" */
const toShortNumber = (number: string) => number.replace(/^HG-/, "#");

interface UndoProps {
  last: LastDone;
  tickets: Ticket[];
  /** Orders to accept have a column of their own, which stays free. */
  isBeside: boolean;
  onEnd: () => void;
}

/**
 * [RUSH-6] A row below the tickets that undoes the last bump for twelve seconds; afterwards, or without JavaScript,
 * use Recall.
 */
export function UndoRow({ last, tickets, isBeside, onEnd }: UndoProps) {
  useEffect(() => {
    const timer = setTimeout(onEnd, shownMs);
    return () => clearTimeout(timer);
  }, [last, onEnd]);
  const { ticket, lines } = last;
  const ids = lines.flatMap(({ id }) => id ?? []);
  const current = tickets.find(({ id }) => id === ticket.id);
  const isTakenBack = current?.items.some(({ id, isDone }) => id !== null && ids.includes(id) && !isDone);
  if (isTakenBack) return null;
  return (
    <div className={cx("bg-canvas border-line z-sticky sticky bottom-0 border-t p-3 md:px-5", isBeside && "xl:ms-89")}>
      <div className="bg-ink text-canvas rounded-card relative flex items-center gap-3 overflow-hidden py-2 ps-4 pe-2">
        <Icon name="check-circle" weight="fill" size={22} />
        <p role="status" className="min-w-0 flex-1 truncate text-base">
          <b>{toShortNumber(ticket.number)} done</b> · {dishesText(lines)}
        </p>
        <TicketForm
          order={ticket.id}
          name="undo"
          label={`Undo ${ticket.number}`}
          lines={ids.length === lines.length ? ids : []}
          done={false}
          status="preparing"
          onSubmit={onEnd}
        >
          <Button type="submit" variant="accent" icon="arrow-u-up-left" className="min-h-12">
            Undo
          </Button>
        </TicketForm>
        <span key={ticket.id} aria-hidden className="undo-countdown bg-quiet absolute start-0 bottom-0 h-1" />
      </div>
    </div>
  );
}

/** [RUSH-6] Links to the most recently done tickets, which can be brought back. */
export const RecallLink = () => (
  <ButtonLink
    to={dashboardPaths.kitchen({ recall: 1 })}
    variant="secondary"
    icon="clock-counter-clockwise"
    className="min-h-12"
  >
    Recall
  </ButtonLink>
);

interface RecallProps {
  tickets: Ticket[];
  /** The tickets to cook, which include any that were brought back. */
  cooking: Ticket[];
  readOnly: boolean;
}

/** [RUSH-6] The last twenty done tickets. */
export function Recall({ tickets, cooking, readOnly }: RecallProps) {
  const [recalledId, setRecalledId] = useState<string | null>(null);
  const back = cooking.find(({ id }) => id === recalledId);
  return (
    <section aria-labelledby="recall" className="mx-auto max-w-3xl">
      <div className="mb-3 flex items-center gap-3">
        <h2 id="recall" className="text-section flex-1">
          Recall
        </h2>
        <Link to={dashboardPaths.kitchen()} className="text-label text-primary inline-flex min-h-12 items-center">
          To the tickets
        </Link>
      </div>
      <p role="status" className="text-success-text">
        {back && (
          <span className="bg-success-soft rounded-card mb-3 flex items-center gap-3 p-3">
            <Icon name="check-circle" weight="fill" size={22} />
            {backText(back.number)}
          </span>
        )}
      </p>
      {tickets.length === 0 ? (
        <p className="rounded-card border-line text-quiet border border-dashed p-6 text-center">
          Nothing to bring back. What is handed over stays done.
        </p>
      ) : (
        <ul className="grid gap-2">
          {tickets.map((ticket) => (
            <li
              key={ticket.id}
              className="bg-raised border-line rounded-card flex flex-wrap items-center gap-x-4 gap-y-2 border p-3"
            >
              <div className="min-w-0 grow basis-52">
                <p className="text-label text-ink">
                  <bdi dir="ltr">{ticket.number}</bdi> · {ticket.place}
                </p>
                <p className="text-meta text-quiet">
                  Done {ticket.doneText} · {dishesText(ticket.items)}
                </p>
              </div>
              {!readOnly && <BringBack ticket={ticket} onSubmit={() => setRecalledId(ticket.id)} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
