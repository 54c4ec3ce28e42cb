import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { formatCents } from "@domain/money";
import { staffRefundLimitText } from "@domain/orders/refund-lines";
import { type Source, parseSource } from "~/features/orders/sources";
import { getOrder } from "~/host/orders.server";
import { findTeam } from "~/host/team.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm } from "~/lib/read-form.server";
import { isEditor } from "~/session/areas";
import { requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { nothingLeft, refundFromForm, toRefundView } from "./refund-view.server";

/** [RUSH-11] An order that can be refunded; redirects to the order if it cannot, and says why. */
export async function loadRefund(args: LoaderFunctionArgs, source: Source) {
  const { order, limit, back } = await loadOrder(args, source);
  const view = toRefundView(order, limit);
  if (parseSource(order.source) !== source) throw redirect(back);
  if (limit === 0 || view.left === 0) {
    const message = view.left === 0 ? nothingLeft : staffRefundLimitText(0, formatCents);
    throw await redirectWithToast(args.context, back, { type: "error", message });
  }
  return view;
}

/** Refunds what the form asks for, or returns its problems or the question to confirm. */
export async function refundAction(args: ActionFunctionArgs, source: Source) {
  const { order, limit, back } = await loadOrder(args, source);
  return refundFromForm(args.context, await readForm(args.request), { order, limit, back });
}

async function loadOrder({ request, context, params }: LoaderFunctionArgs, source: Source) {
  const { user, restaurant } = requireMerchant(request, context);
  const [order, team] = await Promise.all([
    getOrder(context.host, params.id ?? ""),
    isEditor(user.role) ? null : findTeam(context.host, restaurant.id),
  ]);
  const limit = isEditor(user.role) ? null : (team?.staff_refund_limit ?? 0);
  const back = `${dashboardPaths.dashboardOrder(source, order.id)}${new URL(request.url).search}`;
  return { order, limit, back };
}
