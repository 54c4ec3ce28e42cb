import type { ReactNode } from "react";
import { MarkAllRead, type Notice, Notices } from "~/ui/feedback/notices";
import { Card } from "../card";

/** A person's notifications. The page's own action marks them as read. */
export function NoticeList({ rows, unread, pages }: { rows: Notice[]; unread: number; pages?: ReactNode }) {
  return (
    <Card className="max-w-190">
      <MarkAllRead unread={unread} />
      <Notices rows={rows} about="What happens shows up here." />
      {pages}
    </Card>
  );
}
