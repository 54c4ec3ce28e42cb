import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import type { Config } from "~/lib/config/config.server";

/** Why the process cannot start, as a sentence for whoever started it; no stack trace helps them. */
export class StartError extends Error {
  override name = "StartError";
}

interface Address extends Pick<Config, "port" | "hostname"> {
  /** Of the setting that says the port. */
  name?: string;
}

type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];

/** Answers HTTP at the configured port. @returns the server and the port it got. @throws a sentence when it is taken */
export async function listen(fetch: Fetch, { port, hostname, name = "PORT" }: Address) {
  // Longer than a load balancer's, so that it is never us who closes a connection just as a request comes in.
  // A request may take five minutes to arrive: documents over a telephone's line. Its head may not.
  const server = createAdaptorServer({
    fetch,
    serverOptions: { keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 300_000 },
  });
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
  return { server: asHttpServer(server), port: typeof address === "object" && address ? address.port : port };
}

function asHttpServer(server: ReturnType<typeof createAdaptorServer>): Server {
  if (!("closeIdleConnections" in server)) throw new Error("The HTTP server is not one of HTTP/1.1.");
  return server;
}
