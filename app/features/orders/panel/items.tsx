import type { ToldOrder } from "@domain/contract/ordering/order";
import { Money } from "~/ui/money";

/** What was ordered, count first. */
export function Items({ order, halal }: { order: ToldOrder; halal: string | null }) {
  return (
    <section>
      <h2 className="text-card mb-1">Items</h2>
      <ul>
        {order.items.map((item, index) => (
          <li key={index} className="border-line flex items-baseline gap-3.5 py-2 not-last:border-b">
            <span className="text-label text-primary min-w-4 tabular-nums">{item.qty}</span>
            <span className="min-w-0 flex-1">
              <span className="text-ink block">{item.name}</span>
              <span className="text-meta text-quiet">
                {[
                  item.size === "large" ? "Large" : null,
                  ...item.addons.map(({ name }) => name),
                  ...(item.halal?.words ?? []),
                  item.givenBack?.pieces ? `${item.givenBack.pieces} given back` : null,
                ]
                  .filter(Boolean)
                  .join(", ")}
              </span>
            </span>
            <Money cents={item.lineTotal} />
          </li>
        ))}
      </ul>
      {halal && <p className="text-meta text-quiet mt-1">When it was ordered: {halal}</p>}
      {order.note && <p className="bg-accent-soft text-accent-text rounded-control mt-2 px-3.5 py-2.5">{order.note}</p>}
    </section>
  );
}
