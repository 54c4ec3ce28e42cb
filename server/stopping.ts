import type { Server } from "node:http";
import type { Logger } from "pino";
import type { HostParts } from "./host-parts";

/** How long requests may take to finish once the process is told to stop. */
const patience = 8_000;
/** Node closes the connections that are idle when told to; those that become idle afterwards are ours to close. */
const sweepMs = 50;

/**
 * On SIGTERM and SIGINT: takes no new requests, ends streams, lets other requests under way finish, closes the host and ends
 * the process. A second signal ends it at once.
 */
export function stopOnSignals(server: Server, host: Pick<HostParts, "endStreams" | "close">, logger: Logger): void {
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    logger.info({ signal }, "Stopping");
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
