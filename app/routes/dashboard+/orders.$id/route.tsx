import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, data } from "@remix-run/node";
import { readyTimeRequest } from "~/features/orders/panel/steps";
import { sourceOf } from "~/features/orders/sources";
import { formRefusal } from "~/host/errors";
import { getOrder, changeOrderStatus } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm } from "~/lib/read-form.server";
import { requireMerchant } from "~/session/guards.server";
import { safePath } from "~/session/redirect-to";
import { redirectWithToast } from "~/session/toasts.server";

/** Where notifications lead: to the order, in the list it is in; with `reject`, to its reasons. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireMerchant(request, context);
  const { id, source } = await getOrder(context.host, params.id ?? "");
  const asked = new URL(request.url).searchParams.has("reject") ? "?reject=1" : "";
  return redirect(`${dashboardPaths.dashboardOrder(sourceOf(source), id)}${asked}`);
}

/**
 * [ORD-12] Accepts a new order from wherever it is told of, ready in the chosen minutes or the restaurant's usual ones, and
 * leads back there (`redirectTo`); with `stay` it only answers what to say.
 */
export async function action({ request, context, params }: ActionFunctionArgs) {
  requireMerchant(request, context);
  const form = await readForm(request);
  const { data: chosen } = readyTimeRequest.safeParse({ ready_in: form.get("ready_in") });
  const { toast, status } = await accept(context.host, params.id ?? "");
  if (form.has("stay")) return data(toast, status);
  return redirectWithToast(
    context,
    safePath(form.get("redirectTo")) ?? dashboardPaths.dashboardOrders("online"),
    toast,
  );

  async function accept(host: typeof context.host, id: string) {
    try {
      await changeOrderStatus(host, id, "accepted", { readyIn: chosen?.ready_in });
      const { orderId } = await getOrder(host, id);
      return { toast: { type: "success" as const, message: `Order ${orderId} accepted` }, status: 200 };
    } catch (error) {
      const { formErrors, status } = formRefusal(error, failed);
      return { toast: { type: "error" as const, message: formErrors[0] ?? failed }, status };
    }
  }
}

const failed = "Failed to update order status";
