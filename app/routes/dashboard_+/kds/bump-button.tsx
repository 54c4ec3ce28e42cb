import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import type { IconName } from "~/ui/icon-names";
import type { Ticket } from "./ticket";

/** Long enough to take a slip of the finger back. */
const undoMs = 4_000;

const outline = "border-2 border-info bg-transparent! text-info-text hover:bg-info-soft!";

/**
 * [KDS-4, KDS-6] Start Preparing, Mark as Done, Completed. A post of its own form; with JavaScript "done" can be taken back
 * for four seconds before it is sent, and leaving the page sends it at once. Later a done ticket can be brought back, and a
 * void one is acknowledged [RUSH-6].
 */
export function BumpButton({ ticket, isLate, readOnly }: { ticket: Ticket; isLate: boolean; readOnly: boolean }) {
  const fetcher = useFetcher();
  const form = useRef<HTMLFormElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const { submit } = fetcher;
  useEffect(() => {
    if (!isHeld) return;
    const send = () => {
      setIsHeld(false);
      if (form.current) submit(form.current);
    };
    const leave = () => form.current && navigator.sendBeacon(location.href, new FormData(form.current));
    const timer = setTimeout(send, undoMs);
    window.addEventListener("pagehide", leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", leave);
    };
  }, [isHeld, submit]);

  if (readOnly) return <Still>Sample order</Still>;
  if (ticket.stage === "void") return <Step ticket={ticket} status="seen" icon="check" label="Acknowledge" />;
  if (ticket.stage === "done") {
    return (
      <div className="grid gap-2">
        <Still>Completed</Still>
        {ticket.canRecall && <Step ticket={ticket} status="preparing" icon="arrow-u-up-left" label="Bring back" />}
      </div>
    );
  }
  const isNext = ticket.stage === "preparing";
  const isBusy = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" ref={form} aria-label={`Order ${ticket.number}`}>
      <input type="hidden" name="order" value={ticket.id} />
      <input type="hidden" name="status" value={isNext ? "ready" : "preparing"} />
      {isHeld ? (
        <Button
          key="undo"
          variant="secondary"
          icon="arrow-u-up-left"
          wide
          className="min-h-12"
          onClick={() => setIsHeld(false)}
        >
          Done. Undo
        </Button>
      ) : (
        // A key of its own: the same element would turn into a submit button under the very click that undoes.
        <Button
          key="bump"
          type="submit"
          icon={isNext ? "check" : undefined}
          wide
          pending={isBusy}
          pendingLabel="Saving..."
          variant={isNext ? (isLate ? "danger" : "accent") : "secondary"}
          className={isNext ? "min-h-12" : `min-h-12 ${outline}`}
          onClick={(event) => {
            if (!isNext) return;
            event.preventDefault();
            setIsHeld(true);
          }}
        >
          {isNext ? "Mark as Done" : "Start Preparing"}
        </Button>
      )}
    </fetcher.Form>
  );
}

/** What cannot be pressed any more. */
function Still({ children }: { children: string }) {
  return (
    <Button disabled icon="check-circle" wide className="min-h-12">
      {children}
    </Button>
  );
}

type StepProps = { ticket: Ticket; status: "preparing" | "seen"; icon: IconName; label: string };

function Step({ ticket, status, icon, label }: StepProps) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" aria-label={`Order ${ticket.number}`}>
      <input type="hidden" name="order" value={ticket.id} />
      <Button
        type="submit"
        name="status"
        value={status}
        variant="secondary"
        icon={icon}
        wide
        className="min-h-12"
        pending={fetcher.state !== "idle"}
        pendingLabel="Saving..."
      >
        {label}
      </Button>
    </fetcher.Form>
  );
}
