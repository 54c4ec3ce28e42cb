import type { LoaderFunctionArgs } from "@remix-run/node";
import { mayMove } from "@domain/orders/order-status";
import { paidLeft } from "~/features/give-back/give-back.server";
import { isHostError } from "~/host/errors";
import { getOrder } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { missingPage } from "~/lib/missing-page.server";
import { shortMomentText, statusText, typeText } from "~/lib/text/order-text";
import { requireArea } from "~/session/guards.server";

/** One order of any restaurant, with what may still be given back. Throws the 404 page. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const order = await getOrder(context.host, params.id ?? "").catch((error: unknown) => {
    if (isHostError(error, "not_found")) return null;
    throw error;
  });
  if (!order) throw missingPage("Order not found.", { to: dashboardPaths.adminOrders(), label: "Back to Orders" });
  const zone = order.restaurant.timeZone;
  return {
    order,
    type: typeText[order.orderType],
    statusText: statusText(order.status, order.orderType),
    when: shortMomentText(order.createdAt, zone, new Date()),
    mayCancel: mayMove(order.status, "cancelled", "admin"),
    left: paidLeft(order),
    history: order.history.map((change) => ({
      ...change,
      when: shortMomentText(change.at, zone, new Date()),
      text: statusText(change.status, order.orderType),
    })),
    refunds: order.refunds.map((refund) => ({ ...refund, when: shortMomentText(refund.at, zone, new Date()) })),
  };
}
