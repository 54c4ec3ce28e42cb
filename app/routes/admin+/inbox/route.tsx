import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { InboxPage } from "~/features/notifications/inbox-page";
import { getPageNumber, loadInbox, markInboxRead } from "~/features/notifications/inbox.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { requireArea } from "~/session/guards.server";
import { RouteError } from "~/ui/feedback/route-error";

export const meta = () => [{ title: "Notifications · HalalGo" }];

export function loader({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  return loadInbox(context, getPageNumber(request));
}

/** Marks one or all as read. */
export function action({ request, context }: ActionFunctionArgs) {
  requireArea(request, context, "admin");
  return markInboxRead(request, context);
}

export default function Inbox() {
  return <InboxPage home={paths.admin()} hrefFor={(page) => dashboardPaths.adminInbox({ page })} />;
}

export const ErrorBoundary = () => <RouteError />;
