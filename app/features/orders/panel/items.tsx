import type { ToldOrder } from "@domain/contract/ordering/order";
import { SoldOutForm, type SoldOutThing } from "~/features/menu-items/sold-out";
import { Money } from "~/ui/money";
import { Disclosure } from "~/ui/overlays/disclosure";

type ItemsProps = { order: ToldOrder; halal: string | null; canSellOut: boolean };

/** What was ordered, count first; while it is under way, each of it can be marked as sold out [RUSH-8]. */
export function Items({ order, halal, canSellOut }: ItemsProps) {
  const things = canSellOut ? thingsOf(order) : [];
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
                  item.note,
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
      {things.length > 0 && (
        <Disclosure summary="Sold out?">
          <ul className="divide-line divide-y">
            {things.map((thing) => (
              <li key={thing.id} className="py-2.5">
                <SoldOutForm thing={thing} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {order.note && <p className="bg-accent-soft text-accent-text rounded-control mt-2 px-3.5 py-2.5">{order.note}</p>}
    </section>
  );
}

/** Its dishes and add-ons, each once. */
function thingsOf({ items }: ToldOrder): SoldOutThing[] {
  const unknown = { isAvailable: null, text: null };
  const things = items.flatMap(({ menuItemId, name, addons }): SoldOutThing[] => [
    ...(menuItemId ? [{ kind: "item" as const, id: menuItemId, name, ...unknown }] : []),
    ...addons.flatMap((addon) =>
      addon.id ? [{ kind: "addon" as const, id: addon.id, name: addon.name, ...unknown }] : [],
    ),
  ]);
  return [...new Map(things.map((thing) => [thing.id, thing])).values()];
}
