import { type ActionFunctionArgs, data } from "@remix-run/node";
import { payAtCounter } from "~/host/counter.server";
import { formRefusal } from "~/host/form-refusal";
import { deskPaths } from "~/lib/desk-paths";
import { requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import type { Source } from "../sources";

/** [HOST-66] Notes money that came over the counter, and leads back to the panel. */
export async function takePayment({ request, context, params }: ActionFunctionArgs, source: Source, form: FormData) {
  requireMerchant(request, context);
  const id = params.id ?? "";
  const back = `${deskPaths.dashboardOrder(source, id)}${new URL(request.url).search}`;
  try {
    await payAtCounter(context.host, id, form.get("method") === "credit_card" ? "credit_card" : "cash");
    return await redirectWithToast(context, back, { type: "success", message: "Payment noted" });
  } catch (error) {
    const refusal = formRefusal(error, "Failed to note the payment");
    return data({ error: refusal.formErrors[0] ?? "Failed to note the payment" }, refusal.status);
  }
}
