import { Form, Link, useFetcher } from "@remix-run/react";
import { SubmitButton, IconButton } from "../button";
import { Icon } from "../icon";
import { EmptyState } from "./empty-state";

export interface Notice {
  id: string;
  title: string;
  body: string;
  link: string | null;
  isRead: boolean;
  when: string;
}

/** Posts `read=all` to the current page; hidden when everything is read. */
export function MarkAllRead({ unread }: { unread: number }) {
  if (unread === 0) return null;
  return (
    <Form method="post" preventScrollReset>
      <SubmitButton variant="tonal" icon="check" name="read" value="all" pendingLabel="Saving...">
        Mark all as read
      </SubmitButton>
    </Form>
  );
}

/**
 * A person's notifications, newest first. Its button, or following its link, marks one as read (posts `read=‹id›` to
 * the current page).
 */
export function Notices({ rows, about }: { rows: Notice[]; about: string }) {
  if (rows.length === 0) {
    return (
      <EmptyState
        picture={<Icon name="bell" size={44} className="text-primary" />}
        title="No notifications"
        body={about}
      />
    );
  }
  return (
    <ul>
      {rows.map((row) => (
        <NoticeRow key={row.id} row={row} />
      ))}
    </ul>
  );
}

function NoticeRow({ row: { id, title, body, link, isRead, when } }: { row: Notice }) {
  const fetcher = useFetcher();
  const follow = () => {
    // `stay`: the answer must not redirect back from the link's target.
    if (!isRead) void fetcher.submit({ read: id, stay: "1" }, { method: "post" });
  };
  return (
    <li className="border-line flex gap-3 py-4 not-last:border-b">
      <span aria-hidden className={`mt-2 size-2.5 shrink-0 rounded-full ${isRead ? "bg-transparent" : "bg-primary"}`} />
      <div className="min-w-0 flex-1">
        <h2 className="text-card-list">
          {link ? (
            <Link to={link} onClick={follow} className="hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
          {!isRead && <span className="sr-only"> (unread)</span>}
        </h2>
        <p className="break-words">{body}</p>
        <p className="text-meta text-quiet mt-0.5">{when}</p>
      </div>
      {!isRead && (
        <Form method="post" preventScrollReset className="-my-2 -me-2">
          <IconButton
            icon="check"
            label={`Mark as read: ${title}`}
            title="Mark as read"
            type="submit"
            name="read"
            value={id}
          />
        </Form>
      )}
    </li>
  );
}
