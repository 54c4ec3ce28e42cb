import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import type { PaymentContext } from "~/features/pos/basket";
import { cx } from "~/ui/cx";
import { RouteError } from "~/ui/feedback/route-error";
import { useLiveReload } from "~/ui/live/use-live-reload";
import { counterAction } from "./counter-action.server";
import { loadCounter, type CounterView } from "./load-pos.server";
import { MenuGrid } from "./menu-grid";
import { OpenOrder, Placed } from "./open-orders";
import { OrderForm } from "./order-form";
import { OrderPane, PaneBar } from "./order-pane";
import { OrderTabs } from "./order-tabs";
import { useBasket } from "./use-basket";

export const meta = () => [{ title: "POS · HalalGo" }];

export const handle = { isFullScreen: true };

export const loader = (args: LoaderFunctionArgs) => loadCounter(args);

export const action = (args: ActionFunctionArgs) => counterAction(args);

/** [ROUTE-10] Orders at the counter and by phone; empty if the host does not support them. */
export default function PosPage() {
  const view = useLoaderData<typeof loader>();
  if (view.quote) return <Counter view={view} quote={view.quote} />;
  return (
    <main id="main" tabIndex={-1} className="col-span-full p-4 outline-none">
      <h1 className="text-title-desk">POS Page</h1>
    </main>
  );
}

export const ErrorBoundary = () => (
  <div className="col-span-full">
    <RouteError />
  </div>
);

/** The menu beside the current order; on a small screen the order opens from a bar. */
function Counter({ view, quote }: { view: CounterView; quote: NonNullable<CounterView["quote"]> }) {
  const { basket: loaded, openOrder, openOrders, heldOrders, draft, hasCounterExtras } = view;
  // One idempotency key per order, so that resubmitting after a lost response does not place it twice.
  const id = `${loaded.after} ${loaded.order}`;
  const isOther = (one: { id: string; key: string }) => one.id !== id || (view.isKeyed && one.key !== loaded.key);
  const [shown, setShown] = useState({ id, key: loaded.key, isOpen: loaded.pane ?? false });
  if (isOther(shown)) setShown({ id, key: loaded.key, isOpen: loaded.pane ?? false });
  const basket = useBasket(loaded, quote, isOther(shown) ? loaded.key : shown.key);
  // The frame reloads for new orders; this is for orders held elsewhere and dishes added to open orders.
  useLiveReload(["order.lines"], { restaurantId: view.restaurantId, whileHidden: true, fromNow: true });
  const open = (isOpen: boolean) => setShown({ ...shown, isOpen });
  const paymentContext: PaymentContext = { draft, hasCounterExtras, openOrder, quote, orderKey: shown.key };
  return (
    <>
      <OrderTabs
        openOrders={openOrders}
        heldOrders={heldOrders}
        basket={basket}
        next={view.next}
        current={openOrder?.id ?? loaded.held}
      />
      <main
        id="main"
        tabIndex={-1}
        data-panel-host
        className="col-span-full row-start-4 grid min-h-0 outline-none md:row-start-3 md:grid-cols-[minmax(0,1fr)_20rem] min-[56.25rem]:grid-cols-[minmax(0,1fr)_23.75rem] [&>[data-panel-page]]:col-span-full noscript:[&>[data-panel-page]]:self-start"
      >
        <div
          className={cx(
            "min-h-0 min-w-0 p-4 md:overflow-y-auto md:in-[html:has([data-new-order])]:scroll-pb-36 md:in-[html:has([data-new-order])]:pb-36",
            shown.isOpen && "max-md:invisible",
          )}
        >
          <h1 className="sr-only">POS Page</h1>
          {view.placed && <Placed key={view.placed.id} order={view.placed} />}
          <MenuGrid
            basket={basket}
            categories={view.categories}
            items={view.items}
            isMenuEmpty={view.isMenuEmpty}
            canEdit={view.canEdit}
          />
          <PaneBar basket={basket} order={openOrder} onOpen={() => open(true)} />
        </div>
        <OrderPane basket={basket} isOpen={shown.isOpen} onClose={() => open(false)}>
          {openOrder ? (
            <OpenOrder key={openOrder.id} order={openOrder} basket={basket} orderKey={shown.key} />
          ) : (
            // Keyed by order, so that the form resets for the next order but not when dishes change.
            <OrderForm
              key={loaded.after}
              basket={basket}
              draft={draft}
              tables={view.tables}
              hasCounterExtras={hasCounterExtras}
              heldOrders={heldOrders}
            />
          )}
        </OrderPane>
        <Outlet context={paymentContext} />
      </main>
    </>
  );
}
