import { invalidForm } from "~/ui/forms/refused-form";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { formatCents } from "@domain/money";
import { getOrder, refundOrder } from "~/host/orders.server";
import { deskPaths } from "~/lib/desk-paths";
import { centsAsked, leftOf, refundQuestion } from "~/lib/refund-request";
import { confirmed } from "~/session/confirmed.server";
import { requireEditor } from "~/session/guards.server";
import { createValidator } from "~/ui/forms/create-validator";
import type { Source } from "../sources";
import { confirmedRefund, refundRequest } from "./steps";

/** [HOST-66] First says what would be given back and to whom; the press there gives it back and leads to the panel. */
export async function takeRefund({ request, context, params }: ActionFunctionArgs, source: Source, form: FormData) {
  requireEditor(request, context);
  const id = params.id ?? "";
  const typed = ["part", "amount", "reason"].map((name) => [name, String(form.get(name) ?? "")] as const);
  const asBefore = { formId: "refund", fieldErrors: {}, repopulateFields: Object.fromEntries(typed) };
  if (form.get("step") === "back") return data(asBefore);
  if (form.get("step") === "confirmed") {
    const press = await createValidator(confirmedRefund).validate(form);
    if (press.error) return data({ ...asBefore, error: "Please say once more what to give back." }, 422);
    const { key, sum: amount, left, reason } = press.data;
    return confirmed(context, {
      act: () => refundOrder(context.host, id, { reason, amount, left }, key),
      back: `${deskPaths.dashboardOrder(source, id)}${new URL(request.url).search}`,
      done: "Refund requested",
      failed: "Failed to give the money back",
      typed: asBefore,
    });
  }
  const result = await createValidator(refundRequest).validate(form);
  if (result.error) return invalidForm(result.error, result.submittedData);
  const order = await getOrder(context.host, id);
  const left = order.isPaid ? leftOf(order) : 0;
  const asked = centsAsked(result.data, left);
  if ("error" in asked) {
    const refused = { fieldErrors: { amount: asked.error }, formId: result.formId };
    return invalidForm(refused, result.submittedData);
  }
  const fields = { intent: "refund", sum: String(asked.cents), left: String(left), key: crypto.randomUUID() };
  const question = refundQuestion(order, {
    title: `Give back ${formatCents(asked.cents)}?`,
    cents: asked.cents,
    reason: result.data.reason,
    borneBy: "Your restaurant",
    fields: { ...Object.fromEntries(typed), ...fields },
  });
  return data({ question });
}
