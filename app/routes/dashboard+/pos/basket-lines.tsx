import { Money } from "~/ui/money";
import { type Pos, posHref, setQuantity } from "./basket";
import type { PosView } from "./load-pos.server";
import { IconStep } from "./step";

/** Every line with its price; one more, one less, gone at none. */
export function BasketLines({ pos, lines }: { pos: Pos; lines: NonNullable<PosView["quote"]>["lines"] }) {
  return (
    <ul className="mb-3">
      {lines.map((line, index) => (
        <li key={index} className="border-line py-2 not-last:border-b">
          <div className="flex items-center gap-2">
            <span className="min-w-0 flex-1">
              <span className="text-ink block">{line.name}</span>
              <span className="text-meta text-quiet">
                {[line.size === "large" ? "Large" : null, ...line.addons.map(({ name }) => name)]
                  .filter(Boolean)
                  .join(", ")}
              </span>
            </span>
            <span className="inline-flex items-center">
              <IconStep
                icon={line.quantity === 1 ? "trash" : "minus"}
                label={line.quantity === 1 ? `Remove ${line.name}` : `One less ${line.name}`}
                to={posHref(setQuantity(pos, index, line.quantity - 1))}
              />
              <span className="text-label min-w-6 text-center tabular-nums">{line.quantity}</span>
              <IconStep
                icon="plus"
                label={`One more ${line.name}`}
                to={posHref(setQuantity(pos, index, line.quantity + 1))}
              />
            </span>
            <span className="min-w-16 text-end">
              <Money cents={line.lineTotal} />
            </span>
          </div>
          {line.problem && <p className="text-meta text-danger-text">{line.problem} Remove it, or choose it anew.</p>}
        </li>
      ))}
    </ul>
  );
}
