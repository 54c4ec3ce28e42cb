import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import * as z from "zod";
import { menuItemCalls } from "@domain/contract/calls/menu";
import { formatCents } from "@domain/money";
import { isRefundedStatus } from "@domain/orders/order-status";
import { type RejectionReason, rejectionText } from "@domain/orders/rejection";
import { parseNumber } from "@domain/values/parse-number";
import type { Host } from "~/host/client/host";
import { formRefusal, rethrowUnlessHostError } from "~/host/errors";
import { ensureOrderStatus, getOrder, moveReadyTime, type Order, payCounterOrder } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm } from "~/lib/read-form.server";
import { isNotified, refundableCents, type Question, refundQuestion } from "~/lib/refund-request";
import { requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import type { Source } from "../sources";
import { readyTimeRequest, stepRequest } from "./steps";

const failed = "Failed to update order status";
const unclear = "We got no answer: this may be done already. Press again, it is done once.";
const unclearPayment = "We got no answer: the payment may be noted already. Press again, it is noted once.";

/** [ORD-12] Takes the posted step and redirects to the panel; the panel reports a step that is no longer allowed. */
export async function orderAction(args: ActionFunctionArgs, source: Source) {
  const { request, context, params } = args;
  requireMerchant(request, context);
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "pay") return takePayment(args, source, form);
  if (intent === "ready-time") return readyTimeAction(args, source, form);
  const result = await createValidator(stepRequest).validate(form);
  if (result.error) return invalidForm(result.error, result.submittedData);
  const id = params.id ?? "";
  const { status, reason, why, sold, ready_in: readyIn, refund_cents: refundCents } = result.data;
  const done = async (customMessage?: string) => {
    const { orderId } = await getOrder(context.host, id);
    const query = new URL(request.url).searchParams;
    query.delete("reject");
    const back = dashboardPaths.dashboardOrder(source, id, Object.fromEntries(query));
    const message = customMessage ?? `Order ${orderId} ${doneText[status]}`;
    return redirectWithToast(context, back, { type: "success", message });
  };
  const step = form.get("step");
  try {
    if (isRefundedStatus(status) && step === "back")
      return data({ formId: status, fieldErrors: {}, repopulateFields: { reason, why, sold } });
    if (isRefundedStatus(status) && (step !== "confirmed" || refundCents === undefined)) {
      const question = endQuestion(await getOrder(context.host, id), status, { reason, why, sold });
      if (question) return data({ question });
    }
    if (status === "rejected") {
      const order = await getOrder(context.host, id);
      return await done(await rejectOrder(context.host, order, { reason, why, sold }, refundCents));
    }
    await ensureOrderStatus(context.host, id, status, { reason, readyIn, refundCents });
    return await done();
  } catch (fault) {
    if (fault instanceof Response) throw fault;
    const refusal = formRefusal(fault, failed, unclear);
    const refused = refusedForm(result, refusal);
    // An invalid reason is reported beside its field; a step without fields reports it for the whole panel.
    const error = refused.formError ?? (refused.formId ? null : (Object.values(refused.fieldErrors)[0] ?? failed));
    return data({ ...refused, error }, refusal.status);
  }
}

const doneText = {
  accepted: "accepted",
  preparing: "is being prepared",
  ready: "is ready",
  completed: "completed",
  rejected: "rejected",
  cancelled: "cancelled",
};

const words = { rejected: "Reject", cancelled: "Cancel" };

/** The confirmation before an order ends, with the amount to refund; null if nothing was paid. */
function endQuestion(
  order: Order,
  status: "rejected" | "cancelled",
  entered: { reason?: string | undefined; why?: RejectionReason | undefined; sold: string[] },
): Question | null {
  const isPaid = order.isPaid ?? Boolean(order.transactionId);
  const cents = isPaid ? refundableCents(order) : 0;
  if (cents === 0) return null;
  return refundQuestion(order, {
    title: `${words[status]} order ${order.orderId} and give back ${formatCents(cents)}?`,
    button: `${words[status]} and give back ${formatCents(cents)}`,
    cents,
    reason: status === "rejected" ? reasonText(order, entered) : (entered.reason ?? null),
    borneBy: "The restaurant",
    fields: {
      status,
      reason: entered.reason ?? "",
      why: entered.why ?? "",
      sold: entered.sold.join(","),
      refund_cents: String(cents),
    },
  });
}

