import { pino } from "pino";
import { expect, test } from "vitest";
import { getReportedStatus, getRequestInfo, requestForApp } from "./request-info";
import { sandboxOrigins, setSecurityHeaders } from "./security-headers";

const logger = pino({ level: "silent" });
const request = (headers: Record<string, string>) =>
  new Request("http://10.0.0.5:3000/orders?page=2", { headers: { host: "halalgo.test", ...headers } });
const direct = { proxies: 0, appUrl: undefined };
const proxied = { proxies: 1, appUrl: undefined };
const forwarded = {
  "x-forwarded-proto": "https",
  "x-forwarded-host": "www.halalgo.test",
  "x-forwarded-for": "203.0.113.99, 198.51.100.9",
};

test("forwarded headers count behind a trusted proxy only", () => {
  expect(getRequestInfo(request(forwarded), undefined, direct, logger)).toMatchObject({
    origin: "http://halalgo.test",
    clientAddress: "unknown",
  });
  expect(getRequestInfo(request(forwarded), undefined, proxied, logger)).toMatchObject({
    origin: "https://www.halalgo.test",
    host: "www.halalgo.test",
    clientAddress: "198.51.100.9",
  });
});

test("only what our own proxies say of the visitor's address counts, however many they are", () => {
  const getAddress = (forwarded: string, proxies: number) =>
    getRequestInfo(request({ "x-forwarded-for": forwarded }), undefined, { ...proxied, proxies }, logger).clientAddress;
  expect(getAddress("1.1.1.1, 2.2.2.2, 3.3.3.3", 1)).toBe("3.3.3.3");
  expect(getAddress("1.1.1.1, 2.2.2.2, 3.3.3.3", 2)).toBe("2.2.2.2");
  expect(getAddress("3.3.3.3", 2)).toBe("unknown");
  expect(getAddress("<script>", 1)).toBe("unknown");
});

test("the app sees the address the visitor used, and no forwarded header", () => {
  const incoming = request(forwarded);
  const seen = requestForApp(incoming, getRequestInfo(incoming, undefined, proxied, logger));
  expect(seen.url).toBe("https://www.halalgo.test/orders?page=2");
  expect([...seen.headers.keys()].filter((name) => name.startsWith("x-forwarded"))).toEqual([]);
});

test("a request id is taken over only when it is plain", () => {
  const getId = (id: string) => getRequestInfo(request({ "x-request-id": id }), undefined, direct, logger).requestId;
  expect(getId("abc-12345")).toBe("abc-12345");
  expect(getId('"><script>')).toMatch(/^[\da-f-]{36}$/);
});

test("what a document says of its request cannot be chosen, so removing it changes nothing else", () => {
  const read = (headers: Record<string, string>) => getRequestInfo(request(headers), undefined, direct, logger);
  const [named, again, own] = [
    read({ "x-request-id": "stylesheet" }),
    read({ "x-request-id": "stylesheet" }),
    read({}),
  ];
  expect(named.reference).toMatch(/^stylesheet\.[\w-]{12}$/);
  expect(again.reference).not.toBe(named.reference);
  expect(own.reference).toBe(own.requestId);
});

test("a page's policy allows scripts by nonce only, and no frame around it", () => {
  const headers = new Headers({ "Content-Type": "text/html" });
  setSecurityHeaders(headers, { scripts: ["'nonce-n0nce'"], isSecure: true, card: sandboxOrigins, pictures: [] });
  const policy = headers.get("Content-Security-Policy") ?? "";
  expect(policy).toContain("script-src 'self' 'nonce-n0nce';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers.get("Strict-Transport-Security")).toContain("max-age=31536000");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
});

test("what sets its own policy keeps it, and may be framed as it says", () => {
  const headers = new Headers({ "Content-Type": "text/html", "Content-Security-Policy": "frame-ancestors 'self'" });
  setSecurityHeaders(headers, { scripts: [], isSecure: false, card: sandboxOrigins, pictures: [] });
  expect(headers.get("Content-Security-Policy")).toBe("frame-ancestors 'self'");
  expect(headers.has("X-Frame-Options")).toBe(false);
  expect(headers.has("Strict-Transport-Security")).toBe(false);
});

test("who left before the answer is told apart from a failure of ours", () => {
  const left = new Request("http://halalgo.test/home", { signal: AbortSignal.abort() });
  expect(getReportedStatus(left, 500)).toBe(499);
  expect(getReportedStatus(left, 302)).toBe(302);
  expect(getReportedStatus(request({}), 500)).toBe(500);
});
