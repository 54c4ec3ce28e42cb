import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Writable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import { uploadTimeLimitMs } from "@domain/file-size";
import type { Config } from "~/lib/config/config.server";
import type { HostConnection } from "../hosts/host-connection";

/** A start-up error for the operator, shown without a stack trace. */
export class StartError extends Error {
  override name = "StartError";
}

interface Address extends Pick<Config, "port" | "hostname"> {
  /** The name of the port setting. */
  name?: string;
  /** Returns whether it handled a request, before it is converted to a web Request. */
  respondFromCache?: (incoming: IncomingMessage, response: ServerResponse) => boolean;
}

type Fetch = (...args: Parameters<Parameters<typeof getRequestListener>[0]>) => Response | Promise<Response>;

/**
 * Serves HTTP at the configured port.
 * @returns the server and the port it got.
 * @throws an error for the operator when it is taken
 */
export async function listen(fetch: Fetch, { port, hostname, name = "PORT", respondFromCache = () => false }: Address) {
  const answer = getRequestListener(async (request, env) => {
    const response = await fetch(request, env);
    const isEndless = response.headers.get("Content-Type")?.startsWith("text/event-stream");
    if (!response.body || !isEndless) return response;
    return new Response(endedWith(env.outgoing, response.body), response);
  });
  // Idle connections stay open longer than a load balancer keeps them, so that we never close one while a request arrives. A body
  // may take long, for uploads over slow lines; the headers may not. 10 kB of non-Latin search text become 36 kB in the
  // URL; Node's default limit is 16 kB, and it answers more with an empty page.
  const server = createServer(
    { keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: uploadTimeLimitMs, maxHeaderSize: 65_536 },
    (incoming, response) => {
      if (!respondFromCache(incoming, response)) void answer(incoming, response);
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === "EADDRINUSE"
          ? `Port ${port} is taken. Set ${name} to another.`
          : `This machine does not listen at HOST ${hostname}, ${name} ${port}: ${error.message}.`;
      reject(new StartError(reason, { cause: error }));
    });
    server.listen(port, hostname, resolve);
  });
  const address = server.address();
  return { server, port: typeof address === "object" && address ? address.port : port };
}

/**
 * Cancels the stream when the connection closes. The adapter does so only once it waits for the next chunk: a stream whose client
 * left before would stay open forever.
 */
function endedWith(outgoing: Writable, body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const end = () => void reader.cancel().catch(() => undefined);
  if (outgoing.closed || outgoing.destroyed) end();
  else outgoing.once("close", end);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (value) controller.enqueue(value);
        if (done) controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

interface Running {
  server: Server;
  host: Pick<HostConnection, "endStreams" | "close">;
  logger: Logger;
  /** Aborted when shutdown begins: from then on it is not ready. */
  shutdown: AbortController;
  /** How long it accepts requests after a signal, so that load balancers can react. */
  drainSeconds: number;
  /** Milliseconds from a fatal error to the exit: time for requests to finish, and a little to close. */
  faultLimitMs?: number;
}

/** How long running requests may take after the server stopped accepting. */
const finishTimeoutMs = 8_000;

/** Node closes idle connections on request; we close those that become idle afterwards. */
const sweepMs = 50;

/**
 * On SIGTERM and SIGINT: reports not ready but serves for `drainSeconds`, closing each connection after its response; then stops
 * accepting, ends streams, waits for running requests, closes the host and exits. A second signal exits at once. The same,
 * without draining and within ten seconds, after an uncaught exception or unhandled rejection, as the state in memory may be
 * corrupt. It exits with 1, and the supervisor restarts it.
 */
export function shutDownGracefully({
  server,
  host,
  logger,
  shutdown,
  drainSeconds,
  faultLimitMs = 10_000,
}: Running): void {
  const closeConnections = endingConnections(server);
  let exitCode = 0;
  const shutDown = async (seconds: number) => {
    shutdown.abort();
    closeConnections();
    await pause(seconds * 1000);
    const late = setTimeout(() => server.closeAllConnections(), finishTimeoutMs);
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    await Promise.all([closed(server), host.endStreams()]);
    clearTimeout(late);
    clearInterval(sweep);
    await host.close();
    logger.info("Stopped");
    process.exit(exitCode);
  };
  const failed = (error: unknown) => {
    logger.error({ err: error }, "Could not stop cleanly");
    process.exit(1);
  };

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (shutdown.signal.aborted) process.exit(1);
      logger.info({ signal, drainSeconds }, "Stopping");
      shutDown(drainSeconds).catch(failed);
    });
  }
  // Also called for unhandled rejections, which have no listener of their own; `origin` says which it was.
  process.on("uncaughtException", (error, origin) => {
    exitCode = 1;
    logger.fatal({ err: error, origin }, "Uncaught exception; shutting down");
    setTimeout(() => process.exit(1), faultLimitMs);
    if (!shutdown.signal.aborted) shutDown(0).catch(failed);
  });
}

/** Stops accepting connections, and waits for the open ones. */
const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

/** Makes every further response the last on its connection: closing idle connections could hit an arriving request. */
function endingConnections(server: Server): () => void {
  const underWay = new Set<ServerResponse>();
  let isEnding = false;
  const end = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader("Connection", "close");
  };
  server.prependListener("request", (_request, response: ServerResponse) => {
    if (isEnding) return end(response);
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });
  return () => {
    isEnding = true;
    underWay.forEach(end);
  };
}
