import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RefundPanel } from "~/features/refund/panel";
import { loadRefund, refundAction } from "~/features/refund/panel.server";

export const meta = () => [{ title: "Give money back · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadRefund(args, "online");
export const action = (args: ActionFunctionArgs) => refundAction(args, "online");

export default function RefundOrder() {
  return <RefundPanel view={useLoaderData<typeof loader>()} source="online" />;
}
