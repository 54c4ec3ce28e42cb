import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireArea } from "~/session/guards.server";
import { findList } from "~/features/admin-lists/all-lists.server";

/** [TABLE-6] A list of the administration as a file, filtered as its page is. */
export function loader(args: LoaderFunctionArgs) {
  requireArea(args.request, args.context, "admin");
  return findList(args.params.list).file(args);
}
