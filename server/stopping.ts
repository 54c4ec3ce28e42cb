import type { Server } from "node:http";
import type { Logger } from "pino";

/** How long requests may take to finish once the process is told to stop. */
const patience = 8_000;

/**
 * On SIGTERM and SIGINT: takes no new requests, lets those under way finish, runs `close` and ends the process. A second
 * signal ends it at once.
 */
export function stopOnSignals(server: Server, close: () => Promise<void>, logger: Logger): void {
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    logger.info({ signal }, "Stopping");
    const late = setTimeout(() => server.closeAllConnections(), patience);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    clearTimeout(late);
    await close();
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
