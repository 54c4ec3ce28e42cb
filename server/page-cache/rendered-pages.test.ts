import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import pino from "pino";
import { expect, test } from "vitest";
import { continueTrace } from "../observability/trace";
import { createRenderedPages } from "./rendered-pages";

function createPages({ maxBytes = 1_000_000 } = {}) {
  const world = { now: 0 };
  const policies: string[][] = [];
  const pages = createRenderedPages({
    maxBytes,
    now: () => world.now,
    secure: (_headers, _origin, { scripts }) => void policies.push(scripts),
  });
  const answer = async (key: string, html: string, accepted = "gzip") => {
    const request = new Request("http://halalgo.test/orders", { headers: { "Accept-Encoding": accepted } });
    const found = pages.find(key);
    const info = {
      requestId: "id-of-this-request",
      reference: "number-of-this-request",
      nonce: "bm9uY2U+/=",
      origin: "http://halalgo.test",
      clientAddress: "127.0.0.1",
      trace: continueTrace(new Headers()),
      isDataRequest: false,
      logger: pino({ level: "silent" }),
    };
    const response = await pages.respond({ key, found }, new Response(found ? null : html), request, info);
    const bytes = Buffer.from(await response.arrayBuffer());
    const encoding = response.headers.get("Content-Encoding");
    return { isFound: found !== null, encoding, text: (encoding === "gzip" ? gunzipSync(bytes) : bytes).toString() };
  };
  return { world, policies, pages, answer };
}

test("what is rendered from the same is sent again, and nothing else", async () => {
  const { answer } = createPages();
  expect(await answer("mine", "<p>Amina")).toEqual({ isFound: false, encoding: "gzip", text: "<p>Amina" });
  expect(await answer("mine", "not rendered")).toEqual({ isFound: true, encoding: "gzip", text: "<p>Amina" });
  expect(await answer("theirs", "<p>Bilal")).toMatchObject({ isFound: false, text: "<p>Bilal" });
});

test("it holds neither nonce nor number of the request, and allows the scripts that had the nonce alone", async () => {
  const { answer, policies } = createPages();
  const html = '<script nonce="bm9uY2U+/=">ours()</script><script>theirs()</script><p>number-of-this-request';
  const { text } = await answer("mine", html);
  expect(text).toBe("<script>ours()</script><script>theirs()</script><p>");
  const hash = `'sha256-${createHash("sha256").update("ours()").digest("base64")}'`;
  await answer("mine", "");
  expect(policies).toEqual([[hash], [hash]]);
});

test("it is forgotten with the minute, as it may say what time it is", async () => {
  const { answer, world } = createPages();
  await answer("mine", "Opens in 5 minutes");
  world.now = 59_999;
  expect(await answer("mine", "")).toMatchObject({ isFound: true });
  world.now = 60_000;
  expect(await answer("mine", "Opens in 4 minutes")).toMatchObject({ isFound: false, text: "Opens in 4 minutes" });
});

test("room is made by what was rendered first", async () => {
  const { answer, pages } = createPages({ maxBytes: 100 });
  for (const key of ["1", "2", "3"]) await answer(key, "x".repeat(40), "");
  expect([pages.find("1"), pages.find("2") !== null, pages.find("3") !== null]).toEqual([null, true, true]);
  expect(pages.bytes()).toBe(80);
  await answer("4", "x".repeat(400), "");
  expect(pages.bytes()).toBe(0);
});
