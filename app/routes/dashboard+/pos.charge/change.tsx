import { formatCents } from "@domain/money";
import { computeChange, listBillsAndCoins } from "@domain/orders/counter-payment";
import { StarPattern } from "~/ui/illustration";

interface ChangeProps {
  total: number;
  /** Cents; null if the typed text is not a valid amount. */
  tendered: number | null;
  hasCounterExtras: boolean;
}

/** On a dark background: received, due, and change in bills and coins. The change is the largest text. */
export function Change({ total, tendered, hasCounterExtras }: ChangeProps) {
  const { change, short } = computeChange(total, tendered ?? 0);
  return (
    <>
      <StarPattern tile={96} opacity={0.1} />
      <dl className="text-on-night-quiet relative border-b border-white/20 pb-2 md:pb-3 md:*:pe-16">
        <Row label="To pay" cents={total} className="hidden group-has-[[value^=credit]:checked]/charge:flex" />
        <Row label="To pay later" cents={total} className="hidden group-has-[[value=later]:checked]/charge:flex" />
        {hasCounterExtras && tendered !== null && (
          <Row label="Received" cents={tendered} className="hidden group-has-[[value=cash]:checked]/charge:flex" />
        )}
        <Row label="To pay" cents={total} className="hidden group-has-[[value=cash]:checked]/charge:flex" />
      </dl>
      {hasCounterExtras && (
        <div className="relative hidden flex-wrap items-center justify-between gap-x-4 pt-2 max-md:group-has-[[value=cash]:checked]/charge:flex md:pt-4 md:group-has-[[value=cash]:checked]/charge:block">
          <p className="text-label">{short > 0 ? "Still to come" : "Change"}</p>
          <p
            role="status"
            className={`text-clock text-accent tabular-nums ${short > 0 ? "text-[2.5rem]!" : "md:not-taller:text-[3.25rem]! text-[2.75rem]! leading-[1.1]! md:text-[4.25rem]!"}`}
          >
            {tendered !== null && (short > 0 ? `${formatCents(short)} short` : formatCents(change))}
          </p>
          <ul className="text-on-night-quiet md:not-taller:text-meta md:not-taller:grid md:not-taller:grid-cols-2 mt-2 gap-x-3 max-md:hidden">
            {tendered !== null &&
              listBillsAndCoins(change).map(({ count, name }) => (
                <li key={name} className="md:not-taller:gap-2 flex items-baseline gap-4">
                  <span className="text-label min-w-4 text-white tabular-nums">{count}</span>
                  {name}
                </li>
              ))}
          </ul>
        </div>
      )}
    </>
  );
}

const Row = ({ label, cents, className }: { label: string; cents: number; className: string }) => (
  <div className={`justify-between gap-4 py-0.5 ${className}`}>
    <dt>{label}</dt>
    <dd className="text-white tabular-nums">{formatCents(cents)}</dd>
  </div>
);
