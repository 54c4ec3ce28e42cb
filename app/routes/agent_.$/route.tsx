import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFoundPage } from "~/lib/not-found-page.server";
import { requireArea } from "~/session/guards.server";

export { AgentError as ErrorBoundary } from "~/features/agents/agent-error";

/** [ROUTE-19] An unknown address of a sales agent's pages. */
export function loader({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "agent");
  throw notFoundPage();
}

export default function NotFound() {
  return null;
}
