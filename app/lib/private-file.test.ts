import { expect, test } from "vitest";
import { privateFileResponse } from "./private-file.server";

const makeBody = (...parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
const shown = async (contentType: string, ...parts: string[]) => {
  const response = await privateFileResponse({ contentType, body: makeBody(...parts) });
  const { headers } = response;
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
  expect(headers.get("cache-control")).toBe("private, no-store");
  return [headers.get("content-disposition"), headers.get("content-type"), await response.text()];
};

test("[ADMIN-13] a stranger's picture or PDF is shown, walled in; anything else is saved", async () => {
  const pdf = "application/pdf";
  expect(await shown(pdf, "%PDF-1.4\n", "rest")).toEqual(["inline", pdf, "%PDF-1.4\nrest"]);
  expect(await shown(pdf, "%P", "DF-1.4", "rest")).toEqual(["inline", pdf, "%PDF-1.4rest"]);
  expect(await shown("image/png", "picture")).toEqual(["inline", "image/png", "picture"]);
  const saved = (text: string) => ["attachment", "application/octet-stream", text];
  expect(await shown(pdf, "<html><script>alert(1)</script>")).toEqual(saved("<html><script>alert(1)</script>"));
  expect(await shown(pdf, "%P")).toEqual(saved("%P"));
  expect(await shown("image/svg+xml", "<svg/>")).toEqual(saved("<svg/>"));
  expect(await shown("text/html", "%PDF-1.4")).toEqual(saved("%PDF-1.4"));
});

test("[HALAL-8] browsers draw a PDF that is one in a frame of our pages, and in no other; anything else stays walled in", async () => {
  const getPolicy = async (contentType: string, text: string) =>
    (await privateFileResponse({ contentType, body: makeBody(text) }, { isFramed: true })).headers.get(
      "content-security-policy",
    );
  expect(await getPolicy("application/pdf", "%PDF-1.4")).toMatch(/^default-src 'none';.*frame-ancestors 'self'$/);
  for (const [type = "", text = ""] of [
    ["application/pdf", "<html>"],
    ["image/png", "%PDF-1.4"],
    ["text/html", "%PDF-1.4"],
  ])
    expect(await getPolicy(type, text)).toBe("sandbox; default-src 'none'");
});
