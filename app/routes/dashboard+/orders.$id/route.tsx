import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { rejectOrder } from "~/features/orders/panel/order-action.server";
import { readyTimeRequest, stepRequest } from "~/features/orders/panel/steps";
import { parseSource } from "~/features/orders/sources";
import type { Host } from "~/host/client/host";
import { formRefusal, HostError, nullIfNotFound } from "~/host/errors";
import { ensureOrderStatus, getOrder } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm } from "~/lib/read-form.server";
import { requireMerchant } from "~/session/guards.server";
import { safePath } from "~/session/redirect-to";
import { redirectWithToast, stayWithToast } from "~/session/toasts.server";

/** The target of notifications: redirects to the order in its list, or to the reject form with `reject`. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireMerchant(request, context);
  const id = params.id ?? "";
  const order = await getOrder(context.host, id).catch(nullIfNotFound);
  const query = new URL(request.url).searchParams.has("reject") ? "?reject=1" : "";
  // An order that does not exist is reported by the list's own page, within the frame.
  return redirect(`${dashboardPaths.dashboardOrder(order ? parseSource(order.source) : "online", id)}${query}`);
}

/**
 * [ORD-12] Accepts or rejects a new order from any page, and redirects back there (`redirectTo`); with `stay` only
 * the message appears. An accepted order is ready in the chosen minutes or the restaurant's default.
 */
export async function action({ request, context, params }: ActionFunctionArgs) {
  requireMerchant(request, context);
  const form = await readForm(request);
  const { toast, status } = await answer(context.host, params.id ?? "", form);
  if (form.has("stay")) return stayWithToast(context, toast, status);
  return redirectWithToast(
    context,
    safePath(form.get("redirectTo")) ?? dashboardPaths.dashboardOrders("online"),
    toast,
  );
}

async function answer(host: Host, id: string, form: FormData) {
  try {
    const message = await (form.get("status") === "rejected" ? reject(host, id, form) : accept(host, id, form));
    return { toast: { type: "success" as const, message }, status: 200 };
  } catch (error) {
    const { formErrors, status } = formRefusal(error, failed);
    return { toast: { type: "error" as const, message: formErrors[0] ?? failed }, status };
  }
}

async function accept(host: Host, id: string, form: FormData): Promise<string> {
  const { data: chosen } = readyTimeRequest.safeParse({ ready_in: form.get("ready_in") });
  await ensureOrderStatus(host, id, "accepted", { readyIn: chosen?.ready_in });
  const { orderId } = await getOrder(host, id);
  return `Order ${orderId} accepted`;
}

/** [RUSH-1] Refunds exactly the amount shown in the alert, or does nothing. */
async function reject(host: Host, id: string, form: FormData): Promise<string> {
  const parsed = stepRequest.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw new HostError("validation_failed", "Please give a reason. The customer will see it.");
  const { why, reason, sold, refund_cents: refundCents } = parsed.data;
  return rejectOrder(host, await getOrder(host, id), { why, reason, sold }, refundCents);
}

const failed = "Failed to update order status";
