import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** What becomes of a call on its way: not sent; made, and its answer lost, cut off or late; or answered by something else. */
export type LineFault = "cut" | "lost" | "half" | "late" | "html" | "busy";
export const lineFaults: readonly LineFault[] = ["cut", "lost", "half", "late", "html", "busy"];

/** A way from an app to its API that a test makes faulty for some calls. */
export interface FaultyLine {
  /** Leads to the API at `target` from now on; gives the line's own address. */
  leadTo: (target: string) => string;
  /** From now on calls that match ("POST /orders/1") come to this; null: everything gets through. */
  spoil: (fault: { kind: LineFault; calls: RegExp } | null) => void;
  close: () => Promise<void>;
}

/** Milliseconds; longer than an app waits for a call. */
const lateMs = 8_000;

export async function openFaultyLine(): Promise<FaultyLine> {
  let target = new URL("http://127.0.0.1:9");
  let fault: Parameters<FaultyLine["spoil"]>[0] = null;
  const timers = new Set<NodeJS.Timeout>();

  async function pass(near: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "", headers } = near;
    const kind = fault?.calls.test(`${method} ${url}`) ? fault.kind : null;
    const body = await buffer(near);
    if (kind === "cut") return void response.destroy();
    if (kind === "html") return void response.writeHead(502, { "content-type": "text/html" }).end("<h1>nginx</h1>");
    if (kind === "busy") return void response.writeHead(429, { "retry-after": "1" }).end();
    const options = { hostname: target.hostname, port: target.port, path: url, method, headers };
    const far = request(options, (answer) => {
      response.on("close", () => answer.destroy());
      if (kind === null) return void answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
      void buffer(answer).then((whole) => {
        if (kind === "lost") return void response.destroy();
        const send = () => void response.writeHead(answer.statusCode ?? 502, answer.headers).end(whole);
        if (kind === "late") return void timers.add(setTimeout(send, lateMs));
        response.writeHead(200, { "content-type": "application/json", "content-length": whole.length });
        response.write(whole.subarray(0, whole.length >> 1), () => response.destroy());
      });
    });
    far.on("error", () => response.destroy());
    far.end(body);
  }

  const server = createServer((near, response) => void pass(near, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address !== "object") throw new Error("The line has no port.");
  return {
    leadTo: (url) => {
      target = new URL(url);
      return `http://127.0.0.1:${address.port}`;
    },
    spoil: (next) => void (fault = next),
    close: () =>
      new Promise((resolve) => {
        timers.forEach(clearTimeout);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
