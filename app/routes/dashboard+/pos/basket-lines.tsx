import { posHref, setQuantity } from "~/features/pos/basket";
import { Money } from "~/ui/money";
import { IconStep } from "./step";
import type { Basket } from "./use-basket";

/** Every line with its price; one more, one less, gone at none. */
export function BasketLines({ basket }: { basket: Basket }) {
  const { pos, lines, change } = basket;
  return (
    <ul className="mb-3">
      {lines.map((line, index) => {
        const [less, more] = [-1, 1].map((step) => setQuantity(pos, index, line.quantity + step));
        return (
          <li key={line.key} className="border-line py-2 not-last:border-b">
            <div className="flex items-center gap-2">
              <span className="min-w-0 flex-1">
                <span className="text-ink block">{line.name}</span>
                <span className="text-meta text-quiet">{line.details}</span>
              </span>
              <span className="inline-flex items-center">
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
              </span>
              <span className="min-w-16 text-end">
                <Money cents={line.lineTotal} />
              </span>
            </div>
            {line.problem && <p className="text-meta text-danger-text">{line.problem} Remove it, or choose it anew.</p>}
          </li>
        );
      })}
    </ul>
  );
}
