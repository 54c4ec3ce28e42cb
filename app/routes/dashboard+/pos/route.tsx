import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button-link";
import { PageHead } from "~/ui/desk/page-head";
import { Money } from "~/ui/money";
import { RouteError } from "~/ui/route-error";
import { loadPos } from "./load-pos.server";
import { MenuGrid } from "./menu-grid";
import { OrderForm } from "./order-form";
import { placePosOrder } from "./place-order.server";

export const meta = () => [{ title: "POS · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadPos(args);
export const action = (args: ActionFunctionArgs) => placePosOrder(args);

/** [ROUTE-10] Orders at the counter and by phone. */
export default function Pos() {
  const { pos, draft, key, quote, categories, items, tables } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead
        title="POS Page"
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "POS" }]}
        action={
          quote && (
            <ButtonLink to={deskPaths.dashboardOrders("pos")} variant="secondary" icon="receipt">
              POS Orders
            </ButtonLink>
          )
        }
      />
      {quote && (
        <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <MenuGrid pos={pos} categories={categories} items={items} />
          {pos.lines.length > 0 && (
            <a
              href="#order"
              className="bg-primary text-on-primary text-label elevation-2 z-sticky rounded-control sticky bottom-4 flex min-h-12 items-center justify-between gap-4 px-5 xl:hidden"
            >
              To the order
              <Money cents={quote.total} />
            </a>
          )}
          <OrderForm pos={pos} draft={draft} quote={quote} tables={tables} orderKey={key} />
        </div>
      )}
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
