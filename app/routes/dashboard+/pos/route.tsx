import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { Money } from "~/ui/money";
import { loadPos, type PosView } from "./load-pos.server";
import { MenuGrid } from "./menu-grid";
import { OpenOrder, OpenOrders, Placed } from "./open-orders";
import { OrderForm } from "./order-form";
import { takeAtCounter } from "./take.server";
import { useBasket } from "./use-basket";

export const meta = () => [{ title: "POS · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadPos(args);

export const action = (args: ActionFunctionArgs) => takeAtCounter(args);

/** [ROUTE-10] Orders at the counter and by phone. */
export default function Pos() {
  const view = useLoaderData<typeof loader>();
  const { quote } = view;
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead
        title="POS Page"
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "POS" }]}
        action={
          quote && (
            <ButtonLink to={dashboardPaths.dashboardOrders("pos")} variant="secondary" icon="receipt">
              POS Orders
            </ButtonLink>
          )
        }
      />
      {view.placed && <Placed key={view.placed.id} order={view.placed} />}
      <OpenOrders orders={view.openOrders} current={view.openOrder?.id} />
      {quote && <Counter view={view} quote={quote} />}
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;

/** The menu beside the order that is being pressed together. */
function Counter({ view, quote }: { view: PosView; quote: NonNullable<PosView["quote"]> }) {
  const basket = useBasket(view.pos, quote);
  // One key as long as it is one order: sent again because nobody answered, it is not placed twice.
  const of = `${view.pos.after} ${view.pos.order} ${view.openOrder?.total}`;
  const [kept, setKept] = useState({ of, key: view.key });
  if (kept.of !== of) setKept({ of, key: view.key });
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
      {view.openOrder ? (
        <OpenOrder key={view.openOrder.id} order={view.openOrder} basket={basket} orderKey={kept.key} />
      ) : (
        <OrderForm
          // The next order begins with an empty form; while dishes come and go, what is typed stays.
          key={view.pos.after}
          basket={basket}
          draft={view.draft}
          tables={view.tables}
          isTill={view.isTill}
          orderKey={kept.key}
        />
      )}
    </div>
  );
}
