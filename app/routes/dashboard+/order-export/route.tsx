import type { LoaderFunctionArgs } from "@remix-run/node";
import { ownOrderList } from "~/features/orders/own-order-list.server";

/**
 * [ORD-8, TABLE-6] Exports the filtered orders of one source: `?source=online&format=csv` plus the list's own query. Not one
 * of `$list.export`: /dashboard/orders/… is a single order.
 */
export const loader = (args: LoaderFunctionArgs) => ownOrderList.file(args);
