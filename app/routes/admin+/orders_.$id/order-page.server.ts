import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { mayMove } from "@domain/order-status";
import { validationError } from "remix-validated-form";
import { isHostError } from "~/host/errors";
import { formRefusal } from "~/host/form-refusal";
import { changeOrderStatus, getOrder, refundOrder } from "~/host/orders.server";
import { deskPaths } from "~/lib/desk-paths";
import { fullDateText } from "~/lib/full-date";
import { statusText, typeText } from "~/lib/order-text";
import { confirmed } from "~/session/confirmed.server";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/create-validator";
import { refusedForm } from "~/ui/forms/refused-form";
import { adminRefundRequest } from "./schema";

const validator = createValidator(adminRefundRequest);

/** One order of any restaurant, with what may still be given back. Throws the 404 page. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const order = await getOrder(context.host, params.id ?? "").catch((error: unknown) => {
    if (isHostError(error, "not_found")) return null;
    throw error;
  });
  if (!order) throw data({ code: "not_found", message: "Order not found." }, 404);
  const zone = order.restaurant.timeZone;
  const givenBack = order.refunds
    .filter(({ status }) => status !== "failed")
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    order,
    type: typeText[order.orderType],
    statusText: statusText(order.status, order.orderType),
    when: fullDateText(order.createdAt, zone),
    mayCancel: mayMove(order.status, "cancelled", "admin"),
    left: order.isPaid === false ? 0 : Math.max(0, order.total - givenBack),
    history: order.history.map((change) => ({
      ...change,
      when: fullDateText(change.at, zone),
      text: statusText(change.status, order.orderType),
    })),
    refunds: order.refunds.map((refund) => ({ ...refund, when: fullDateText(refund.at, zone) })),
  };
}

/** [HOST-65, HOST-66] Cancels the order, or gives money back. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  requireArea(request, context, "admin");
  const id = params.id ?? "";
  const back = deskPaths.adminOrder(id);
  const form = await request.formData();
  if (form.get("intent") === "cancel")
    return confirmed(context, {
      act: () => changeOrderStatus(context.host, id, "cancelled", { reason: reasonIn(form) }),
      back,
      done: "Order cancelled",
      failed: "Failed to cancel the order",
      typed: { cancelReason: form.get("reason") },
    });
  const result = await validator.validate(form);
  if (result.error) return validationError(result.error, result.submittedData);
  try {
    await refundOrder(context.host, id, result.data);
    return await redirectWithToast(context, back, { type: "success", message: "Refund requested" });
  } catch (error) {
    const refusal = formRefusal(error, "Failed to give the money back");
    const refused = refusedForm(result, refusal);
    return data({ ...refused, error: refused.formError }, refusal.status);
  }
}

function reasonIn(form: FormData): string {
  const reason = form.get("reason");
  return typeof reason === "string" && reason.trim() ? reason.trim().slice(0, 500) : "Cancelled by HalalGo";
}
