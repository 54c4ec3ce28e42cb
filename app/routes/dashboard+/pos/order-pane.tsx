import type { ReactNode } from "react";
import { counterHref } from "~/features/pos/basket";
import { Money } from "~/ui/money";
import type { CounterView } from "./load-pos.server";
import { IconStep, Step } from "./step";
import type { Basket } from "./use-basket";

interface OrderPaneProps {
  basket: Basket;
  /** On a small screen; from 768 pixels the pane is always open. */
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The order beside the menu; on a small screen a full-height sheet over it. */
export function OrderPane({ basket, isOpen, onClose, children }: OrderPaneProps) {
  const { pane: _, ...closed } = basket.content;
  return (
    <section
      id="order"
      aria-label="Order"
      data-pane-open={isOpen || undefined}
      className={`group/order bg-surface md:border-line flex min-h-0 min-w-0 flex-col md:border-s ${
        isOpen
          ? "max-md:rounded-t-panel max-md:elevation-3 max-md:z-drawer max-md:fixed max-md:inset-x-0 max-md:top-12 max-md:bottom-0 max-md:overflow-y-auto max-md:in-[html:has([data-new-order])]:pb-48"
          : "max-md:hidden"
      }`}
    >
      <div className="flex justify-end px-2 pt-2 md:hidden">
        <IconStep icon="x" label="Back to the menu" to={counterHref(closed)} onStep={onClose} />
      </div>
      {children}
    </section>
  );
}

interface PaneBarProps {
  basket: Basket;
  order: CounterView["openOrder"];
  onOpen: () => void;
}

/** At the foot of a small screen: number of dishes, their price, and a button that opens the order. */
export function PaneBar({ basket: { content, lines, quote }, order, onOpen }: PaneBarProps) {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div
      data-foot-bar
      className="bg-surface border-line z-sticky fixed inset-x-0 bottom-0 border-t px-4 py-3 md:hidden"
    >
      <Step
        to={counterHref({ ...content, pane: true })}
        onStep={onOpen}
        className="bg-primary text-on-primary text-label rounded-control flex min-h-13 w-full items-center justify-between gap-4 px-5"
      >
        <span className="flex items-center gap-3">
          <span className="bg-on-primary text-primary rounded-tag min-w-7 px-1.5 text-center tabular-nums">
            {count}
          </span>
          {order ? order.name : "Order"}
        </span>
        <Money cents={quote.total + (order?.total ?? 0)} />
      </Step>
    </div>
  );
}
