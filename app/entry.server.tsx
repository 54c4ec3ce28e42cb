import { createHash } from "node:crypto";
import { serialize } from "node:v8";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { isClientDisconnect } from "@domain/client-disconnect";
import { installIssueTexts } from "@domain/values/issue-texts";
import { renderBody } from "~/framework/render-body.server";
import { NonceContext } from "~/lib/nonce";
import { StructuredDataContext } from "~/lib/structured-data";

// For actions, which validate forms with conform or on their own.
installIssueTexts();

/** How long a page may wait for data it streams, in milliseconds. */
export const streamTimeout = 5_000;

/**
 * Renders the document. It is streamed once its shell is ready, or sent once it is complete: to robots, and where the
 * whole page matters.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, logger, page, renderedPages }: AppLoadContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Pages with a nonce are cached by their data (docs/decisions/062); those without one are shared by visitors and cached by
  // address (docs/decisions/055).
  const key = renderedPages && nonce && status === 200 ? getCacheKey(request, remixContext, page.structuredData) : null;
  page.documentCache = key && renderedPages ? { key, found: renderedPages.find(key) } : null;
  if (page.documentCache?.found) {
    void remixContext.serverHandoffStream?.cancel();
    return Promise.resolve(new Response(null, { headers, status }));
  }
  const waitForAll = isbot(request.headers.get("user-agent"));
  return new Promise((resolve, reject) => {
    // A HEAD request has no reader, so the unread rest is dropped.
    const isRead = request.method !== "HEAD";
    let isSent = false;
    let failed = false;
    const send = async () => {
      isSent = true;
      const body = await renderBody(pipe);
      // Complete: its data need not be held until the timeout.
      if (!(body instanceof ReadableStream)) clearTimeout(late);
      if (failed || body instanceof ReadableStream) page.documentCache = null;
      resolve(new Response(body, { headers, status: failed ? 500 : status }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <StructuredDataContext.Provider value={page.structuredData}>
          <RemixServer context={remixContext} url={request.url} abortDelay={streamTimeout + 1_000} nonce={nonce} />
        </StructuredDataContext.Provider>
      </NonceContext.Provider>,
      {
        nonce,
        [waitForAll ? "onAllReady" : "onShellReady"]: send,
        onShellError: reject,
        onError(error: unknown) {
          failed = true;
          // Errors of the shell are reported by onShellError; a visitor who left is no error.
          if (isSent && isRead && !request.signal.aborted)
            logger.error({ err: error }, "Part of a page could not be rendered");
        },
      },
    );
    const late = setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

/**
 * The cache key: everything a document is rendered from, namely URL, data and Accept headers. null when that is
 * incomplete, as after an action or an error, or while data is still streaming. The request id is left out, and of the
 * time only seconds count: a kitchen's displays request the same page at the same moment.
 */
function getCacheKey(
  request: Request,
  { staticHandlerContext: loaded }: EntryContext,
  beside: object | null,
): string | null {
  if (request.method !== "GET" || loaded.errors || loaded.actionData) return null;
  const { root, ...others } = loaded.loaderData;
  const toTheSecond = ([route, data]: [string, unknown]) =>
    isTimed(data) ? [route, { ...data, now: Math.floor(data.now / 1_000) }] : [route, data];
  const variant = [request.url, request.headers.get("Accept-Encoding"), isbot(request.headers.get("user-agent"))];
  try {
    const all = serialize([variant, { ...root, reference: null }, Object.entries(others).map(toTheSecond), beside]);
    return createHash("sha256").update(all).digest("base64");
  } catch {
    // A promise or a function cannot be serialized.
    return null;
  }
}

/** The time that some pages count from, in milliseconds. */
const isTimed = (data: unknown): data is { now: number } =>
  typeof data === "object" && data !== null && "now" in data && typeof data.now === "number";

/** Errors in loaders, actions and rendering. Refusals are thrown as responses and do not get here. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (request.signal.aborted) return;
  const { pathname: path } = new URL(request.url);
  // Remix's own refusals, such as of an unsupported method, are no errors of ours.
  if (isClientDisconnect(error)) return context.logger.info({ path }, "Client disconnected during upload");
  if (isRouteErrorResponse(error) && error.status < 500) return context.logger.info({ err: error, path }, "Refused");
  context.logger.error({ err: error, path }, "Request failed");
}
