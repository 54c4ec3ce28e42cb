import type { LoaderFunctionArgs } from "@remix-run/node";
import { getList } from "~/features/lists/all-lists.server";
import { requireMerchant } from "~/session/guards.server";

export {
  PrintPage as default,
  printMeta as meta,
  neverRevalidate as shouldRevalidate,
} from "~/features/lists/print-page";

/** [TABLE-6, SALES-5, TXN-3] Prints one of the restaurant's lists, with its page's filters. */
export function loader(args: LoaderFunctionArgs) {
  requireMerchant(args.request, args.context);
  return getList("dashboard", args.params.list).sheet(args);
}
