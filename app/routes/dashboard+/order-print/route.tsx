import type { LoaderFunctionArgs } from "@remix-run/node";
import { ownOrderList } from "~/features/orders/own-order-list.server";

export {
  PrintPage as default,
  printMeta as meta,
  neverRevalidate as shouldRevalidate,
} from "~/features/lists/print-page";

/** [ORD-8, TABLE-6] */
export const loader = (args: LoaderFunctionArgs) => ownOrderList.sheet(args);
