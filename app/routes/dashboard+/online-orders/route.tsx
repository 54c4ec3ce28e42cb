import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadOrders } from "~/features/orders/load-orders.server";
import { OrderListPage } from "~/features/orders/order-list-page";
import { RouteError } from "~/ui/feedback/route-error";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta = () => [{ title: "Online Orders · HalalGo" }];

export const handle = { isOfOrders: true };

export const loader = (args: LoaderFunctionArgs) => loadOrders(args, "online");

export default function Orders() {
  return <OrderListPage list={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <RouteError />;
