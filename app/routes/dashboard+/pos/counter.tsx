import { Money } from "~/ui/money";
import type { PosView } from "./load-pos.server";
import { MenuGrid } from "./menu-grid";
import { OrderForm } from "./order-form";
import { useBasket } from "./use-basket";

/** The menu beside the order that is being pressed together. */
export function Counter({ view, quote }: { view: PosView; quote: NonNullable<PosView["quote"]> }) {
  const basket = useBasket(view.pos, quote);
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_20rem] min-[56rem]:grid-cols-[minmax(0,1fr)_23.75rem]">
      <MenuGrid basket={basket} categories={view.categories} items={view.items} />
      {basket.pos.lines.length > 0 && (
        <a
          href="#order"
          className="bg-primary text-on-primary text-label elevation-2 z-sticky rounded-control sticky bottom-4 flex min-h-12 items-center justify-between gap-4 px-5 md:hidden"
        >
          To the order
          <Money cents={basket.quote.total} />
        </a>
      )}
      <OrderForm basket={basket} draft={view.draft} tables={view.tables} orderKey={view.key} />
    </div>
  );
}
