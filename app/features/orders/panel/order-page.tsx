import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import type { loadOrder } from "./load-order.server";
import { OrderPanel } from "./order-panel";

type Loader = (args: LoaderFunctionArgs) => ReturnType<typeof loadOrder>;

export const orderMeta: MetaFunction<Loader> = ({ data }) => [
  { title: `${data ? `Order ${data.order.orderId}` : "Order"} · HalalGo` },
];

/** After a rejected step, reloads the order's current status. */
export const revalidateAfterConflict = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

/** The panel of an order beside one of the order lists. */
export function OrderPage() {
  return <OrderPanel view={useLoaderData<Loader>()} />;
}
