import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useOutletContext } from "@remix-run/react";
import { formRefusal } from "~/host/form-refusal";
import { changeOrderStatus } from "~/host/orders.server";
import { paths } from "~/lib/paths";
import { requireCustomer } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { Money } from "~/ui/money";
import type { OrderView } from "../orders_.$id/order-view.server";

export const meta = () => [{ title: "Cancel order · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  return null;
}

/** [ORD-2] Until the restaurant has accepted; what was paid goes back. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  requireCustomer(request, context);
  const id = params.id ?? "";
  try {
    await changeOrderStatus(context.host, id, "cancelled");
    return await redirectWithToast(context, paths.order(id), { type: "success", message: "Order cancelled" });
  } catch (error) {
    const { formErrors, status } = formRefusal(error, "Failed to cancel the order");
    return data({ error: formErrors[0] ?? "Failed to cancel the order" }, status);
  }
}

export default function CancelOrder() {
  const { order } = useOutletContext<OrderView>();
  const answer = useActionData<typeof action>();
  return (
    <ConfirmDialog
      title={`Cancel order ${order.orderId}?`}
      message={
        <>
          {order.restaurant.name} will not cook it, and <Money cents={order.total} /> goes back to your card.
        </>
      }
      confirmLabel="Cancel order"
      pendingLabel="Cancelling..."
      cancelHref={paths.order(order.id)}
      error={answer?.error}
    />
  );
}
