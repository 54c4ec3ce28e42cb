import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { SubmitButton } from "../button";
import { Card } from "../card";
import { EmptyState } from "../empty-state";
import { Icon } from "../icon";

export interface NoticeRow {
  id: string;
  title: string;
  body: string;
  link: string | null;
  isRead: boolean;
  when: string;
}

/** The notices of a person, newest first. The page's own action marks all read. */
export function NoticeList({ rows, unread, pages }: { rows: NoticeRow[]; unread: number; pages?: ReactNode }) {
  return (
    <Card className="max-w-190">
      {unread > 0 && (
        <Form method="post" className="mb-2">
          <SubmitButton variant="tonal" icon="check" pendingLabel="Saving...">
            Mark all as read
          </SubmitButton>
        </Form>
      )}
      {rows.length === 0 && (
        <EmptyState
          picture={<Icon name="bell" size={44} className="text-primary" />}
          title="No notifications"
          body="What happens shows up here."
        />
      )}
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="border-line flex gap-3 py-4 not-last:border-b">
            <span
              aria-hidden
              className={`mt-2 size-2.5 shrink-0 rounded-full ${row.isRead ? "bg-transparent" : "bg-primary"}`}
            />
            <div className="min-w-0 flex-1">
              <h2 className="text-card-list">
                {row.link ? (
                  <Link to={row.link} className="hover:underline">
                    {row.title}
                  </Link>
                ) : (
                  row.title
                )}
                {!row.isRead && <span className="sr-only"> (unread)</span>}
              </h2>
              <p>{row.body}</p>
              <p className="text-meta text-quiet mt-0.5">{row.when}</p>
            </div>
          </li>
        ))}
      </ul>
      {pages}
    </Card>
  );
}
