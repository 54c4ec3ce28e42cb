import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadInbox, markInboxRead, getPageNumber } from "~/features/notifications/inbox.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { requireMerchant } from "~/session/guards.server";
import { ButtonLink } from "~/ui/button";
import { NoticeList } from "~/ui/dashboard/notice-list";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { Pagination } from "~/ui/layout/pagination";

export const meta = () => [{ title: "Notifications · HalalGo" }];

/** The notifications counted by the bell, newest first. */
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
  const { rows, total, unreadCount, page, pageSize } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Notifications"
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "Notifications" }]}
        action={
          <ButtonLink to={dashboardPaths.dashboardFollowers()} variant="secondary" icon="megaphone">
            Message followers
          </ButtonLink>
        }
      />
      <NoticeList
        rows={rows}
        unread={unreadCount}
        pages={
          total > pageSize && (
            <Pagination
              page={page}
              pageSize={pageSize}
              total={total}
              hrefFor={(next) => dashboardPaths.dashboardInbox({ page: next })}
            />
          )
        }
      />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
