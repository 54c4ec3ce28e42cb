import { pino } from "pino";
import { listen, shutDownGracefully } from "../../../server/http/listen";

/**
 * A process that stops as the app does, for tests: prints its port, then its log. `/slow` is answered once the process takes no
 * more requests, and says so; `/reject` and `/throw` leave a fault behind that nobody hears. Its first argument is how long it
 * may take after a fault, in ms; with a second one its host never closes.
 */
const [faultLimitMs, isStuck] = process.argv.slice(2);
const logger = pino({ base: null });
let end = () => {};
const isEnding = new Promise<void>((resolve) => (end = resolve));

const answers: Record<string, () => Response | Promise<Response>> = {
  "/slow": async () => {
    logger.info("slow");
    await isEnding;
    return new Response(server.listening ? "still listening" : "finished");
  },
  "/reject": () => {
    void Promise.reject(new Error("nobody awaits this"));
    return new Response("ok");
  },
  "/throw": () => {
    setImmediate(() => {
      throw new Error("nobody catches this");
    });
    return new Response("ok");
  },
};
const fetch = (request: Request) => answers[new URL(request.url).pathname]?.() ?? new Response("ready");
const { server, port } = await listen(fetch, { port: 0, hostname: "127.0.0.1" });
const host = {
  endStreams: async () => end(),
  close: async () => {
    if (isStuck) await new Promise(() => {});
  },
};
const shutdown = new AbortController();
shutDownGracefully({ server, host, logger, shutdown, drainSeconds: 0, faultLimitMs: Number(faultLimitMs) });
process.stdout.write(`${port}\n`);
