import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { formatCents } from "@domain/money";
import { rejectOrder } from "~/features/orders/panel/order-action.server";
import { stepRequest } from "~/features/orders/panel/steps";
import { RejectFields } from "~/features/orders/reject-fields";
import { listCapabilities } from "~/host/capabilities.server";
import { formRefusal, refusalMessage } from "~/host/errors";
import { getOrder } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm } from "~/lib/read-form.server";
import { refundableCents } from "~/lib/refund-request";
import { requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ButtonLink } from "~/ui/button";
import { SubmitButton, ValidatedForm } from "~/ui/forms/validated-form";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { FormError } from "~/ui/forms/validation/error-summary";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { invalidForm } from "~/ui/forms/validation/refused-form";
import { PanelBody, PanelFoot, Sheet } from "~/ui/overlays/side-panel";

export const meta = () => [{ title: "Reject an order · HalalGo" }];

const validator = lazyValidator(async () => (await import("~/features/orders/panel/steps")).stepRequest);
const failed = "Failed to update order status";
const unclear = "We got no answer: the order may be rejected already. Press again: it is refunded only once.";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireMerchant(request, context);
  const [order, offered] = await Promise.all([
    getOrder(context.host, params.id ?? ""),
    listCapabilities(context.host, ["availability"]),
  ]);
  const { id, orderId, orderType, items, status } = order;
  const isPaid = order.isPaid ?? Boolean(order.transactionId);
  return {
    order: { id, orderId, orderType, items },
    isOpen: status === "placed",
    refundCents: isPaid ? refundableCents(order) : 0,
    canSellOut: offered.length > 0,
  };
}

/** [RUSH-5] Rejects the order with the chosen reason; refunds exactly the amount shown, or does nothing. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  requireMerchant(request, context);
  const result = await createValidator(stepRequest).validate(await readForm(request));
  if (result.error) return invalidForm(result.error, result.submittedData);
  const { refund_cents: refundCents, why, reason, sold } = result.data;
  const back = `${dashboardPaths.kitchen()}${new URL(request.url).search}`;
  try {
    const order = await getOrder(context.host, params.id ?? "");
    const message = await rejectOrder(context.host, order, { why, reason, sold }, refundCents);
    return await redirectWithToast(context, back, { type: "success", message });
  } catch (error) {
    if (error instanceof Response) throw error;
    const refusal = formRefusal(error, failed, unclear);
    return data({ error: refusalMessage(refusal), repopulateFields: { why, reason, sold } }, refusal.status);
  }
}

/** A sheet over the running display; a page without JavaScript. */
export default function RejectSheet() {
  const { order, isOpen, refundCents, canSellOut } = useLoaderData<typeof loader>();
  const actionData = useActionData<{ error?: string }>();
  const { search } = useLocation();
  const back = `${dashboardPaths.kitchen()}${search}`;
  return (
    <Sheet
      title={
        <>
          Reject <bdi dir="ltr">{order.orderId}</bdi>
        </>
      }
      closeHref={back}
    >
      <ValidatedForm id="rejected" validator={validator} className="panel-form">
        <input type="hidden" name="status" value="rejected" />
        <input type="hidden" name="refund_cents" value={refundCents} />
        <PanelBody className="flex flex-col gap-4">
          {actionData?.error && <FormError title={actionData.error} />}
          {isOpen ? (
            <RejectFields order={order} canSellOut={canSellOut} />
          ) : (
            <p>Somebody has answered this order meanwhile.</p>
          )}
        </PanelBody>
        <PanelFoot>
          <ButtonLink to={back} variant="secondary" preventScrollReset className="min-h-12!">
            Keep it
          </ButtonLink>
          {isOpen && (
            <SubmitButton variant="danger" pendingLabel="Saving..." className="min-h-12!">
              {refundCents > 0 ? `Reject and give back ${formatCents(refundCents)}` : "Reject order"}
            </SubmitButton>
          )}
        </PanelFoot>
      </ValidatedForm>
    </Sheet>
  );
}
