import { flashHeader, isDataRequest } from "../data-request";

type Toast = Parameters<NonNullable<Window["showToast"]>>[0];

/** The page that sends a request: `send` is the browser's own `fetch`. */
export interface Page {
  send: typeof fetch;
  show: (toast: Toast) => void;
  /** Says in the form that was sent to this path what became of it; false where it cannot. */
  showInForm: (path: string, message: string) => boolean;
}

/** What @remix-run/react 2.17.5 passes to `fetch`: an address and its options, never a `Request`. */
export type FetchRequest = Parameters<typeof fetch>;

/** Delay before a failed request is repeated. */
export const pauseSeconds = 3;

export const getUrl = (target: RequestInfo | URL): URL => new URL(String(target), location.href);

export const isFormRequest = ([target, { method = "GET" } = {}]: FetchRequest): boolean =>
  method !== "GET" && isDataRequest(getUrl(target).pathname);

/** Resolves once the whole answer has come: a connection lost in the middle of an answer counts as no answer. */
export const readWhole = async (response: Response): Promise<Response> =>
  response.body ? new Response(await response.arrayBuffer(), response) : response;

/** Shows what the app says beside its answer. */
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
