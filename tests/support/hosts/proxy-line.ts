import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { freePort } from "../processes";

/** A way to a running app that a test can cut, as a cable: what is under way breaks and nothing new is taken, a service worker's neither. */
export interface ProxyLine {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/**
 * A TCP port of its own before the app at `target`. A browser's own "offline" holds for pages; a service worker that
 * starts anew meanwhile may still reach the network.
 */
export async function openProxyLine(target: string): Promise<ProxyLine> {
  const { hostname, port: targetPort } = new URL(target);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(targetPort), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => void (open.delete(socket), other.destroy()));
      socket.pipe(other);
    }
  });
  const port = await freePort();
  const listen = async (): Promise<void> => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen();
  return {
    url: `http://127.0.0.1:${port}`,
    async cut() {
      if (!server.listening) return;
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, "close");
    },
    mend: listen,
  };
}
