import type { AppLoadContext } from "@remix-run/node";
import { flashHeader, isPrefetch, prefetchSeconds } from "~/framework/data-request";
import { toServerTiming } from "~/lib/event-position";
import { paths, withQuery } from "~/lib/paths";
import { isUploadRequest } from "~/lib/uploads/upload-request";
import { isSmallForm } from "../http/request-checks";
import type { RequestInfo } from "../http/request-info";
import type { RenderedPages } from "../page-cache/rendered-pages";
import { restoreSessionFirst } from "./route-errors";

export interface ResponseParts {
  contextFor: (request: Request, info: RequestInfo) => Promise<AppLoadContext>;
  handle: (request: Request, context: AppLoadContext) => Promise<Response>;
  renderedPages: RenderedPages | null;
}

/** Retry-After by status, if the host gives none: pages that say "wait a minute" mean it. */
const retrySeconds: Readonly<Record<number, number>> = { 429: 60, 503: 5, 504: 5 };

/** Remix's response to a request, with the headers that loaders and actions left in the context. */
export async function respond(parts: ResponseParts, request: Request, info: RequestInfo): Promise<Response> {
  const context = await parts.contextFor(request, info);
  const isNativePost =
    request.method === "POST" && !info.isDataRequest && isSmallForm(request.headers) && !isUploadRequest(request);
  const form = isNativePost ? request.clone() : null;
  let response = (await restoreSessionFirst(request, context)) ?? (await parts.handle(request, context));
  if (form && context.progress.hostFailed && (await context.savedForms.save(form, context.session.user))) {
    // The page that would redisplay the form cannot be loaded either.
    const to = withQuery(paths.resume(), { because: "unreachable", redirectTo: new URL(request.url).pathname });
    response = new Response(null, { status: 303, headers: { Location: to } });
  }
  await context.session.commit();
  const { status, statusText, body } = response;
  const headers = new Headers(response.headers);
  for (const cookie of context.cookies.toSend()) headers.append("Set-Cookie", cookie);
  const retryAfter = context.retryAfter ?? (headers.has("Retry-After") ? null : retrySeconds[status]);
  if (retrySeconds[status] && retryAfter) headers.set("Retry-After", String(retryAfter));
  const { eventPosition } = context.host;
  if (context.session.user && eventPosition !== undefined && !info.isDataRequest)
    headers.set("Server-Timing", toServerTiming(eventPosition));
  if (context.flash !== null) headers.set(flashHeader, encodeURIComponent(JSON.stringify(context.flash)));
  const isPrefetched = info.isDataRequest && isPrefetch(request.headers) && status === 200;
  setCacheControl(headers, context, { isPrefetched, isDataRequest: info.isDataRequest });
  const complete = new Response(body, { status, statusText, headers });
  const { documentCache } = context.page;
  return documentCache && parts.renderedPages
    ? parts.renderedPages.respond(documentCache, complete, request, info)
    : complete;
}

/**
 * Pages of logged-in people are never cached, so that they are gone after logout. A visitor's page may contain private data too; and
 * public pages set their own header.
 */
function setCacheControl(
  headers: Headers,
  { page, session }: AppLoadContext,
  { isPrefetched, isDataRequest }: { isPrefetched: boolean; isDataRequest: boolean },
): void {
  const isPage = isDataRequest || headers.get("Content-Type")?.startsWith("text/html");
  const isSet = headers.has("Cache-Control");
  if (isPrefetched && !page.isIncomplete) headers.set("Cache-Control", `private, max-age=${prefetchSeconds}`);
  else if (session.user && (isPage || !isSet)) headers.set("Cache-Control", "no-store");
  else if (!isSet) headers.set("Cache-Control", page.isIncomplete ? "no-store" : "private, no-cache");
}
