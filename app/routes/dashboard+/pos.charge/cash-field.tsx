import { useRef } from "react";
import { formatCents, parseCents, toDecimal } from "@domain/money";
import { suggestTenderedAmounts } from "@domain/orders/counter-payment";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";
import { Icon } from "~/ui/icon";

interface CashFieldProps {
  total: number;
  /** The field's text; empty means the exact amount. */
  typed: string;
  onType: (text: string) => void;
}

/** "$65" */
const billText = (cents: number) => formatCents(cents).replace(/\.00$/, "");

/** [RUSH-13] The cash received: suggested amounts, any other amount, and a keypad for touchscreens. */
export function CashField({ total, typed, onType }: CashFieldProps) {
  const cents = parseCents(typed);
  return (
    <>
      {/* The form's default button, for Enter: it computes the change, and never takes an amount by accident. */}
      <button
        type="submit"
        name="work_out"
        value="1"
        tabIndex={-1}
        aria-hidden
        className="sr-only"
        onClick={(event) => event.preventDefault()}
      />
      <div role="group" aria-labelledby="cash-received" className="pt-3 md:pt-4">
        <p id="cash-received" className="text-label text-ink mb-2">
          Likely amounts
        </p>
        <div className="md:not-taller:grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] md:not-taller:gap-2 grid grid-cols-3 gap-2.5">
          {[total, ...suggestTenderedAmounts(total)].map((amount, index) => (
            <button
              key={amount}
              type="submit"
              name="received"
              value={toDecimal(amount)}
              aria-pressed={cents === amount}
              onClick={(event) => {
                event.preventDefault();
                onType(toDecimal(amount));
              }}
              className="border-control bg-surface text-ink hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-text aria-pressed:ring-primary rounded-control text-card min-h-14 border px-1 tabular-nums aria-pressed:ring-1"
            >
              {index === 0 ? (
                <>
                  <span className="text-small text-quiet block font-sans font-normal">Exact</span>
                  <span className="text-label block">{formatCents(amount)}</span>
                </>
              ) : (
                billText(amount)
              )}
            </button>
          ))}
        </div>
      </div>
      <div className="flex items-end gap-2 pt-3 md:pt-4">
        <div className="min-w-0 flex-1">
          <TextField
            label="Cash received"
            name="tendered"
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
            placeholder={toDecimal(total)}
            value={typed}
            onChange={(event) => onType(event.target.value)}
          />
        </div>
        {/* For use without JavaScript. */}
        <Button type="submit" name="work_out" value="1" variant="secondary" className="scripting:hidden min-h-12!">
          Work out
        </Button>
        <Button variant="secondary" className="min-h-12! noscript:hidden" onClick={() => onType("")}>
          Clear
        </Button>
      </div>
      <Keypad cents={cents} onType={onType} />
    </>
  );
}

/** Digits enter from the right, as on any cash register. The first key replaces the suggested amount. */
function Keypad({ cents, onType }: { cents: number | null; onType: (text: string) => void }) {
  const keyed = useRef<number | null>(null);
  const put = (next: number) => {
    keyed.current = Math.min(next, 9_999_999);
    onType(next === 0 ? "" : toDecimal(keyed.current));
  };
  const before = () => (keyed.current === cents ? (cents ?? 0) : 0);
  return (
    <div role="group" aria-label="Keypad" className="grid grid-cols-3 gap-2 pt-3 max-md:hidden noscript:hidden">
      {["1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0"].map((key) => (
        <button
          key={key}
          type="button"
          onClick={() => put(before() * 10 ** key.length + Number(key))}
          className={keyLook}
        >
          {key}
        </button>
      ))}
      <button
        type="button"
        aria-label="Delete the last digit"
        onClick={() => put(Math.floor((cents ?? 0) / 10))}
        className={keyLook}
      >
        <Icon name="backspace" size={22} className="rtl:-scale-x-100" />
      </button>
    </div>
  );
}

const keyLook =
  "bg-sunken text-ink hover:bg-muted dark:bg-muted rounded-small text-card grid min-h-12 place-items-center tabular-nums";
