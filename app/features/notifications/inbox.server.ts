import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { notificationCalls } from "@domain/contract/calls/messages";
import { formRefusal, isHostError } from "~/host/errors";
import { listNotifications } from "~/host/messages.server";
import { readPageUpToLast } from "~/lib/lists/last-page";
import { readPage } from "~/lib/lists/list-state";
import { notFoundPage } from "~/lib/not-found-page.server";
import { readForm } from "~/lib/read-form.server";
import { momentText } from "~/lib/text/order-text";
import { requireCustomer } from "~/session/guards.server";
import { safePath } from "~/session/redirect-to";
import { redirectWithToast } from "~/session/toasts.server";

/** [NOTIF-2] The customer's own notifications, a page (`?page=`) at a time. */
export function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  return loadInboxPage(context, getPageNumber(request));
}

/** The newest ones, for the sheet over another page, whose URL may have its own `page`. */
export function panelLoader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  return loadInboxPage(context, 1);
}

/** Marks one or all as read. */
export function action({ request, context }: ActionFunctionArgs) {
  requireCustomer(request, context);
  return markInboxRead(request, context, "An error occurred while performing the action.");
}

/** [NOTIF-5] A host without notifications gives the 404 page. */
function loadInboxPage(context: AppLoadContext, page: number) {
  return loadInbox(context, page).catch((error: unknown) => {
    if (!isHostError(error, "unsupported")) throw error;
    throw notFoundPage("There are no notifications here.");
  });
}

const pageSize = 20;

/** The page number in `?page=`. */
export const getPageNumber = (request: Request): number => readPage(new URL(request.url).searchParams);

/** [NOTIF-2] A page of the signed-in person's notifications, newest first. The route checks who that may be. */
export async function loadInbox(context: AppLoadContext, wanted: number) {
  const { page, part } = await readPageUpToLast(wanted, pageSize, (one) =>
    listNotifications(context.host, { page: one, per_page: pageSize }),
  );
  const { notifications, total, unreadCount } = part;
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

/**
 * [NOTIF-4] Marks one notification (`read` is its id) or all as read and redirects to the page it was sent from; with
 * `stay` it only answers. `description` is shown with a failure.
 */
export async function markInboxRead(request: Request, context: AppLoadContext, description?: string) {
  const { pathname, search } = new URL(request.url);
  const here = `${pathname}${search}`;
  const form = await readForm(request);
  const id = form.get("read");
  try {
    if (typeof id === "string" && id !== "all")
      await context.host.send(notificationCalls.markNotificationRead, { params: { id }, body: { is_read: true } });
    else await context.host.send(notificationCalls.markAllNotificationsRead, { body: { is_read: true } });
  } catch (error) {
    const [message = "Something went wrong"] = formRefusal(error, "Something went wrong").formErrors;
    return redirectWithToast(context, here, { type: "error", message, description });
  }
  if (form.has("stay")) return data({ marked: true });
  if (id !== "all") return redirect(here, 303);
  return redirectWithToast(context, here, { type: "success", message: "All notifications are read" });
}
