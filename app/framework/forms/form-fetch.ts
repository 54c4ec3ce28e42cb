import { loadData } from "./load-data";
import { type FetchRequest, getUrl, isFormRequest, type Page } from "./request";
import { sendForm, sendPayment } from "./send-form";

/** What the latest form to each address is answered. */
const answers: Record<string, Promise<Response>> = {};

/**
 * Replaces `fetch` on every page (app/entry.client.tsx), because @remix-run/react 2.17.5 calls the global one. `send`
 * is the browser's own. Forms to one address are sent in turn: fetchers send side by side, and a line of a ticket that is undone
 * before the ticket is done must not arrive after it.
 */
export function formFetch(send: typeof fetch, request: FetchRequest): Promise<Response> {
  const show: Page["show"] = (toast) => window.showToast?.(toast);
  const showInForm: Page["showInForm"] = (path, message) => window.showInForm?.(path, message) ?? false;
  const ask = () => createFormFetch(send, show, showInForm)(...request);
  if (!isFormRequest(request)) return ask();
  const to = String(request[0]);
  return (answers[to] = answers[to]?.then(ask, ask) ?? ask());
}

/** Wraps `send` so that a failed request loses neither page nor form. */
export const createFormFetch =
  (send: typeof fetch, show: Page["show"], showInForm: Page["showInForm"] = () => false): typeof fetch =>
  (...request) => {
    const page = { send, show, showInForm };
    if (!isFormRequest(request)) return loadData(page, request);
    return (getUrl(request[0]).pathname.endsWith("/pay.data") ? sendPayment : sendForm)(page, request);
  };
