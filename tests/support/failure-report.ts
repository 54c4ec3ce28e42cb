import type { Page, Request } from "@playwright/test";

/** Enough to see what led to the end of a test. */
const mostRequests = 25;
/** What only dresses the page is told of when it fails. */
const dressing = new Set(["script", "stylesheet", "font", "image"]);

/**
 * Watches `page` for what a failed test needs to be understood where nobody can look at its pictures: the address, the newest
 * requests, and the page as a screen reader has it.
 * @returns what gives it, as text; call it before the page is closed
 */
export function collectFailureReport(page: Page): () => Promise<string> {
  const requests: string[] = [];
  const note = (request: Request, end: string) => {
    if (dressing.has(request.resourceType()) && /^(?:…|[23]\d\d)$/.test(end)) return;
    const { pathname, search } = new URL(request.url());
    requests.push(`${new Date().toISOString().slice(17, 23)} ${request.method()} ${pathname}${search} ${end}`);
    if (requests.length > mostRequests) requests.shift();
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
