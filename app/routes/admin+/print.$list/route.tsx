import type { LoaderFunctionArgs } from "@remix-run/node";
import { getList } from "~/features/lists/all-lists.server";
import { requireArea } from "~/session/guards.server";
import { RouteError } from "~/ui/feedback/route-error";

export {
  PrintPage as default,
  printMeta as meta,
  neverRevalidate as shouldRevalidate,
} from "~/features/lists/print-page";

/** [TABLE-6] A list of the administration on paper, filtered as its page is. */
export function loader(args: LoaderFunctionArgs) {
  requireArea(args.request, args.context, "admin");
  return getList("admin", args.params.list).sheet(args);
}

export const ErrorBoundary = () => <RouteError />;
