import type { LoaderFunctionArgs } from "@remix-run/node";
import { getList } from "~/features/lists/all-lists.server";
import { requireMerchant } from "~/session/guards.server";

/** [TABLE-6, SALES-5, TXN-3] A list of the restaurant as a file, filtered as its page is. */
export function loader(args: LoaderFunctionArgs) {
  requireMerchant(args.request, args.context);
  return getList("dashboard", args.params.list).file(args);
}
