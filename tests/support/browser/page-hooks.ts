import type { Page, Request } from "@playwright/test";

/** Enough requests to see what led to a failure. */
const maxRequests = 25;
/** Static resources are reported only if they fail. */
const dressing = new Set(["script", "stylesheet", "font", "image"]);

/**
 * Records what is needed to understand a failed test without screenshots: the URL, the latest requests, and the page's
 * accessibility tree.
 * @returns a function that returns the report as text; call it before the page is closed
 */
export function collectFailureReport(page: Page): () => Promise<string> {
  const requests: string[] = [];
  const note = (request: Request, end: string) => {
    if (dressing.has(request.resourceType()) && /^(?:…|[23]\d\d)$/.test(end)) return;
    const { pathname, search } = new URL(request.url());
    requests.push(`${new Date().toISOString().slice(17, 23)} ${request.method()} ${pathname}${search} ${end}`);
    if (requests.length > maxRequests) requests.shift();
  };
  page.on("request", (request) => note(request, "…"));
  page.on("response", (response) => note(response.request(), String(response.status())));
  page.on("requestfailed", (request) => note(request, request.failure()?.errorText ?? "failed"));
  return async () => {
    const seen = await page
      .locator("body")
      .ariaSnapshot({ timeout: 5_000 })
      .catch((error: unknown) => String(error));
    return [page.url(), ...requests, seen].join("\n");
  };
}

/**
 * Makes `goto` and `reload` wait for pending POST requests. The interface updates optimistically, and leaving the page at that
 * moment would cancel the request, although the test expects its effect.
 */
export function awaitPostsBeforeLeaving(page: Page): void {
  const underWay = new Set<Request>();
  let ended = () => {};
  page.on("request", (request) => {
    if (request.method() === "POST" && /^(?:fetch|document)$/.test(request.resourceType())) underWay.add(request);
  });
  const end = (request: Request) => {
    if (underWay.delete(request)) ended();
  };
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  const settled = async () => {
    while (underWay.size > 0) await new Promise<void>((resolve) => void (ended = resolve));
  };
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...args) => {
    await settled();
    return goto(...args);
  };
  page.reload = async (...args) => {
    await settled();
    return reload(...args);
  };
}
