import { type ActionFunctionArgs, type AppLoadContext, data } from "@remix-run/node";
import { formatCents } from "@domain/money";
import { isHostError } from "~/host/errors";
import { changeOrderStatus, getOrder, type Order, refundOrder } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm } from "~/lib/read-form.server";
import { centsAsked, leftOf, refundQuestion } from "~/lib/refund-request";
import { confirmed } from "~/session/cookies/confirmed.server";
import { requireArea } from "~/session/guards.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm } from "~/ui/forms/validation/refused-form";
import { adminConfirmedRefund, adminRefundRequest, refundFormId } from "./schema";

/** Cents that were paid and not given back. */
export const paidLeft = (order: Order): number => (order.isPaid === false ? 0 : leftOf(order));

/** [HOST-65, HOST-66] Cancels the order, or gives money back: each first says the sum and to whom it goes. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  requireArea(request, context, "admin");
  const form = await readForm(request);
  const id = params.id ?? "";
  return form.get("intent") === "cancel" ? cancel(context, id, form) : refund(context, id, form);
}

async function refund(context: AppLoadContext, id: string, form: FormData) {
  const typed = Object.fromEntries(["part", "amount", "reason", "borne_by"].map((name) => [name, textOf(form, name)]));
  const asBefore = { formId: refundFormId, fieldErrors: {}, repopulateFields: typed };
  if (form.get("step") === "back") return data(asBefore);
  if (form.get("step") === "confirmed") {
    const press = await createValidator(adminConfirmedRefund).validate(form);
    if (press.error) return data({ ...asBefore, error: "Please say once more what to give back." }, 422);
    const { key, sum: amount, ...rest } = press.data;
    return confirmed(context, {
      act: () => refundOrder(context.host, id, { amount, ...rest }, key),
      back: dashboardPaths.adminOrder(id),
      done: "Refund requested",
      failed: "Failed to give the money back",
      typed: asBefore,
    });
  }
  const result = await createValidator(adminRefundRequest).validate(form);
  if (result.error) return invalidForm(result.error, result.submittedData);
  const order = await getOrder(context.host, id);
  const left = paidLeft(order);
  const asked = centsAsked(result.data, left);
  if ("error" in asked) {
    const refused = { fieldErrors: { amount: asked.error }, formId: result.formId };
    return invalidForm(refused, result.submittedData);
  }
  const question = refundQuestion(order, {
    title: `Give back ${formatCents(asked.cents)}?`,
    cents: asked.cents,
    reason: result.data.reason,
    borneBy: result.data.borne_by === "platform" ? "HalalGo" : order.restaurant.name,
    fields: { ...typed, sum: String(asked.cents), left: String(left), key: crypto.randomUUID() },
  });
  return data({ question });
}

async function cancel(context: AppLoadContext, id: string, form: FormData) {
  const cancelReason = textOf(form, "reason").trim().slice(0, 500);
  const step = form.get("step");
  if (step === "back") return data({ cancelReason });
  const reason = cancelReason || "Cancelled by HalalGo";
  const told = Number.parseInt(textOf(form, "gives_back"), 10);
  const givesBack = Number.isNaN(told) ? undefined : told;
  if (step !== "confirmed" || givesBack === undefined) {
    const order = await getOrder(context.host, id);
    const cents = paidLeft(order);
    if (cents > 0) {
      const question = refundQuestion(order, {
        title: `Cancel order ${order.orderId} and give back ${formatCents(cents)}?`,
        button: `Cancel and give back ${formatCents(cents)}`,
        cents,
        reason,
        borneBy: order.restaurant.name,
        fields: { intent: "cancel", reason: cancelReason, gives_back: String(cents) },
      });
      return data({ question });
    }
  }
  return confirmed(context, {
    act: () => changeOrderStatus(context.host, id, "cancelled", { reason, givesBack }).catch(unlessCancelled),
    back: dashboardPaths.adminOrder(id),
    done: "Order cancelled",
    failed: "Failed to cancel the order",
    typed: { cancelReason },
  });

  /** Pressed twice, the second press finds done what it asks for. */
  async function unlessCancelled(error: unknown) {
    if (!isHostError(error, "step_not_allowed")) throw error;
    const order = await getOrder(context.host, id);
    if (step !== "confirmed" || order.status !== "cancelled") throw error;
    return null;
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
