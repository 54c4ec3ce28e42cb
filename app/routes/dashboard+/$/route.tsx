import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFoundPage } from "~/lib/not-found-page.server";
import { requireMerchant } from "~/session/guards.server";

/** [ROUTE-19] An unknown address of the dashboard keeps its frame. */
export function loader({ request, context }: LoaderFunctionArgs) {
  requireMerchant(request, context);
  throw notFoundPage();
}

export default function NotFound() {
  return null;
}
