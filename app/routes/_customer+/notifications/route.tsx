import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { paths, withQuery } from "~/lib/paths";
import { requireCustomer } from "~/session/guards.server";
import { loadInbox, markInboxRead } from "~/session/inbox.server";
import { SubmitButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { Pagination } from "~/ui/pagination";
import { RouteError } from "~/ui/route-error";

export const meta = () => [{ title: "Notifications · HalalGo" }];

/** [NOTIF-2] The customer's own news, newest first. */
export function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  return loadInbox(request, context);
}

/** Marks all of them read. */
export function action({ request, context }: ActionFunctionArgs) {
  requireCustomer(request, context);
  return markInboxRead(context, paths.notifications(), "An error occurred while performing the action.");
}

export default function Notifications() {
  const { rows, total, unreadCount, page, pageSize } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-190 px-4 py-8 md:px-6 md:py-12">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-title">Notifications</h1>
        {unreadCount > 0 && (
          <Form method="post">
            <SubmitButton variant="tonal" icon="check">
              Mark all as read
            </SubmitButton>
          </Form>
        )}
      </div>
      {rows.length === 0 && (
        <EmptyState
          picture={<Icon name="bell" size={44} className="text-primary" />}
          title="No notifications"
          body="News about your orders and refunds shows up here."
        />
      )}
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="border-line flex gap-3 border-b py-4">
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
      {total > pageSize && (
        <div className="mt-6">
          <Pagination
            page={page}
            pageSize={pageSize}
            total={total}
            sizes={[]}
            hrefFor={(next) => withQuery(paths.notifications(), { page: next })}
          />
        </div>
      )}
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
