import { connect, createServer } from "node:net";
import { freePort } from "@tests/support/processes";

/** Distributes connections to one address over several copies of the API, each to the next that accepts it. */
export async function startLoadBalancer(
  listPorts: () => readonly number[],
): Promise<{ url: string; close: () => void }> {
  const port = await freePort();
  let next = 0;
  const server = createServer((client) => {
    client.on("error", () => client.destroy());
    const connectToNext = (attempts: number) => {
      const ports = listPorts();
      const target = ports[next++ % Math.max(1, ports.length)];
      if (attempts === 0 || target === undefined) return void client.destroy();
      const upstream = connect(target, "127.0.0.1");
      upstream.once("connect", () => {
        upstream.on("error", () => client.destroy());
        client.on("close", () => upstream.destroy());
        client.pipe(upstream).pipe(client);
      });
      upstream.once("error", () => upstream.connecting || connectToNext(attempts - 1));
    };
    connectToNext(4);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
