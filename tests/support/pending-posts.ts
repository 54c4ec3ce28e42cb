import type { Page, Request } from "@playwright/test";

/**
 * Lets `goto` and `reload` wait for the posts that scripts have under way. A press shows at once what it will bring, and
 * leaving in that moment takes the post back; a test that leaves means what it pressed to be kept.
 */
export function awaitPostsBeforeLeaving(page: Page): void {
  const underWay = new Set<Request>();
  let ended = () => {};
  page.on("request", (request) => {
    if (request.method() === "POST" && request.resourceType() === "fetch") underWay.add(request);
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
