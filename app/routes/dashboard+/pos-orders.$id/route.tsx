import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { MetaFunction, ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { loadOrder } from "~/features/orders/panel/load-order.server";
import { orderAction } from "~/features/orders/panel/order-action.server";
import { OrderPanel } from "~/features/orders/panel/order-panel";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `Order ${data.order.orderId}` : "Order"} · HalalGo` },
];

export const loader = (args: LoaderFunctionArgs) => loadOrder(args, "pos");

export const action = (args: ActionFunctionArgs) => orderAction(args, "pos");

/** After a rejected step, reloads the order's current status. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function Order() {
  return <OrderPanel view={useLoaderData<typeof loader>()} />;
}
