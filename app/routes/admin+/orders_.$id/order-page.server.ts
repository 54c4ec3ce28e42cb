import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs } from "@remix-run/node";
import { formatCents } from "@domain/money";
import { canTransition } from "@domain/orders/order-status";
import { paidLeft } from "~/features/refund/refund-view.server";
import { isHostError, nullIfNotFound } from "~/host/errors";
import { changeOrderStatus, getOrder } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { readForm, readText } from "~/lib/read-form.server";
import { refundQuestion } from "~/lib/refund-request";
import { shortMomentText, statusText, typeText } from "~/lib/text/order-text";
import { requireArea } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";

/** One order of any restaurant, with the amount that can still be refunded. Throws the 404 page. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const order = await getOrder(context.host, params.id ?? "").catch(nullIfNotFound);
  if (!order) throw notFoundPage("Order not found.", { to: dashboardPaths.adminOrders(), label: "Back to Orders" });
  const zone = order.restaurant.timeZone;
  return {
    order,
    type: typeText[order.orderType],
    statusText: statusText(order.status, order.orderType),
    when: shortMomentText(order.createdAt, zone, new Date()),
    mayCancel: canTransition(order.status, "cancelled", "admin"),
    left: paidLeft(order),
    history: order.history.map((change) => ({
      ...change,
      when: shortMomentText(change.at, zone, new Date()),
      text: statusText(change.status, order.orderType),
    })),
    refunds: order.refunds.map((refund) => ({ ...refund, when: shortMomentText(refund.at, zone, new Date()) })),
  };
}

/** [HOST-65] Cancels the order; the form states the refund and its recipient beforehand. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  requireArea(request, context, "admin");
  return cancel(context, params.id ?? "", await readForm(request));
}

async function cancel(context: AppLoadContext, id: string, form: FormData) {
  const cancelReason = readText(form, "reason").slice(0, 500);
  const step = form.get("step");
  if (step === "back") return data({ cancelReason });
  const reason = cancelReason || "Cancelled by HalalGo";
  const shown = Number.parseInt(readText(form, "refund_cents"), 10);
  const refundCents = Number.isNaN(shown) ? undefined : shown;
  if (step !== "confirmed" || refundCents === undefined) {
    const order = await getOrder(context.host, id);
    const cents = paidLeft(order);
    if (cents > 0) {
      const question = refundQuestion(order, {
        title: `Cancel order ${order.orderId} and give back ${formatCents(cents)}?`,
        button: `Cancel and give back ${formatCents(cents)}`,
        cents,
        reason,
        borneBy: order.restaurant.name,
        fields: { intent: "cancel", reason: cancelReason, refund_cents: String(cents) },
      });
      return data({ question });
    }
  }
  return submitConfirmation(context, {
    run: () => changeOrderStatus(context.host, id, "cancelled", { reason, refundCents }).catch(unlessCancelled),
    redirectTo: dashboardPaths.adminOrder(id),
    successMessage: "Order cancelled",
    failureMessage: "Failed to cancel the order",
    unclearMessage: "We got no answer: the order may be cancelled already. Press again: it is refunded only once.",
    submittedValues: { cancelReason },
  });

  /** If submitted twice, the second request finds the order cancelled already. */
  async function unlessCancelled(error: unknown) {
    if (!isHostError(error, "step_not_allowed")) throw error;
    const order = await getOrder(context.host, id);
    if (step !== "confirmed" || order.status !== "cancelled") throw error;
    return null;
  }
}
