import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs } from "@remix-run/node";
import { isHostError } from "~/host/errors";
import { requireCustomer } from "~/session/guards.server";
import { loadInbox, markInboxRead, getPageNumber } from "~/session/inbox.server";

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
    throw data({ code: "not_found", message: "There are no notifications here." }, 404);
  });
}
