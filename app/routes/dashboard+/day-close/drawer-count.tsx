import { formatCents, parseCents } from "@domain/money";
import { type Bill, bills, countedCents } from "@domain/orders/day-close";
import { StepperField } from "~/ui/forms/stepper-field";
import { TextField } from "~/ui/forms/text-field";

/** What was typed into the form, by field name. */
export type TypedValues = Record<string, string>;

/** An amount in cents; 0 if it is empty or not an amount. */
export const readCents = (typed: TypedValues, name: string): number => parseCents(typed[name] || "0") ?? 0;

const readPieces = (typed: TypedValues, bill: Bill): number => Number.parseInt(typed[bill] || "0", 10) || 0;

/** The counted cash in cents. */
export const sumCount = (typed: TypedValues): number =>
  countedCents({
    hundreds: readPieces(typed, "hundreds"),
    fifties: readPieces(typed, "fifties"),
    twenties: readPieces(typed, "twenties"),
    tens: readPieces(typed, "tens"),
    fives: readPieces(typed, "fives"),
    ones: readPieces(typed, "ones"),
    coins: readCents(typed, "coins"),
  });

/** Whether anything was counted; an empty drawer is counted by an explicit 0 for coins. */
export const hasCount = (typed: TypedValues): boolean => sumCount(typed) > 0 || (typed.coins ?? "").trim() !== "";

/** Name, value and errors of a text field. */
export type FieldProps = (name: string) => { name: string; defaultValue: string | undefined; errors?: string[] };

type BillRowsProps = {
  typed: TypedValues;
  /** Whether the count can no longer be changed. */
  isFixed: boolean;
  fieldProps: FieldProps;
  onPieces: (bill: Bill, pieces: number) => void;
};

/** The number of bills of each value, and the sum of the coins, each with its amount. */
export function BillRows({ typed, isFixed, fieldProps, onPieces }: BillRowsProps) {
  return (
    <div className="grid gap-x-6 gap-y-3 md:grid-cols-2">
      {bills.map(([bill, dollars]) => (
        <div key={bill} className="flex items-center gap-2">
          <span className="text-label text-ink w-10 shrink-0 tabular-nums">${dollars}</span>
          {isFixed ? (
            <span className="text-body tabular-nums">
              {readPieces(typed, bill)}
              <input type="hidden" name={bill} value={readPieces(typed, bill)} />
            </span>
          ) : (
            <StepperField
              name={bill}
              label={`Bills of $${dollars}`}
              min={0}
              max={9_999}
              defaultValue={readPieces(typed, bill)}
              onValue={(pieces) => onPieces(bill, pieces)}
            />
          )}
          <span className="text-meta text-body ms-auto text-end tabular-nums">
            {formatCents(readPieces(typed, bill) * dollars * 100)}
          </span>
        </div>
      ))}
      {isFixed ? (
        <p className="text-body flex justify-between gap-3 tabular-nums">
          <span className="text-label text-ink">Coins</span>
          {formatCents(readCents(typed, "coins"))}
          <input type="hidden" name="coins" value={typed.coins ?? ""} />
        </p>
      ) : (
        <div className="flex items-center gap-2">
          <span aria-hidden className="text-label text-ink w-10 shrink-0">
            Coins
          </span>
          <TextField
            label="Coins"
            hideLabel
            {...fieldProps("coins")}
            inputMode="decimal"
            placeholder="0.00"
            className="w-32"
          />
          <span className="text-meta text-body ms-auto text-end tabular-nums">
            {formatCents(readCents(typed, "coins"))}
          </span>
        </div>
      )}
    </div>
  );
}
