import { createHash } from "node:crypto";
import { Writable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { serialize } from "node:v8";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { isClientDisconnect } from "@domain/client-disconnect";
import { installIssueTexts } from "@domain/values/issue-texts";
import { NonceContext } from "~/lib/nonce";
import { StructuredDataContext } from "~/lib/structured-data";

// For the actions, which check forms with conform or by themselves.
installIssueTexts();

/** How long a page may wait for data it streams, in milliseconds. */
export const streamTimeout = 5_000;

/** Draws the document. It is sent once its shell stands; to robots, and where a whole page matters, once all of it does. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, logger, page, renderedPages }: AppLoadContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  // What many see is kept by its address (055).
  const key = renderedPages && nonce && status === 200 ? keyOf(request, remixContext, page.structuredData) : null;
  page.drawing = key && renderedPages ? { key, found: renderedPages.find(key) } : null;
  if (page.drawing?.found) {
    void remixContext.serverHandoffStream?.cancel();
    return Promise.resolve(new Response(null, { headers, status }));
  }
  const waitForAll = isbot(request.headers.get("user-agent"));
  return new Promise((resolve, reject) => {
    // To HEAD nobody reads on, and what waits to be read is given up.
    const isRead = request.method !== "HEAD";
    let isSent = false;
    let failed = false;
    const send = async () => {
      isSent = true;
      const body = await bodyOf(pipe);
      // Whole: what it was drawn from need not be held until then.
      if (!(body instanceof ReadableStream)) clearTimeout(late);
      if (failed || body instanceof ReadableStream) page.drawing = null;
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
          // A shell that cannot be drawn is told by onShellError; a visitor who left is no fault.
          if (isSent && isRead && !request.signal.aborted)
            logger.error({ err: error }, "Part of a page could not be drawn");
        },
      },
    );
    const late = setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

/**
 * All that a document is drawn from: address, data, what this reader accepts. null where that is not everything, as after an action
 * or a fault, and where some of the data is still on its way. The number of a request is no part of it, and of the time only the
 * second: a kitchen's displays ask for the same at the same moment.
 */
function keyOf(request: Request, { staticHandlerContext: loaded }: EntryContext, beside: object | null): string | null {
  if (request.method !== "GET" || loaded.errors || loaded.actionData) return null;
  const { root, ...others } = loaded.loaderData;
  const toTheSecond = ([route, told]: [string, unknown]) =>
    isTimed(told) ? [route, { ...told, now: Math.floor(told.now / 1_000) }] : [route, told];
  const asked = [request.url, request.headers.get("Accept-Encoding"), isbot(request.headers.get("user-agent"))];
  try {
    const all = serialize([asked, { ...root, reference: null }, Object.entries(others).map(toTheSecond), beside]);
    return createHash("sha256").update(all).digest("base64");
  } catch {
    // A promise or a function cannot be written down.
    return null;
  }
}

/** What some pages count seconds from, in milliseconds of UTC. */
const isTimed = (told: unknown): told is { now: number } =>
  typeof told === "object" && told !== null && "now" in told && typeof told.now === "number";

/** How many turns of the event loop a page may take to be drawn whole. Its data is written a turn or two after its shell. */
const turnsForWhole = 4;

/**
 * What is drawn, whole if it is soon, else as a stream of few chunks. React 18.3.1 draws 2 kB at a time; each of them went through
 * eight streams and a compressor one by one, a fifth of a page's time.
 */
async function bodyOf(
  pipe: (destination: Writable) => void,
): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> {
  let chunks: Uint8Array[] = [];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const flush = () => {
    if (chunks.length > 0) stream?.enqueue(Buffer.concat(chunks));
    if (stream) chunks = [];
  };
  const drawn = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      if (chunks.push(chunk) === 1 && stream) void setImmediate().then(flush);
      done();
    },
    final(done) {
      flush();
      stream?.close();
      done();
    },
    destroy(error, done) {
      // The reader has left.
      stream = undefined;
      done(error);
    },
  });
  pipe(drawn);
  for (let turn = 0; turn < turnsForWhole && !drawn.writableEnded; turn += 1) await setImmediate();
  if (drawn.writableEnded) return Buffer.concat(chunks);
  return new ReadableStream<Uint8Array>({
    start(controller) {
      stream = controller;
      flush();
    },
    cancel: () => void drawn.destroy(),
  });
}

/** Faults in loaders, actions and drawing. Refusals are thrown as responses and never get here. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (request.signal.aborted) return;
  const { pathname: path } = new URL(request.url);
  // Remix's own refusals, such as of a method that no route takes, are no fault of ours.
  if (isClientDisconnect(error)) return context.logger.info({ path }, "A form broke off");
  if (isRouteErrorResponse(error) && error.status < 500) return context.logger.info({ err: error, path }, "Refused");
  context.logger.error({ err: error, path }, "Request failed");
}