/** [HOST-66] Records a payment taken at the counter, and redirects to the panel. */
async function takePayment({ request, context, params }: ActionFunctionArgs, source: Source, form: FormData) {
  requireMerchant(request, context);
  const id = params.id ?? "";
  const back = `${dashboardPaths.dashboardOrder(source, id)}${new URL(request.url).search}`;
  const method = form.get("method") === "credit_card" ? "credit_card" : "cash";
  const amount = parseNumber(form.get("amount")) || undefined;
  const key = z.guid().safeParse(form.get("key")).data ?? randomUUID();
  try {
    await payCounterOrder(context.host, id, key, { method, amount });
    return await redirectWithToast(context, back, { type: "success", message: "Payment noted" });
  } catch (error) {
    const refusal = formRefusal(error, "Failed to note the payment", unclearPayment);
    return data({ error: refusal.formErrors[0] ?? "Failed to note the payment" }, refusal.status);
  }
}

/** [RUSH-10] Changes the ready time, and redirects to the panel. */
async function readyTimeAction({ request, context, params }: ActionFunctionArgs, source: Source, form: FormData) {
  requireMerchant(request, context);
  const id = params.id ?? "";
  const parsed = readyTimeRequest.safeParse(Object.fromEntries(form));
  if (!parsed.success) return data({ error: "Choose in how many minutes it is ready, at most 240." }, 422);
  try {
    await moveReadyTime(context.host, id, parsed.data.ready_in);
    const order = await getOrder(context.host, id);
    const back = `${dashboardPaths.dashboardOrder(source, id)}${new URL(request.url).search}`;
    return await redirectWithToast(context, back, {
      type: "success",
      message: isNotified(order) ? "The customer is told of the new time" : "The ready time is changed",
    });
  } catch (error) {
    const refusal = formRefusal(error, "Failed to change the ready time");
    return data({ error: refusal.formErrors[0] ?? "Failed to change the ready time" }, refusal.status);
  }
}

interface Rejection {
  why?: RejectionReason | undefined;
  /** The restaurant's own text. */
  reason?: string | undefined;
  /** Ids of the order's dishes that are sold out. */
  sold: readonly string[];
}

/** The reason as the customer reads it. */
function reasonText({ items }: Pick<Order, "items">, { why, reason, sold }: Rejection): string | null {
  const dishes = items.flatMap(({ menuItemId, name }) => (menuItemId && sold.includes(menuItemId) ? [name] : []));
  return rejectionText({ reason: why ?? "other", dishes: [...new Set(dishes)], note: reason });
}

/**
 * [RUSH-5] Rejects the order, then marks dishes as sold out.
 * @returns a message about the result
 * @throws HostError if the order cannot be rejected
 */
export async function rejectOrder(
  host: Host,
  order: Order,
  rejection: Rejection,
  refundCents?: number,
): Promise<string> {
  const reason = reasonText(order, rejection) ?? undefined;
  await ensureOrderStatus(host, order.id, "rejected", { reason, refundCents });
  const message = `Order ${order.orderId} rejected`;
  const own = new Set(order.items.map(({ menuItemId }) => menuItemId));
  const ids = rejection.why === "sold_out" ? rejection.sold.filter((id) => own.has(id)) : [];
  if (ids.length === 0) return message;
  try {
    await host.send(menuItemCalls.setAvailability, { body: { ids, availability: "tomorrow" } });
    return `${message}. ${ids.length === 1 ? "The dish is" : `${ids.length} dishes are`} sold out until tomorrow`;
  } catch (error) {
    rethrowUnlessHostError(error);
    return `${message}. Look at what is sold out: it may not be marked`;
  }
}
