import { formatCents } from "@domain/money";
import { computeLineRefund } from "@domain/orders/refund-lines";
import { FocusableButton } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { Dotted } from "~/ui/layout/dotted";
import { useHydrated } from "~/ui/live/use-hydrated";
import { useTypedEarly } from "~/ui/live/use-typed-early";
import { Money } from "~/ui/money";
import type { GivableLine } from "./sum";

const stepButton =
  "grid h-full min-w-11 place-items-center rounded-control hover:bg-sunken inactive:text-quiet inactive:opacity-50 noscript:hidden";

type RefundLineProps = { line: GivableLine; pieces: number; onPieces: (count: number) => void };

/** A dish and its quantity; without JavaScript a number field. */
export function RefundLine({ line, pieces, onPieces }: RefundLineProps) {
  const isHydrated = useHydrated();
  const maxPieces = line.quantity - line.refunded;
  const setPieces = (count: number) => onPieces(Math.min(maxPieces, Math.max(0, Math.trunc(count) || 0)));
  const field = useTypedEarly(pieces, setPieces);
  const { cents } = computeLineRefund(line, Math.min(pieces, maxPieces));
  const name = `pieces-${line.id}`;
  return (
    <div
      className={cx(
        "rounded-control flex flex-wrap items-center gap-x-4 gap-y-2 border px-3.5 py-2",
        pieces > 0 ? "border-primary bg-primary-soft ring-primary ring-1" : "border-line bg-surface",
        maxPieces === 0 && "opacity-70",
      )}
    >
      <span className="min-w-0 grow basis-40">
        <span className="text-label text-ink block">{line.name}</span>
        <span className="text-meta text-quiet">
          <Dotted
            facts={[
              line.size,
              line.quantity > 1 ? `${line.quantity} for ${formatCents(line.cents)}` : formatCents(line.cents),
              line.refundedText,
            ]}
          />
        </span>
      </span>
      <span
        role="group"
        aria-label={line.name}
        className="border-control bg-surface rounded-control text-ink inline-flex h-11 shrink-0 items-center border pointer-coarse:h-11.5"
      >
        <FocusableButton
          aria-label="One less"
          className={stepButton}
          disabled={pieces <= 0}
          onClick={() => setPieces(pieces - 1)}
        >
          <Icon name="minus" weight="bold" size={16} />
        </FocusableButton>
        <input
          ref={field}
          type="number"
          name={name}
          aria-label={`How many of ${line.name}, of ${maxPieces}`}
          min={0}
          max={maxPieces}
          value={pieces}
          onChange={(event) => setPieces(event.currentTarget.valueAsNumber)}
          className="rounded-small h-full w-8 appearance-none bg-transparent text-end font-semibold tabular-nums [-moz-appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <span className="text-quiet px-1.5 tabular-nums" aria-hidden>
          of {maxPieces}
        </span>
        <FocusableButton
          aria-label="One more"
          className={stepButton}
          disabled={pieces >= maxPieces}
          onClick={() => setPieces(pieces + 1)}
        >
          <Icon name="plus" weight="bold" size={16} />
        </FocusableButton>
      </span>
      {isHydrated && (
        <span className={cx("ms-auto w-16 text-end tabular-nums", pieces > 0 ? "text-label text-ink" : "text-quiet")}>
          <Money cents={cents} />
        </span>
      )}
    </div>
  );
}
