import type { AppLoadContext } from "@remix-run/node";
import { formRefusal } from "~/host/form-refusal";
import { listNotifications, markAllRead } from "~/host/notifications.server";
import { momentText } from "~/lib/order-text";
import { safePath } from "./redirect-to";
import { redirectWithToast } from "./toasts.server";

const pageSize = 20;

/** [NOTIF-2] A page (`?page=`) of the signed-in person's own news, newest first. The route guards who that may be. */
export async function loadInbox(request: Request, context: AppLoadContext) {
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
  return { rows, total, unreadCount, page, pageSize };
}

/** Marks all of them read and leads back to `here` with a toast. `description` goes with a failure. */
export async function markInboxRead(context: AppLoadContext, here: string, description?: string): Promise<Response> {
  try {
    await markAllRead(context.host);
  } catch (error) {
    const [message = "Something went wrong"] = formRefusal(error, "Something went wrong").formErrors;
    return redirectWithToast(context, here, { type: "error", message, description });
  }
  return redirectWithToast(context, here, { type: "success", message: "All notifications are read" });
}
