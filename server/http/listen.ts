import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Config } from "~/lib/config/config.server";

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

type Fetch = Parameters<typeof getRequestListener>[0];

/** Answers HTTP at the configured port. @returns the server and the port it got. @throws a sentence when it is taken */
export async function listen(fetch: Fetch, { port, hostname, name = "PORT", answerEarly = () => false }: Address) {
  // Longer than a load balancer's, so that it is never us who closes a connection just as a request comes in.
  // A request may take five minutes to arrive: documents over a telephone's line. Its head may not.
  const answer = getRequestListener(fetch);
  const server = createServer(
    { keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 300_000 },
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
