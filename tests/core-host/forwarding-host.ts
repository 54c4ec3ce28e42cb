import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { coreCalls } from "./calls";
import type { Lacking } from "./core-host";

/** A host that passes calls on to another one, and may lack some of them. */
export interface ForwardingHost {
  url: string;
  /** The extended calls that came since this was emptied: "GET /orders/:id". */
  asked: Set<string>;
  /** From now on this call alone is lacking, in this way; null: none is. */
  lack: (call: string | null, as?: Lacking) => void;
  close: () => Promise<void>;
}

/** `url` of the host behind it. */
export async function startForwardingHost(url: string): Promise<ForwardingHost> {
  const asked = new Set<string>();
  const core = new Set(coreCalls.map(([name]) => name));
  let lacking: { call: string; status: Lacking } | null = null;
  const server = createServer((request, answer) => {
    void (async () => {
      const call = `${request.method ?? ""} ${templateOf(request.url ?? "")}`;
      if (!core.has(call)) asked.add(call);
      if (lacking?.call === call)
        return answer.writeHead(lacking.status, { "content-type": "text/html" }).end("<h1>No such page</h1>");
      const { host: _, connection: __, "content-length": ___, ...headers } = request.headers;
      const body = await buffer(request);
      const sent = new Headers();
      for (const [name, value] of Object.entries(headers)) if (value) sent.set(name, String(value));
      const given = await fetch(`${url}${request.url}`, {
        method: request.method,
        headers: sent,
        ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
      });
      const bytes = Buffer.from(await given.arrayBuffer());
      answer.writeHead(given.status, { "content-type": given.headers.get("content-type") ?? "" }).end(bytes);
    })().catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address !== "object") throw new Error("The forwarding host has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    lack: (call, as = 404) => void (lacking = call === null ? null : { call, status: as }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A path without its query and with `:id` for what stands for one thing. */
export const templateOf = (path: string) =>
  path.replace(/\?.*/, "").replaceAll(/\/(?:[\da-f]{8}-[\da-f-]{27}|\d+)(?=\/|$)/g, "/:id");
