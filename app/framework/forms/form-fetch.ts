import { loadData } from "./load-data";
import { type FetchRequest, getUrl, isFormRequest, type Page } from "./request";
import { sendForm, sendPayment } from "./send-form";

/** The response to the latest submission to each URL. */
const responses: Record<string, Promise<Response>> = {};

/**
 * Replaces `fetch` on every page (app/entry.client.tsx), because @remix-run/react 2.17.5 calls the global one. `send`
 * is the browser's own. Submissions to one URL are sent one after the other: fetchers submit concurrently, and undoing a line of a
 * ticket must not arrive after the ticket's completion that was pressed later.
 */
export function formFetch(send: typeof fetch, request: FetchRequest): Promise<Response> {
  const show: Page["show"] = (toast) => window.showToast?.(toast);
  const showInForm: Page["showInForm"] = (path, message) => window.showInForm?.(path, message) ?? false;
  const submit = () => createFormFetch(send, show, showInForm)(...request);
  if (!isFormRequest(request)) return submit();
  const to = String(request[0]);
  return (responses[to] = responses[to]?.then(submit, submit) ?? submit());
}

/** Wraps `send` so that neither the page nor a form is lost when a request fails. */
export const createFormFetch =
  (send: typeof fetch, show: Page["show"], showInForm: Page["showInForm"] = () => false): typeof fetch =>
  (...request) => {
    const page = { send, show, showInForm };
    if (!isFormRequest(request)) return loadData(page, request);
    return (getUrl(request[0]).pathname.endsWith("/pay.data") ? sendPayment : sendForm)(page, request);
  };
