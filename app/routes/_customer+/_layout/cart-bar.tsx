import { Link, useLocation } from "@remix-run/react";
import { Money } from "~/ui/money";
import { panelHref } from "./panel-href";

type CartBarProps = {
  last: { name: string; itemCount: number; totalCents: number };
  /** How many other restaurants' carts there are; their lines are not in the count or the sum. */
  otherCarts: number;
};

/** Fixed at the foot of small screens from the first item on: the cart used last, and the way to all of them. */
export function CartBar({ last, otherCarts }: CartBarProps) {
  const { pathname, search } = useLocation();
  return (
    <>
      <div aria-hidden className="h-22 md:hidden" />
      <Link
        to={panelHref("carts", pathname, search)}
        preventScrollReset
        data-foot-bar
        className="bg-primary text-on-primary rounded-card elevation-2 z-sticky fixed inset-x-3 bottom-3.5 flex min-h-15 items-center gap-3.5 px-4.5 py-2 md:hidden"
      >
        <span className="bg-surface text-primary text-label rounded-tag min-w-7 px-1.5 py-0.5 text-center tabular-nums">
          {last.itemCount}
        </span>
        <span className="min-w-0 flex-1">
          <span className="text-label block">{otherCarts > 0 ? "View carts" : "View cart"}</span>
          <span className="text-small flex">
            <span className="truncate">{last.name}</span>
            {otherCarts > 0 && (
              <span className="shrink-0">
                , and {otherCarts} more {otherCarts === 1 ? "cart" : "carts"}
              </span>
            )}
          </span>
        </span>
        <span className="text-card-list">
          <Money cents={last.totalCents} />
        </span>
      </Link>
    </>
  );
}
