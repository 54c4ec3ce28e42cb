import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/dashboard/page-head";
import { MarkAllRead, Notices } from "~/ui/feedback/notices";
import { Pagination } from "~/ui/layout/pagination";
import type { loadInbox } from "./inbox.server";

interface InboxPageProps {
  /** The overview that the page belongs to. */
  home: string;
  hrefFor: (page: number) => string;
  action?: ReactNode;
}

/** The notifications counted by the bell, newest first, of owners and administrators alike. The page's own action marks them as read. */
export function InboxPage({ home, hrefFor, action }: InboxPageProps) {
  const { rows, total, unreadCount, page, pageSize } = useLoaderData<typeof loadInbox>();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Notifications"
        crumbs={[{ label: "Dashboard", to: home }, { label: "Notifications" }]}
        action={action}
      />
      <Card className="max-w-190">
        <MarkAllRead unread={unreadCount} />
        <Notices rows={rows} about="New notifications appear here." />
        {total > pageSize && <Pagination page={page} pageSize={pageSize} total={total} hrefFor={hrefFor} />}
      </Card>
    </main>
  );
}
