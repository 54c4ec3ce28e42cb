import { classifyDifference } from "@domain/orders/day-close";
import { Icon } from "~/ui/icon";
import { Money } from "~/ui/money";

type Amounts = {
  openingFloat: number;
  cash: number;
  other_cash: number;
  paidOut: number;
  expected: number;
  counted: number;
};

/** How the expected cash is made up, and the counted amount. */
export function Lines({ amounts, since }: { amounts: Amounts; since: string | null }) {
  const { openingFloat, cash, other_cash, paidOut, expected, counted } = amounts;
  const of = since === null ? "Cash of other days" : `Cash of other days ${since}`;
  // Less than nothing: it went back in cash on another day, or was counted before.
  const other = other_cash < 0 ? "Cash of other days, given back or counted already" : of;
  return (
    <dl className="flex flex-col gap-1.5 tabular-nums">
      <Line label="Opening float" cents={openingFloat} />
      <Line label="Cash taken in, tips with it" cents={cash} />
      {other_cash !== 0 && <Line label={other} cents={other_cash} />}
      {paidOut !== 0 && <Line label="Paid out" cents={-paidOut} />}
      <Line label="Expected" cents={expected} className="text-ink border-line mt-1 border-t pt-2 font-semibold" />
      <Line label="Counted" cents={counted} className="text-ink font-semibold" />
    </dl>
  );
}

function Line({ label, cents, className = "text-body" }: { label: string; cents: number; className?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt>{label}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  );
}

const looks = {
  right: { text: "Right to the cent", className: "bg-success-soft text-success-text", icon: "check-circle" },
  over: { text: "Over", className: "bg-info-soft text-info-text", icon: "info" },
  short: { text: "Short", className: "bg-danger-soft text-danger-text", icon: "warning-circle" },
} as const;

/** The difference between count and expectation, in words and as an amount. */
export function Difference({ cents }: { cents: number }) {
  const { text, className, icon } = looks[classifyDifference(cents)];
  return (
    <p role="status" className={`rounded-control flex items-center gap-2.5 p-3.5 ${className}`}>
      <Icon name={icon} weight="fill" size={20} />
      {text}
      {cents !== 0 && (
        <strong className="text-section ms-auto tabular-nums">
          <Money cents={cents} />
        </strong>
      )}
    </p>
  );
}
