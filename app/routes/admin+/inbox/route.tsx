import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formRefusal } from "~/host/form-refusal";
import { listNotifications, markAllRead } from "~/host/notifications.server";
import { momentText } from "~/lib/order-text";
import { paths } from "~/lib/paths";
import { requireArea } from "~/session/guards.server";
import { safePath } from "~/session/redirect-to";
import { redirectWithToast } from "~/session/toasts.server";
import { NoticeList } from "~/ui/desk/notice-list";
import { PageHead } from "~/ui/desk/page-head";
import { Pagination } from "~/ui/pagination";
import { RouteError } from "~/ui/route-error";

export const meta = () => [{ title: "Notifications · HalalGo" }];

const pageSize = 20;

/** What the bell counts, newest first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get("page"))) || 1);
  const { notifications, total, unreadCount } = await listNotifications(context.host, { page, per_page: pageSize });
  const now = new Date();
  const rows = notifications.map(({ id, title, body, link, is_read, created_at }) => ({
    id,
    title,
    body,
    link: safePath(link),
    isRead: is_read,
    when: momentText(created_at, null, now),
  }));
  return { rows, total, unreadCount, page };
}

/** Marks all of them read. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireArea(request, context, "admin");
  try {
    await markAllRead(context.host);
  } catch (error) {
    const [message = "Something went wrong"] = formRefusal(error, "Something went wrong").formErrors;
    return redirectWithToast(context, paths.adminInbox(), { type: "error", message });
  }
  return redirectWithToast(context, paths.adminInbox(), { type: "success", message: "All notifications are read" });
}

export default function Inbox() {
  const { rows, total, unreadCount, page } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Notifications"
        crumbs={[{ label: "Dashboard", to: paths.admin() }, { label: "Notifications" }]}
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
              sizes={[]}
              hrefFor={(next) => paths.adminInbox({ page: next })}
            />
          )
        }
      />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
