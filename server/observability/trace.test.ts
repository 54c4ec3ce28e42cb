import { expect, test } from "vitest";
import { continueTrace, traceHeaders } from "./trace";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const parentId = "00f067aa0ba902b7";
const traceOf = (headers: Record<string, string>) => continueTrace(new Headers(headers));

test("a trace that a proxy began goes on with a part of our own, its flags and state untouched", () => {
  const trace = traceOf({ traceparent: `00-${traceId}-${parentId}-00`, tracestate: "vendor=a,other=b" });
  expect(trace).toMatchObject({ traceId, parentId, flags: "00", state: "vendor=a,other=b" });
  expect(trace.spanId).toMatch(/^[\da-f]{16}$/);
  expect(trace.spanId).not.toBe(parentId);
  const passedOn = traceHeaders(trace);
  expect(passedOn).toEqual({ traceparent: `00-${traceId}-${trace.spanId}-00`, tracestate: "vendor=a,other=b" });
});

test("a later version of the standard is read as far as we know it", () => {
  expect(traceOf({ traceparent: `cc-${traceId}-${parentId}-01-what-comes` })).toMatchObject({ traceId, parentId });
});

test.each([
  ["nothing", ""],
  ["a version that is none", `ff-${traceId}-${parentId}-01`],
  ["no trace", `00-${"0".repeat(32)}-${parentId}-01`],
  ["no parent", `00-${traceId}-${"0".repeat(16)}-01`],
  ["capitals", `00-${traceId.toUpperCase()}-${parentId}-01`],
  ["a line of somebody's own", `00-${traceId}-${parentId}-01 <script>`],
])("%s in traceparent begins a trace, and tracestate is dropped with it", (_what, traceparent) => {
  const trace = traceOf({ traceparent, tracestate: "vendor=a" });
  expect(trace).toMatchObject({ parentId: null, state: null, flags: "01" });
  expect(trace.traceId).toMatch(/^[\da-f]{32}$/);
  expect(trace.traceId).not.toBe(traceId);
});
