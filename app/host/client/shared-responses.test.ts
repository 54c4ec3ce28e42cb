import { Readable } from "node:stream";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import * as z from "zod";
import type { Call } from "@domain/contract/define-call";
import { createHostClient } from "./client.server";
import { createSharedResponses } from "./shared-responses";

const call = { method: "get", path: "/restaurants", operationId: "listRestaurants", tier: "core", tag: "Browse" };

let now: number;
let sent: string[];
let seconds: number | undefined;
let wait: Promise<void>;
let isLost: boolean;
let shared: ReturnType<typeof createSharedResponses>;
let client: ReturnType<typeof createHostClient>;

beforeEach(() => {
  now = 0;
  sent = [];
  seconds = 1;
  wait = Promise.resolve();
  isLost = false;
  shared = createSharedResponses(() => now);
  client = createHostClient({
    shared,
    guard: (attempt) => attempt(),
    transport: async ({ method, path, headers }) => {
      sent.push(`${method} ${path}`);
      const mine = { token: headers.authorization ?? "none", read: sent.length };
      await wait;
      if (isLost && method === "POST") throw new Error("The line was cut.");
      const isShared = method === "GET" && headers.authorization !== "Bearer owner";
      const text = JSON.stringify({ data: mine, message: "Done" });
      return { status: 200, contentType: "application/json", text, sharedSeconds: isShared ? seconds : undefined };
    },
  });
});

const host = (token: string | null) =>
  client({ token: () => token, requestId: "r", forwardedHeaders: {}, clientAddress: "203.0.113.7" });
const answer = z.looseObject({ data: z.unknown() });
const read = async (token: string | null) => (await host(token).call(definition(call), {}, answer)).data;

/** The client needs of a call no more than this. */
function definition(of: typeof call): Call {
  const known: Record<string, unknown> = { ...of, response: answer };
  if (!isCall(known)) throw new Error("This is no call.");
  return known;
}
const isCall = (of: Record<string, unknown>): of is Record<string, unknown> & Call => of.method !== undefined;

test("who has been answered with shared answers reads them without a call, for as long as the host says", async () => {
  await read("amina");
  await read("bilal");
  expect(sent).toHaveLength(2);
  await read("amina");
  await read("bilal");
  expect(sent).toHaveLength(2);
  now = 1_000;
  await read("amina");
  expect(sent).toHaveLength(3);
});

test("an owner neither reads nor leaves shared answers", async () => {
  await read("amina");
  expect(await read("owner")).toMatchObject({ token: "Bearer owner" });
  expect(await read("owner")).toMatchObject({ token: "Bearer owner", read: 3 });
  expect(await read("amina")).toMatchObject({ token: "Bearer amina" });
});

test("nothing is shared with a token that the host has not answered so before", async () => {
  await read("amina");
  expect(await read("bilal")).toMatchObject({ token: "Bearer bilal" });
  expect(await read(null)).toMatchObject({ token: "none" });
});

test("a host that shares nothing is asked each time", async () => {
  seconds = undefined;
  await read(null);
  await read(null);
  expect(sent).toHaveLength(2);
});

test("a change clears what is shared, also what was on its way", async () => {
  await read("amina");
  await host("amina").send(definition({ ...call, method: "post" }));
  await read("amina");
  expect(sent).toHaveLength(3);
  shared.clear();
  let arrive = () => {};
  wait = new Promise((resolve) => (arrive = resolve));
  const slow = read("amina");
  shared.clear();
  arrive();
  await slow;
  await read("amina");
  expect(sent).toHaveLength(5);
});

test("a change or an upload whose answer is lost clears what is shared, as it may have been made", async () => {
  isLost = true;
  const post = definition({ ...call, method: "post" });
  const file = {
    params: {},
    body: Readable.from(["menu"]),
    contentType: "text/csv",
    signal: new AbortController().signal,
  };
  for (const send of [() => host("amina").send(post), () => host("amina").upload(post, file, answer)]) {
    await read("amina");
    const before = sent.length;
    await expect(send()).rejects.toThrow();
    await read("amina");
    expect(sent).toHaveLength(before + 2);
  }
});

test("whatever happens in whichever order, a reader gets only an answer that is fresh and was given to readers", () => {
  const step = fc.record({
    at: fc.integer({ min: 0, max: 3_000 }),
    token: fc.constantFrom("a", "b", "owner"),
    url: fc.constantFrom("/restaurants", "/deals"),
    does: fc.constantFrom("read" as const, "keep" as const, "clear" as const),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let time = 0;
      const answers = createSharedResponses(() => time);
      const cached: { url: string; until: number; text: string }[] = [];
      for (const { at, token, url, does } of steps) {
        time += at;
        if (does === "clear") {
          answers.clear();
          cached.length = 0;
        } else if (does === "keep") {
          const sharedSeconds = token === "owner" ? undefined : 2;
          const text = `${url} ${time}`;
          answers.begin(token, url)({ status: 200, contentType: "", text, sharedSeconds });
          if (sharedSeconds) cached.push({ url, until: time + 2_000, text });
        } else {
          const found = answers.find(token, url);
          if (token === "owner") expect(found).toBeUndefined();
          if (found) expect(cached.filter((one) => one.url === url && one.until > time).at(-1)?.text).toBe(found.text);
        }
      }
    }),
  );
});
