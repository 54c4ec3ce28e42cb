import { connect, createServer } from "node:net";
import { freePort } from "@tests/support/processes";

/** One address before several copies of the API, as a load balancer has it: each connection goes to the next that takes it. */
export async function openDoor(copies: () => readonly number[]): Promise<{ url: string; close: () => void }> {
  const port = await freePort();
  let turn = 0;
  const server = createServer((visitor) => {
    visitor.on("error", () => visitor.destroy());
    const tryNext = (left: number) => {
      const ports = copies();
      const target = ports[turn++ % Math.max(1, ports.length)];
      if (left === 0 || target === undefined) return void visitor.destroy();
      const line = connect(target, "127.0.0.1");
      line.once("connect", () => {
        line.on("error", () => visitor.destroy());
        visitor.on("close", () => line.destroy());
        visitor.pipe(line).pipe(visitor);
      });
      line.once("error", () => line.connecting || tryNext(left - 1));
    };
    tryNext(4);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
