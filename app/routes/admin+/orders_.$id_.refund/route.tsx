import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RefundForm } from "~/features/refund/refund-form";
import { nothingLeft, refundFromForm, toRefundView } from "~/features/refund/refund-view.server";
import { getOrder } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { Dotted } from "~/ui/layout/dotted";

export const meta = () => [{ title: "Give money back · HalalGo" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const view = toRefundView(await getOrder(context.host, params.id ?? ""));
  if (view.left === 0) {
    throw await redirectWithToast(context, dashboardPaths.adminOrder(view.id), { type: "error", message: nothingLeft });
  }
  return view;
}

/** [HOST-66, RUSH-11] An administrator also chooses who bears it. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  requireArea(request, context, "admin");
  const [order, form] = await Promise.all([getOrder(context.host, params.id ?? ""), readForm(request)]);
  return refundFromForm(context, form, { order, back: dashboardPaths.adminOrder(order.id), isAdmin: true });
}

/** [RUSH-11] The restaurant's refund panel, as a page. */
export default function AdminRefund() {
  const view = useLoaderData<typeof loader>();
  const order = dashboardPaths.adminOrder(view.id);
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Give money back"
        crumbs={[
          { label: "Dashboard", to: paths.admin() },
          { label: "Orders", to: dashboardPaths.adminOrders() },
          { label: view.number, to: order },
          { label: "Give money back" },
        ]}
        below={<Dotted facts={view.about} />}
      />
      <Card padded={false} className="max-w-180 overflow-hidden pt-4">
        <RefundForm key={view.id} view={view} back={order} isAdmin />
      </Card>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
