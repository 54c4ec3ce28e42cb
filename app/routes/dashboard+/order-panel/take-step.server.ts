import { type ActionFunctionArgs, data } from "@remix-run/node";
import { validationError } from "remix-validated-form";
import { formRefusal } from "~/host/form-refusal";
import { changeOrderStatus, getOrder } from "~/host/orders.server";
import { deskPaths } from "~/lib/desk-paths";
import { requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/create-validator";
import { refusedForm } from "~/ui/forms/refused-form";
import type { Source } from "../order-list/sources";
import { takeMoney } from "./take-money.server";
import { stepRequest } from "./steps";

const failed = "Failed to update order status";

/** [ORD-12] Takes the posted step and leads back to the panel; a step that is not allowed any more is told there. */
export async function takeStep(args: ActionFunctionArgs, source: Source) {
  const { request, context, params } = args;
  requireMerchant(request, context);
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent === "refund" || intent === "pay") return takeMoney(args, source, form, intent);
  const result = await createValidator(stepRequest).validate(form);
  if (result.error) return validationError(result.error, result.submittedData);
  const id = params.id ?? "";
  const { status, reason, ready_in: readyIn } = result.data;
  try {
    await changeOrderStatus(context.host, id, status, { reason, readyIn });
    const { orderId } = await getOrder(context.host, id);
    const back = `${deskPaths.dashboardOrder(source, id)}${new URL(request.url).search}`;
    const message = `Order ${orderId} ${said[status]}`;
    return await redirectWithToast(context, back, { type: "success", message });
  } catch (fault) {
    if (fault instanceof Response) throw fault;
    const refusal = formRefusal(fault, failed);
    const refused = refusedForm(result, refusal);
    // A reason that is refused is told beside its field; a button alone has none.
    const error = refused.formError ?? (refused.formId ? null : (Object.values(refused.fieldErrors)[0] ?? failed));
    return data({ ...refused, error }, refusal.status);
  }
}

const said = {
  accepted: "accepted",
  preparing: "is being prepared",
  ready: "is ready",
  completed: "completed",
  rejected: "rejected",
  cancelled: "cancelled",
};
