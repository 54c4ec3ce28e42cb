import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFoundPage } from "~/lib/not-found-page.server";
import { requireArea } from "~/session/guards.server";

/** [ROUTE-19] An unknown address of the administration keeps its frame. */
export function loader({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  throw notFoundPage();
}

export default function NotFound() {
  return null;
}
