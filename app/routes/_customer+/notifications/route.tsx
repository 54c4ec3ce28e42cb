import { useLoaderData } from "@remix-run/react";
import type { loader } from "~/features/notifications/inbox.server";
import { paths } from "~/lib/paths";
import { MarkAllRead, Notices } from "~/ui/feedback/notices";
import { RouteError } from "~/ui/feedback/route-error";
import { Pagination } from "~/ui/layout/pagination";

export { action, loader } from "~/features/notifications/inbox.server";

export const meta = () => [{ title: "Notifications · HalalGo" }];

/** [NOTIF-2] Updated by the layout, whose bell listens to the same events. */
export default function Notifications() {
  const { rows, total, unreadCount, page, pageSize } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-192 px-4 py-8 md:px-6 md:py-12">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-title">Notifications</h1>
        <MarkAllRead unread={unreadCount} />
      </div>
      <Notices rows={rows} about="Updates about your orders and refunds appear here." />
      {total > pageSize && (
        <div className="mt-6">
          <Pagination
            page={page}
            pageSize={pageSize}
            total={total}
            hrefFor={(next) => paths.notifications("", { page: next })}
          />
        </div>
      )}
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
