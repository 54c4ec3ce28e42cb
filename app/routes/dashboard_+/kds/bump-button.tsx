import { Button } from "~/ui/button";
import type { Ticket, TicketLine } from "./ticket";
import { TicketForm } from "./ticket-form";

const outline = "border-2 border-info bg-transparent! text-info-text hover:bg-info-soft!";

interface BumpProps {
  ticket: Ticket;
  isLate: boolean;
  readOnly: boolean;
  onDone: (ticket: Ticket, lines: readonly TicketLine[]) => void;
}

/**
 * [KDS-4, KDS-6] Start Preparing, Mark as Done (all remaining lines), Completed, each as its own form. A done ticket
 * can be brought back, and a void one is acknowledged [RUSH-6].
 */
export function BumpButton({ ticket, isLate, readOnly, onDone }: BumpProps) {
  const { id: order, number, stage, items } = ticket;
  const label = `Order ${number}`;
  if (readOnly) return <Still>Sample order</Still>;
  if (stage === "void") {
    return (
      <TicketForm order={order} name="seen" label={label} status="seen">
        <Button type="submit" variant="secondary" icon="check" wide className="min-h-12">
          Acknowledge
        </Button>
      </TicketForm>
    );
  }
  if (stage === "done") {
    return (
      <div className="grid gap-2">
        <Still>Completed</Still>
        {ticket.canRecall && <BringBack ticket={ticket} />}
      </div>
    );
  }
  if (stage === "confirmed") {
    return (
      <TicketForm order={order} name="begin" label={label} status="preparing">
        <Button type="submit" variant="secondary" wide className={`min-h-12 ${outline}`}>
          Start Preparing
        </Button>
      </TicketForm>
    );
  }
  const left = items.filter(({ isDone }) => !isDone);
  const lines = left.flatMap(({ id }) => id ?? []);
  return (
    <TicketForm
      order={order}
      name="done"
      label={label}
      lines={lines.length === left.length ? lines : []}
      done
      status="ready"
      onSubmit={() => onDone(ticket, left)}
    >
      <Button
        type="submit"
        // In a tablet's column there is no room for both the count and the check mark.
        icon={left.length < items.length ? undefined : "check"}
        wide
        variant={isLate ? "danger" : "accent"}
        className="min-h-12 px-2! whitespace-nowrap"
        // "Preparing" must arrive before "ready"; in reverse order it would bring the ticket back.
        pending={ticket.isBeginning}
      >
        Mark as Done
        {left.length < items.length && (
          <span className="font-normal tabular-nums">
            {items.length - left.length} of {items.length}
          </span>
        )}
      </Button>
    </TicketForm>
  );
}

/** [RUSH-6] Undoes the ticket's last step. */
export function BringBack({ ticket, onSubmit }: { ticket: Ticket; onSubmit?: () => void }) {
  return (
    <TicketForm order={ticket.id} name="back" label={`Order ${ticket.number}`} status="preparing" onSubmit={onSubmit}>
      <Button type="submit" variant="secondary" icon="arrow-u-up-left" wide className="min-h-12">
        Bring back
      </Button>
    </TicketForm>
  );
}

/** A status in place of a button. */
function Still({ children }: { children: string }) {
  return (
    <Button disabled icon="check-circle" wide className="min-h-12">
      {children}
    </Button>
  );
}
