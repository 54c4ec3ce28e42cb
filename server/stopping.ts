import type { Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { HostParts } from "./host-parts";

interface Running {
  server: Server;
  host: Pick<HostParts, "endStreams" | "close">;
  logger: Logger;
  /** Aborted when the process is told to stop: from then on it is not ready. */
  stopping: AbortController;
  /** How long it still takes requests after that, so that whoever sends them here can notice. */
  drainSeconds: number;
}

/** How long requests may take to finish once no more are taken. */
const patience = 8_000;
/** Node closes the connections that are idle when told to; those that become idle afterwards are ours to close. */
const sweepMs = 50;

/**
 * On SIGTERM and SIGINT: is no longer ready but goes on for `drainSeconds`, asking for a new connection with every answer; then
 * takes no new requests, ends streams, lets other requests under way finish, closes the host and ends the process. A second
 * signal ends it at once.
 */
export function stopOnSignals({ server, host, logger, stopping, drainSeconds }: Running): void {
  const closeConnections = endingConnections(server);
  const stop = async (signal: string) => {
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    closeConnections();
    logger.info({ signal, drainSeconds }, "Stopping");
    await pause(drainSeconds * 1000);
    const late = setTimeout(() => server.closeAllConnections(), patience);
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    const isClosed = new Promise<void>((resolve) => server.close(() => resolve()));
    await host.endStreams();
    await isClosed;
    clearTimeout(late);
    clearInterval(sweep);
    await host.close();
    logger.info("Stopped");
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        logger.error({ err: error }, "Could not stop cleanly");
        process.exit(1);
      });
    });
  }
}

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
