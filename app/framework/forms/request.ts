import { flashHeader, isDataRequest } from "../data-request";

type Toast = Parameters<NonNullable<Window["showToast"]>>[0];

/** What the page provides: `send` is the browser's own `fetch`. */
export interface Page {
  send: typeof fetch;
  show: (toast: Toast) => void;
  /** Shows a message in the form submitted to this path. @returns false if there is no room for one */
  showInForm: (path: string, message: string) => boolean;
}

/** What @remix-run/react 2.17.5 passes to `fetch`: a URL and options, never a `Request`. */
export type FetchRequest = Parameters<typeof fetch>;

/** Delay before a failed request is retried. */
export const retrySeconds = 3;

export const getUrl = (target: RequestInfo | URL): URL => new URL(String(target), location.href);

export const isFormRequest = ([target, { method = "GET" } = {}]: FetchRequest): boolean =>
  method !== "GET" && isDataRequest(getUrl(target).pathname);

/** Resolves once the response has been read completely: a connection lost halfway counts as no response. */
export const readWhole = async (response: Response): Promise<Response> =>
  response.body ? new Response(await response.arrayBuffer(), response) : response;

/** Shows the toast that came with a response. */
export function showFlash({ headers }: Response, show: Page["show"]): void {
  const flash = headers.get(flashHeader);
  if (flash) show(JSON.parse(decodeURIComponent(flash)));
}

/** Resolves after that many seconds, or when `signal` aborts. */
export const wait = (seconds: number, signal?: AbortSignal | null): Promise<void> =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal?.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
