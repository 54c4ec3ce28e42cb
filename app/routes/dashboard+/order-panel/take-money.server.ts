import { type ActionFunctionArgs, data } from "@remix-run/node";
import { validationError } from "remix-validated-form";
import { payAtCounter } from "~/host/counter.server";
import { formRefusal } from "~/host/form-refusal";
import { refundOrder } from "~/host/orders.server";
import { deskPaths } from "~/lib/desk-paths";
import { requireEditor, requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/create-validator";
import { refusedForm } from "~/ui/forms/refused-form";
import type { Source } from "../order-list/sources";
import { refundRequest } from "./steps";

/** [HOST-66] Notes money that came over the counter, or gives some back, and leads back to the panel. */
export async function takeMoney(
  { request, context, params }: ActionFunctionArgs,
  source: Source,
  form: FormData,
  intent: "refund" | "pay",
) {
  const id = params.id ?? "";
  const back = `${deskPaths.dashboardOrder(source, id)}${new URL(request.url).search}`;
  if (intent === "pay") {
    requireMerchant(request, context);
    try {
      await payAtCounter(context.host, id, form.get("method") === "credit_card" ? "credit_card" : "cash");
      return await redirectWithToast(context, back, { type: "success", message: "Payment noted" });
    } catch (error) {
      const refusal = formRefusal(error, "Failed to note the payment");
      return data({ error: refusal.formErrors[0] ?? "Failed to note the payment" }, refusal.status);
    }
  }
  requireEditor(request, context);
  const result = await createValidator(refundRequest).validate(form);
  if (result.error) return validationError(result.error, result.submittedData);
  const { reason, amount, left } = result.data;
  try {
    await refundOrder(context.host, id, { reason, amount, left });
    return await redirectWithToast(context, back, { type: "success", message: "Refund requested" });
  } catch (error) {
    const refusal = formRefusal(error, "Failed to give the money back");
    const refused = refusedForm(result, refusal);
    return data({ ...refused, error: refused.formError }, refusal.status);
  }
}
