import type { LoaderFunctionArgs } from "@remix-run/node";
import { getList } from "~/features/lists/all-lists.server";
import { requireMerchant } from "~/session/guards.server";

/** [TABLE-6, SALES-5, TXN-3] Exports one of the restaurant's lists as a file, with its page's filters. */
export function loader(args: LoaderFunctionArgs) {
  requireMerchant(args.request, args.context);
  return getList("dashboard", args.params.list).file(args);
}
