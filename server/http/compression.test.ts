import { randomBytes } from "node:crypto";
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressResponse } from "./compression";

const line = (index: number) =>
  `<li class="card"><a href="/restaurant/${index * 7919}">Place ${index}</a></li>`.repeat(3);
const page = Array.from({ length: 400 }, (_, index) => line(index)).join("");
const headers = { "Content-Type": "text/html; charset=utf-8" };
const asking = (encoding: string) => new Request("http://app.test/", { headers: { "Accept-Encoding": encoding } });

/** In parts of 2 kB, as React writes a page. */
function inParts(text: string) {
  const bytes = new TextEncoder().encode(text);
  const parts = Array.from({ length: Math.ceil(bytes.length / 2048) }, (_, index) =>
    bytes.subarray(index * 2048, (index + 1) * 2048),
  );
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift();
      if (part) controller.enqueue(part);
      else controller.close();
    },
  });
}

test.each([
  ["gzip", gunzipSync],
  ["br", brotliDecompressSync],
])("a page that comes in one go is compressed as one piece (%s)", async (encoding, decode) => {
  const response = await compressResponse(asking(encoding), new Response(inParts(page), { headers }));
  expect(response.headers.get("Content-Encoding")).toBe(encoding);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(decode(bytes).toString()).toBe(page);
  expect(bytes.length).toBeLessThan(gzipSync(page).length * 1.05);
});

test.each([
  ["gzip", createGunzip],
  ["br", createBrotliDecompress],
])("what has come is readable while the rest is waited for (%s)", async (encoding, createDecoder) => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const source = writable.getWriter();
  const response = await compressResponse(asking(encoding), new Response(readable, { headers }));
  const decoder = createDecoder();
  const reader = response.body?.getReader();
  const pump = async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) decoder.write(part.value);
    decoder.end();
  };
  const pumped = pump();
  const first = new Promise<string>((resolve) => decoder.once("data", (data: Buffer) => resolve(data.toString())));
  await source.write(new TextEncoder().encode("<p>The shell</p>"));
  expect(await first).toBe("<p>The shell</p>");
  const rest = new Promise<string>((resolve) => decoder.once("data", (data: Buffer) => resolve(data.toString())));
  await source.write(new TextEncoder().encode("<p>What came later</p>"));
  await source.close();
  expect(await rest).toBe("<p>What came later</p>");
  await pumped;
});

test("a reader who leaves ends the page's source, and one that fails ends the answer", async () => {
  let leave = (_: string) => {};
  const left = new Promise<string>((resolve) => (leave = resolve));
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(2048)),
    cancel: () => leave("cancelled"),
  });
  const { body } = await compressResponse(asking("gzip"), new Response(endless, { headers }));
  const reader = body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(await left).toBe("cancelled");

  const failing = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error("gone")) });
  const broken = await compressResponse(asking("gzip"), new Response(failing, { headers }));
  await expect(broken.text()).rejects.toThrow("gone");
});

test("a page that fails while its reader has had enough for now is heard of when they go on", async () => {
  let fail = () => {};
  const source = new ReadableStream<Uint8Array>({
    start: (controller) => (fail = () => controller.error(new Error("gone"))),
    // What cannot be made smaller, so that the encoder is full soon.
    pull: (controller) => controller.enqueue(randomBytes(64 * 1024)),
  });
  const response = await compressResponse(asking("gzip"), new Response(source, { headers }));
  const turns = async () => {
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  await turns();
  fail();
  // An unheard rejection would end the process here; vitest fails the run for it.
  await turns();
  await expect(response.text()).rejects.toThrow("gone");
});

test.each(["image/webp", "text/event-stream"])("%s is left as it is", async (type) => {
  const response = await compressResponse(
    asking("gzip, br"),
    new Response("x".repeat(5000), { headers: { "Content-Type": type } }),
  );
  expect(response.headers.get("Content-Encoding")).toBeNull();
});

test.each([
  ["gzip", gunzipSync],
  ["br", brotliDecompressSync],
])("a page that lies there whole is compressed in one (%s)", async (encoding, decode) => {
  const response = await compressResponse(asking(encoding), new Response(page, { headers, status: 404 }));
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Encoding")).toBe(encoding);
  expect(decode(Buffer.from(await response.arrayBuffer())).toString()).toBe(page);
});
