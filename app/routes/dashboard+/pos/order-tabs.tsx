import { Form, Link } from "@remix-run/react";
import { emptyBasket, counterHref } from "~/features/pos/basket";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Icon } from "~/ui/icon";
import { Money } from "~/ui/money";
import type { CounterView } from "./load-pos.server";
import { usePost } from "./step";
import type { Basket } from "./use-basket";

type OrderTabsProps = Pick<CounterView, "openOrders" | "heldOrders" | "next"> & {
  basket: Basket;
  /** Id of the open order or of the resumed held order. */
  current: string | undefined;
};

/**
 * [RUSH-13] Tabs in the header: a new order, unpaid orders with their totals, and held orders. Pressing a held order
 * resumes it and puts the current order on hold; it stays on hold until placed.
 */
export function OrderTabs({ openOrders, heldOrders, basket, next, current }: OrderTabsProps) {
  const look = "text-label rounded-small inline-flex min-h-11 shrink-0 items-center gap-2 px-3.5 -outline-offset-2!";
  const tab = (isCurrent: boolean) =>
    `${look} ${isCurrent ? "bg-surface text-primary ring-primary ring-[1.5px] ring-inset" : "text-quiet hover:bg-muted"}`;
  return (
    <nav
      aria-label="Open orders"
      className="max-md:bg-surface max-md:border-line col-span-full row-start-2 flex min-w-0 items-center gap-2 max-md:border-b max-md:px-4 max-md:py-2 md:col-span-1 md:col-start-2 md:row-start-1"
    >
      <div className="bg-sunken border-line rounded-control strip flex min-w-0 border">
        <Link
          to={counterHref(current ? { ...emptyBasket, after: next } : basket.content)}
          aria-current={current ? undefined : "page"}
          className={tab(!current)}
        >
          New order
        </Link>
        {openOrders.map(({ id, name, number, isNameShared, total }) => (
          <Link
            key={id}
            to={counterHref({ ...emptyBasket, order: id })}
            aria-current={current === id ? "page" : undefined}
            className={tab(current === id)}
          >
            <span className={current === id ? undefined : "text-ink"}>{name}</span>
            {isNameShared && (
              <bdi dir="ltr" className="font-normal">
                {number}
              </bdi>
            )}
            <span className="font-normal">
              <Money cents={total} />
            </span>
          </Link>
        ))}
        {heldOrders?.map((held) =>
          held.id === current ? (
            <Link key={held.id} to={counterHref(basket.content)} aria-current="page" className={tab(true)}>
              <Icon name="pause-circle" />
              {held.name}
            </Link>
          ) : (
            <HeldTab key={held.id} held={held} basket={basket} className={tab(false)} />
          ),
        )}
      </div>
      <Link
        to={dashboardPaths.dashboardOrders("pos")}
        aria-label="POS Orders"
        className="text-quiet hover:bg-muted rounded-control text-label inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 px-2.5"
      >
        <Icon name="receipt" />
        <span className="hidden xl:inline">POS Orders</span>
      </Link>
    </nav>
  );
}

interface HeldTabProps {
  held: NonNullable<CounterView["heldOrders"]>[number];
  basket: Basket;
  className: string;
}

/** A separate form: in the order's form this would be the first button, which Enter presses without JavaScript. */
const HeldTab = ({ held: { id, name, total }, basket, className }: HeldTabProps) => (
  <Form method="post" action={counterHref(basket.content)} className="shrink-0">
    <button {...usePost("resume", id, basket.content)} className={className}>
      <Icon name="pause-circle" />
      <span className="text-ink">
        Held<span className="sr-only">:</span> {name}
      </span>
      <span className="font-normal">
        <Money cents={total} />
      </span>
    </button>
  </Form>
);
