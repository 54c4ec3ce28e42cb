import type { LoaderFunctionArgs } from "@remix-run/node";
import { getList } from "~/features/lists/all-lists.server";
import { requireArea } from "~/session/guards.server";

/** [TABLE-6] A list of the administration as a file, filtered as its page is. */
export function loader(args: LoaderFunctionArgs) {
  requireArea(args.request, args.context, "admin");
  return getList("admin", args.params.list).file(args);
}
