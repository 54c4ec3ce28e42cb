import { type KeyboardEvent, useRef } from "react";
import { posHref, setNote, setQuantity } from "~/features/pos/basket";
import { Button } from "~/ui/button";
import { Money } from "~/ui/money";
import { IconStep } from "./step";
import type { Basket } from "./use-basket";

/** Every line with its price; one more, one less, gone at none. */
export function BasketLines({ basket, hasNotes }: { basket: Basket; hasNotes: boolean }) {
  const { pos, lines, change } = basket;
  return (
    <ul className="mb-3">
      {lines.map((line, index) => {
        const [less, more] = [-1, 1].map((step) => setQuantity(pos, index, line.quantity + step));
        return (
          <li key={line.key} className="border-line py-2 not-last:border-b">
            <div className="flex flex-wrap items-center gap-x-2">
              {/* A long name has a line of its own. */}
              <span className="min-w-0 flex-auto">
                <span className="text-ink block">{line.name}</span>
                <span className="text-meta text-quiet">{line.details}</span>
              </span>
              <span className="ms-auto inline-flex items-center">
                {less && (
                  <IconStep
                    icon={line.quantity === 1 ? "trash" : "minus"}
                    label={line.quantity === 1 ? `Remove ${line.name}` : `One less ${line.name}`}
                    to={posHref(less)}
                    onStep={() => change(less)}
                  />
                )}
                <span className="text-label min-w-6 text-center tabular-nums">{line.quantity}</span>
                {more && (
                  <IconStep
                    icon="plus"
                    label={`One more ${line.name}`}
                    to={posHref(more)}
                    onStep={() => change(more)}
                  />
                )}
                <span className="ms-2 min-w-16 text-end">
                  <Money cents={line.lineTotal} />
                </span>
              </span>
            </div>
            {hasNotes && <LineNote basket={basket} index={index} name={line.name} />}
            {line.problem && <p className="text-meta text-danger-text">{line.problem} Remove it, or choose it anew.</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** [RUSH-13] How this dish is wanted. Its button sends the order's form, so that it works without JavaScript too. */
function LineNote({ basket: { pos, change }, index, name }: { basket: Basket; index: number; name: string }) {
  const field = useRef<HTMLInputElement>(null);
  const note = pos.lines[index]?.note ?? "";
  const save = () => change(setNote(pos, index, field.current?.value ?? ""));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    save();
  };
  return (
    <details className="-mt-2 -mb-1.5">
      <summary
        aria-label={note ? `${note}, note to ${name}` : `Note to ${name}`}
        className={`text-meta inline-flex min-h-11 items-center ${note ? "text-accent-text" : "text-quiet"}`}
      >
        {note || "Note"}
      </summary>
      <div className="flex gap-2 pb-2">
        <input
          ref={field}
          name={`note-${index}`}
          aria-label={`How ${name} is wanted`}
          defaultValue={note}
          maxLength={140}
          autoComplete="off"
          className="field"
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          formNoValidate
          name="note_at"
          value={index}
          variant="secondary"
          aria-label={`Save the note to ${name}`}
          onClick={(event) => {
            event.preventDefault();
            save();
          }}
        >
          Save
        </Button>
      </div>
    </details>
  );
}
