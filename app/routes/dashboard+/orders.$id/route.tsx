import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { getOrder } from "~/host/orders.server";
import { deskPaths } from "~/lib/desk-paths";
import { requireMerchant } from "~/session/guards.server";
import { sourceOf } from "~/features/orders/sources";
import { acceptOrder } from "./accept-order.server";

/** Where notifications lead: to the order, in the list it is in. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireMerchant(request, context);
  const { id, source } = await getOrder(context.host, params.id ?? "");
  return redirect(deskPaths.dashboardOrder(sourceOf(source), id));
}

export const action = (args: ActionFunctionArgs) => acceptOrder(args);
