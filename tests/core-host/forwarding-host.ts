import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { json } from "@tests/support/hosts/fake-host";
import { coreCalls } from "./calls";
import type { Lacking } from "./core-host";

/** What is lacking, and how that is said: one call, "GET /orders/:id", or every extended call that changes something. */
interface Lack {
  call: string;
  as: Lacking;
}
export const everyChange = "every change";

/** A host that passes calls on to another one, and may lack some of them for some of the app's requests. */
export interface ForwardingHost {
  url: string;
  /** The extended calls made for the request of this id: "GET /orders/:id". */
  askedFor: (requestId: string) => Set<string>;
  /** Gives the id of a request to come, for which this is lacking. Where changes are, core ones are refused, so that nothing changes. */
  requestWithout: (lack: Lack | null) => string;
  close: () => Promise<void>;
}

/** The sentence with which core changes are refused meanwhile. */
export const coreRefusal = /Not while it is tested\./;

/** Of calls that are posts but change nothing. */
const asking = /\/quote$/;
export const isChange = (call: string) => !call.startsWith("GET ") && !asking.test(call);

/** `url` of the host behind it. */
export async function startForwardingHost(url: string): Promise<ForwardingHost> {
  const extendedCalls = new Map<string, Set<string>>();
  const lacking = new Map<string, Lack>();
  const core = new Set(coreCalls.map(([name]) => name));
  const server = createServer((request, response) => {
    void (async () => {
      const call = `${request.method ?? ""} ${getTemplate(request.url ?? "")}`;
      const requestId = String(request.headers["x-request-id"]);
      const lack = lacking.get(requestId);
      const isLacking = lack?.call === call || (lack?.call === everyChange && isChange(call));
      if (!core.has(call)) extendedCalls.get(requestId)?.add(call);
      if (lack && isLacking && core.has(call)) return json(response, { message: "Not while it is tested." }, 409);
      if (lack && isLacking)
        return response.writeHead(lack.as, { "content-type": "text/html" }).end("<h1>No such page</h1>");
      const { host: _, connection: __, "content-length": ___, ...headers } = request.headers;
      const body = await buffer(request);
      const sent = new Headers();
      for (const [name, value] of Object.entries(headers)) if (value) sent.set(name, String(value));
      const upstream = await fetch(`${url}${request.url}`, {
        method: request.method,
        headers: sent,
        ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
      });
      const bytes = Buffer.from(await upstream.arrayBuffer());
      response.writeHead(upstream.status, { "content-type": upstream.headers.get("content-type") ?? "" }).end(bytes);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address !== "object") throw new Error("The forwarding host has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    askedFor: (requestId) => extendedCalls.get(requestId) ?? new Set(),
    requestWithout: (lack) => {
      const requestId = randomUUID();
      extendedCalls.set(requestId, new Set());
      if (lack) lacking.set(requestId, lack);
      return requestId;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A path without its query and with `:id` for what stands for one thing, be it a token. */
export const getTemplate = (path: string) =>
  path
    .replace(/\?.*/, "")
    .replaceAll(/\/(?:[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\d|\d+|unknown|[\w.-]{40,})(?=\/|$)/g, "/:id");
