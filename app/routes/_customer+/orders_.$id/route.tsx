import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { requireCustomer } from "~/session/guards.server";
import { RouteError } from "~/ui/route-error";
import { Timeline } from "~/ui/timeline";
import { OrderEnds } from "./order-ends";
import { OrderHead } from "./order-head";
import { loadOrder } from "~/features/order-tracking/order-view.server";
import { Receipt } from "./receipt";
import { Updates } from "./updates";

export const handle = { frame: { cartBar: false } };

export const meta = ({ data }: { data?: { order: { orderId: string } } }) => [
  { title: `Order${data ? ` ${data.order.orderId}` : ""} · HalalGo` },
];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  return loadOrder(context, params.id ?? "");
}

/** [ORD-5] Where the order stands, and its receipt. */
export default function OrderPage() {
  const view = useLoaderData<typeof loader>();
  return (
    <div data-panel-host data-own-head>
      <main id="main" tabIndex={-1} className="pb-10">
        <OrderHead view={view} />
        <div className="page-width bg-canvas rounded-t-panel relative -mt-6 grid max-w-260! gap-x-16 pt-6 md:mt-0 md:pt-10 xl:grid-cols-2">
          <section aria-label="Progress" data-no-print>
            <Timeline steps={view.steps} />
            {view.isRunning && <Updates orderId={view.order.id} seenAt={view.seenAt} />}
            <OrderEnds view={view} />
          </section>
          <Receipt view={view} />
        </div>
      </main>
      <Outlet context={view} />
    </div>
  );
}

export const ErrorBoundary = () => <RouteError />;
