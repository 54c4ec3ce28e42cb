import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { bundlePrograms } from "@tests/support/bundle";
import { listen } from "./listen";

const file = "tests/support/hosts/faulty-server.ts";
let programs: Awaited<ReturnType<typeof bundlePrograms>>;
let child: ChildProcess | undefined;
beforeAll(async () => void (programs = await bundlePrograms([file])));
afterEach(() => void child?.kill("SIGKILL"));
afterAll(() => programs.remove());

/** The process of that program, with its arguments. */
async function startServer(...args: string[]) {
  const started = spawn(process.execPath, [programs.path(file), ...args], { stdio: ["ignore", "pipe", "inherit"] });
  child = started;
  const lines: string[] = [];
  const exited = once(started, "exit").then(([code]: unknown[]) => code);
  const log = () => lines.join("\n");
  createInterface({ input: started.stdout }).on("line", (line) => lines.push(line));
  const says = (text: string | RegExp) => expect.poll(log, { timeout: 30_000 }).toMatch(text);
  await says(/^\d+/);
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${lines[0]}${path}`)).text();
  return { get, says, log, exited, kill: (signal: NodeJS.Signals) => started.kill(signal) };
}

const limit = { timeout: 60_000 };

test.each([
  ["/reject", "unhandledRejection", "nobody awaits this"],
  ["/throw", "uncaughtException", "nobody catches this"],
])(
  "after a fault (%s) what is under way is answered, and the process ends with 1",
  limit,
  async (path, origin, why) => {
    const server = await startServer("30000");
    const slow = server.get("/slow");
    await server.says('"slow"');
    await server.get(path);
    expect(await slow).toBe("finished");
    expect(await server.exited).toBe(1);
    const fatal = server.log().match(/^.*"level":60.*$/m)?.[0] ?? "";
    expect(fatal).toContain(`"origin":"${origin}"`);
    expect(fatal).toContain(why);
    expect(server.log()).toContain('"Stopped"');
  },
);

test("it ends although something never closes", limit, async () => {
  const server = await startServer("100", "stuck");
  await server.get("/reject");
  expect(await server.exited).toBe(1);
  expect(server.log()).not.toContain('"Stopped"');
});

test("a signal ends it with 0, once what is under way is answered", limit, async () => {
  const server = await startServer("30000");
  const slow = server.get("/slow");
  await server.says('"slow"');
  server.kill("SIGTERM");
  expect(await slow).toBe("finished");
  expect(await server.exited).toBe(0);
});

test("an endless answer to somebody who left before it came is cancelled", limit, async () => {
  const page = new AbortController();
  const cancelled = new Promise<void>((resolve) => {
    const answer = async (_: unknown, { outgoing }: { outgoing: NodeJS.EventEmitter }) => {
      page.abort();
      await once(outgoing, "close");
      const headers = { "Content-Type": "text/event-stream" };
      return new Response(new ReadableStream({ cancel: () => resolve() }), { headers });
    };
    void listen(answer, { port: 0, hostname: "127.0.0.1" }).then(({ server, port }) => {
      server.unref();
      return fetch(`http://127.0.0.1:${port}/`, { signal: page.signal }).catch(() => undefined);
    });
  });
  await cancelled;
});

test("[HOME-4] ten kilobytes of emoji in the address reach the app", async () => {
  const { server, port } = await listen(() => new Response("ok"), { port: 0, hostname: "127.0.0.1" });
  const address = `http://127.0.0.1:${port}/home?search=${encodeURIComponent("🍕".repeat(2_500))}`;
  try {
    expect((await fetch(address)).status).toBe(200);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
