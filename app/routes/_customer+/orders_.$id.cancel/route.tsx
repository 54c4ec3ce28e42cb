import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useOutletContext } from "@remix-run/react";
import type { OrderView } from "~/features/order-tracking/order-view.server";
import { isHostError } from "~/host/errors";
import { ensureOrderStatus } from "~/host/orders.server";
import { paths } from "~/lib/paths";
import { refundableCents } from "~/lib/refund-request";
import { requireCustomer } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";
import { redirectWithToast } from "~/session/toasts.server";
import { Money } from "~/ui/money";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";

export const meta = () => [{ title: "Cancel order · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  return null;
}

/** [ORD-2] Until the restaurant has accepted; what was paid goes back. Too late, the order's page says what is possible instead. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  requireCustomer(request, context);
  const id = params.id ?? "";
  return submitConfirmation(context, {
    run: async () => {
      try {
        await ensureOrderStatus(context.host, id, "cancelled");
      } catch (error) {
        if (!isHostError(error, "step_not_allowed")) throw error;
        const message = error.hostMessage ?? "This order can't be cancelled any more.";
        throw await redirectWithToast(context, paths.order(id), { type: "error", message });
      }
    },
    redirectTo: paths.order(id),
    successMessage: "Order cancelled",
    failureMessage: "Failed to cancel the order",
    unclearMessage: "We got no answer: the order may be cancelled already. Press again: it is refunded only once.",
  });
}

export default function CancelOrder() {
  const { order, canCancel } = useOutletContext<OrderView>();
  const actionData = useActionData<typeof action>();
  // Accepted meanwhile, or opened again: the page below says so, and a question would promise a refund that is refused.
  if (!canCancel) return null;
  const refundable = refundableCents(order);
  return (
    <ConfirmDialog
      title={`Cancel order ${order.orderId}?`}
      message={
        <>
          {order.restaurant.name} will not prepare it
          {order.isPaid !== false && refundable > 0 && (
            <>
              , and <Money cents={refundable} /> will be refunded to your card
            </>
          )}
          .
        </>
      }
      confirmLabel="Cancel order"
      keepLabel="Keep order"
      pendingLabel="Cancelling..."
      cancelHref={paths.order(order.id)}
      error={actionData?.error}
    />
  );
}
