import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs } from "@remix-run/node";
import { isHostError } from "~/host/errors";
import { requireCustomer } from "~/session/guards.server";
import { loadInbox, markInboxRead, getPageNumber } from "~/session/inbox.server";

/** [NOTIF-2] The customer's own news, a page (`?page=`) at a time. */
export function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  return loadInboxPage(context, getPageNumber(request));
}

/** The newest, over another page, whose address has a `page` of its own. */
export function panelLoader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  return loadInboxPage(context, 1);
}

/** Marks one or all read. */
export function action({ request, context }: ActionFunctionArgs) {
  requireCustomer(request, context);
  return markInboxRead(request, context, "An error occurred while performing the action.");
}

/** [NOTIF-5] Where the host has no notifications there is no such page. */
function loadInboxPage(context: AppLoadContext, page: number) {
  return loadInbox(context, page).catch((error: unknown) => {
    if (!isHostError(error, "unsupported")) throw error;
    throw data({ code: "not_found", message: "There are no notifications here." }, 404);
  });
}
