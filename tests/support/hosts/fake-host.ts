import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** A call the app made, as it came over the wire. */
export interface HostCall {
  method: string;
  /** Path and query. */
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

type Behaviour = (call: HostCall, response: ServerResponse) => void | Promise<void>;

/** A marketplace host that a test scripts, for apps with `API_HOST`. */
export interface FakeHost {
  url: string;
  calls: HostCall[];
  /** From now on; until then every call is answered 404. */
  behave: (behaviour: Behaviour) => void;
  close: () => Promise<void>;
}

export async function startFakeHost(): Promise<FakeHost> {
  const calls: HostCall[] = [];
  let behaviour: Behaviour = (_call, response) => json(response, { message: "Not Found" }, 404);
  const server = createServer((request, response) => {
    void (async () => {
      const call = { method: request.method ?? "", path: request.url ?? "", headers: request.headers };
      calls.push({ ...call, body: await text(request) });
      const last = calls.at(-1);
      if (last) await behaviour(last, response);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address !== "object") throw new Error("The fake host has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    behave: (next) => void (behaviour = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers with JSON. */
export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
