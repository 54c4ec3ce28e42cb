import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { InboxPage } from "~/features/notifications/inbox-page";
import { getPageNumber, loadInbox, markInboxRead } from "~/features/notifications/inbox.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { requireMerchant } from "~/session/guards.server";
import { ButtonLink } from "~/ui/button";
import { RouteError } from "~/ui/feedback/route-error";

export const meta = () => [{ title: "Notifications · HalalGo" }];

export function loader({ request, context }: LoaderFunctionArgs) {
  requireMerchant(request, context);
  return loadInbox(context, getPageNumber(request));
}

/** Marks one or all as read. */
export function action({ request, context }: ActionFunctionArgs) {
  requireMerchant(request, context);
  return markInboxRead(request, context);
}

export default function Inbox() {
  return (
    <InboxPage
      home={paths.dashboard()}
      hrefFor={(page) => dashboardPaths.dashboardInbox({ page })}
      action={
        <ButtonLink to={dashboardPaths.dashboardFollowers()} variant="secondary" icon="megaphone">
          Message followers
        </ButtonLink>
      }
    />
  );
}

export const ErrorBoundary = () => <RouteError />;
