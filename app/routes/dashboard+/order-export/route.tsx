import type { LoaderFunctionArgs } from "@remix-run/node";
import { ownOrderList } from "~/features/orders/own-order-list.server";

/** [ORD-8, TABLE-6] The filtered orders of one source as a file: `?source=online&format=csv`, beside the list's own query. */
export const loader = (args: LoaderFunctionArgs) => ownOrderList.file(args);
