import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Writable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import type { Config } from "~/lib/config/config.server";
import type { HostConnection } from "../hosts/host-connection";

/** Why the process cannot start, as a sentence for whoever started it; no stack trace helps them. */
export class StartError extends Error {
  override name = "StartError";
}

interface Address extends Pick<Config, "port" | "hostname"> {
  /** Of the setting that says the port. */
  name?: string;
  /** Whether it has answered a request, before one of the web is made of it. */
  answerEarly?: (incoming: IncomingMessage, response: ServerResponse) => boolean;
}

type Fetch = (...asked: Parameters<Parameters<typeof getRequestListener>[0]>) => Response | Promise<Response>;

/** Answers HTTP at the configured port. @returns the server and the port it got. @throws a sentence when it is taken */
export async function listen(fetch: Fetch, { port, hostname, name = "PORT", answerEarly = () => false }: Address) {
  // Longer than a load balancer's, so that it is never us who closes a connection just as a request comes in.
  // A request may take five minutes to arrive: documents over a telephone's line. Its head may not.
  const answer = getRequestListener(async (request, env) => {
    const response = await fetch(request, env);
    const isEndless = response.headers.get("Content-Type")?.startsWith("text/event-stream");
    if (!response.body || !isEndless) return response;
    return new Response(endedWith(env.outgoing, response.body), response);
  });
  // Ten kilobytes typed into the search field are 36 in the address where they are no Latin letters; Node takes 16, and answers more
  // with an empty page.
  const server = createServer(
    { keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 300_000, maxHeaderSize: 65_536 },
    (incoming, response) => {
      if (!answerEarly(incoming, response)) void answer(incoming, response);
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
 * The same bytes, cancelled when the connection closes. What hands them on does so itself only once it has begun to wait for
 * their next: a stream whose reader left before would stay open for as long as the process runs.
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
  /** Aborted when the process begins to stop: from then on it is not ready. */
  shutdown: AbortController;
  /** How long it still takes requests after a signal, so that whoever sends them here can notice. */
  drainSeconds: number;
  /** ms from a fault to the end, whatever still goes on: what requests may take to finish, and a little to close. */
  faultLimitMs?: number;
}

/** How long requests may take to finish once no more are taken. */
const finishTimeoutMs = 8_000;

/** Node closes the connections that are idle when told to; those that become idle afterwards are ours to close. */
const sweepMs = 50;

/**
 * On SIGTERM and SIGINT: is no longer ready but goes on for `drainSeconds`, asking for a new connection with every answer; then
 * takes no new requests, ends streams, lets other requests under way finish, closes the host and ends the process. A second
 * signal ends it at once.
 *
 * The same, without draining and within ten seconds, when an exception or a rejected promise reaches nobody: what the process
 * holds in memory may be wrong from then on. It ends with 1, and whoever watches over it starts another.
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
  // Also for rejections: with no listener of their own they are told here, `origin` says so.
  process.on("uncaughtException", (error, origin) => {
    exitCode = 1;
    logger.fatal({ err: error, origin }, "A fault that nothing was prepared for: the process stops");
    setTimeout(() => process.exit(1), faultLimitMs);
    if (!shutdown.signal.aborted) shutDown(0).catch(failed);
  });
}

/** Takes no more connections, and waits for those there are. */
const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

/**
 * What makes every answer from now on the last one on its connection, those of requests under way too: a connection that is
 * closed while it is idle may be closed just as a request comes in.
 */
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
