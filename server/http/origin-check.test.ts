import { expect, test } from "vitest";
import { isOneClickUnsubscribe, isSameOriginRequest } from "./request-checks";

const ours = ["https://shop.example", "https://www.shop.example:8443"];
const isOurs = (headers: Record<string, string>, method = "POST") =>
  isSameOriginRequest(method, new Headers(headers), ours);

test.each([
  [{ origin: "https://shop.example" }],
  [{ origin: "https://www.shop.example:8443" }],
  [{ origin: "https://shop.example", "sec-fetch-site": "same-origin" }],
  [{ "sec-fetch-site": "same-origin" }],
])("%j is one of our pages", (headers) => expect(isOurs(headers)).toBe(true));

test.each([
  [{}],
  [{ origin: "http://shop.example" }],
  [{ origin: "https://shop.example:444" }],
  [{ origin: "https://shop.example.evil.test" }],
  [{ origin: "https://shop.example/" }],
  [{ origin: "null" }],
  [{ origin: "" }],
  [{ "sec-fetch-site": "same-site" }],
  [{ "sec-fetch-site": "none" }],
  [{ "sec-fetch-site": "cross-site" }],
  [{ origin: "https://shop.example", "sec-fetch-site": "cross-site" }],
  [{ origin: "https://shop.example", "sec-fetch-site": "same-site" }],
  [{ origin: "http://shop.example", "sec-fetch-site": "same-origin" }],
  [{ referer: "https://shop.example/carts" }],
])("%j is not", (headers: Record<string, string>) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) expect(isOurs(headers, method)).toBe(false);
});

test("a page that a proxy serves over https unknown to us is one where the browser says so, and only that way around", () => {
  const plain = ["http://shop.example"];
  const isTaken = (headers: Record<string, string>) => isSameOriginRequest("POST", new Headers(headers), plain);
  const origin = "https://shop.example";
  expect(isTaken({ origin, "sec-fetch-site": "same-origin" })).toBe(true);
  expect(isTaken({ origin })).toBe(false);
  expect(isTaken({ origin, "sec-fetch-site": "same-site" })).toBe(false);
  expect(isTaken({ origin: "https://shop.example:8443", "sec-fetch-site": "same-origin" })).toBe(false);
  expect(isTaken({ origin: "https://evil.example", "sec-fetch-site": "same-origin" })).toBe(false);
});

test("reading is open to all", () => {
  for (const method of ["GET", "HEAD", "OPTIONS"])
    expect(isOurs({ "sec-fetch-site": "cross-site" }, method)).toBe(true);
});

test("a mail's provider may unsubscribe its reader by the link, and nothing else without saying where from", () => {
  const link = "/newsletter/unsubscribe/abc_DEF-1";
  expect(isOneClickUnsubscribe(link, new Headers())).toBe(true);
  const browsers: Record<string, string>[] = [
    { origin: "https://evil.test" },
    { "sec-fetch-site": "cross-site" },
    { cookie: "session=a" },
  ];
  for (const headers of browsers) expect(isOneClickUnsubscribe(link, new Headers(headers))).toBe(false);
  for (const path of ["/newsletter", `${link}/more`, "/newsletter/unsubscribe/", "/auth/login"])
    expect(isOneClickUnsubscribe(path, new Headers())).toBe(false);
});
