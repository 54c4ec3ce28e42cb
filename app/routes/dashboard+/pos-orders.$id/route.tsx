import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { loadOrder } from "~/features/orders/panel/load-order.server";
import { orderAction } from "~/features/orders/panel/order-action.server";

export {
  OrderPage as default,
  orderMeta as meta,
  revalidateAfterConflict as shouldRevalidate,
} from "~/features/orders/panel/order-page";

export const loader = (args: LoaderFunctionArgs) => loadOrder(args, "pos");

export const action = (args: ActionFunctionArgs) => orderAction(args, "pos");
