import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import type { Ticket, TicketLine } from "./ticket";
import { TicketForm } from "./ticket-form";

interface LinesProps {
  ticket: Ticket;
  /** Color of the counts. */
  count: string;
  readOnly: boolean;
  onDone: (ticket: Ticket, lines: readonly TicketLine[]) => void;
}

/** [RUSH-7] The dishes to cook: each line is a full-width button that marks it as done, or as not done again. */
export function TicketLines({ ticket, count, readOnly, onDone }: LinesProps) {
  const isVoid = ticket.stage === "void";
  const isStill = readOnly || isVoid || (ticket.stage === "done" && !ticket.canRecall && ticket.doneAt !== null);
  const left = ticket.items.filter(({ isDone }) => !isDone);
  return (
    <ul className={cx("divide-line divide-y", isVoid && "void-lines")}>
      {ticket.items.map((item, index) =>
        item.id === null || isStill ? (
          <li key={item.id ?? index} className="flex min-h-12 items-center gap-3.5 py-1.5">
            <Line item={item} count={count} isVoid={isVoid} />
          </li>
        ) : (
          <li key={item.id}>
            <TicketForm
              order={ticket.id}
              name={`line ${item.id}`}
              label={`${ticket.number}: ${item.qty} ${item.name}`}
              lines={[item.id]}
              done={!item.isDone}
              onSubmit={() => left.length === 1 && !item.isDone && onDone(ticket, [item])}
            >
              <button
                aria-pressed={item.isDone}
                className="rounded-small hover:bg-muted -mx-1.5 flex min-h-12 w-[calc(100%+0.75rem)] items-center gap-3.5 px-1.5 py-1.5 text-start"
              >
                <Line item={item} count={count} isVoid={false}>
                  {item.station && !item.isDone && <span className="text-quiet text-meta">{item.station}</span>}
                  {item.isDone && <span className="text-success-text text-meta">Done</span>}
                </Line>
                <span
                  aria-hidden
                  className={cx(
                    "grid size-8 shrink-0 place-items-center rounded-full border-2",
                    item.isDone ? "bg-success text-canvas border-transparent" : "border-control",
                  )}
                >
                  {item.isDone && <Icon name="check" weight="bold" size={16} />}
                </span>
              </button>
            </TicketForm>
          </li>
        ),
      )}
    </ul>
  );
}

type LineProps = {
  item: TicketLine;
  count: string;
  isVoid: boolean;
  /** Beside the name, or below it on a narrow ticket. */
  children?: ReactNode;
};

function Line({ item, count, isVoid, children }: LineProps) {
  const isOver = isVoid || item.isDone;
  return (
    <span className="flex min-w-0 flex-1 items-start gap-3.5">
      <span className={cx("min-w-5 text-[1.1875rem]/7 font-bold tabular-nums", isOver ? "text-quiet" : count)}>
        {item.qty}
        <span className="sr-only"> times</span>
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5">
        <span className={cx("min-w-0 flex-auto [overflow-wrap:anywhere]", isOver && "text-quiet line-through")}>
          <span className={cx("block text-[1.1875rem]/7 font-semibold", !isOver && "text-ink")}>{item.name}</span>
          {item.details && <span className={cx("block text-base", !isOver && "text-accent-text")}>{item.details}</span>}
          {item.note && (
            <span className={cx("block text-base font-semibold", !isOver && "text-accent-text")}>
              <bdi>{item.note}</bdi>
            </span>
          )}
        </span>
        {children}
      </span>
    </span>
  );
}
