import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRequestSender } from "./request-sender.server";
import type { Transport } from "./transport.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The calls of a page, each of which may take 4 s and takes as long as its path says. */
function startPage() {
  const caller = { token: () => null, requestId: "r", forwardedHeaders: {}, clientAddress: "a" };
  const transport: Transport = async ({ path }) => {
    vi.advanceTimersByTime(Number(path.slice(1)));
    return { status: 200, contentType: "application/json", text: "{}" };
  };
  const guard = <Result>(call: () => Promise<Result>) => call();
  return createRequestSender({ transport, guard, callLimit: 4_000, pathOf: (path) => path }, caller);
}

test("[FORM-6] the time of a page begins with its first call: what a file takes to arrive does not count", async () => {
  const send = startPage();
  vi.advanceTimersByTime(60_000);
  await expect(send("GET", "/3000", {})).resolves.toMatchObject({ status: 200 });
  await expect(send("GET", "/2500", {})).resolves.toMatchObject({ status: 200 });
  await expect(send("GET", "/100", {}), "5.2 s are over").rejects.toMatchObject({ code: "timeout" });
});

test("[FORM-6] a file that is stored in a time of its own leaves the page its time", async () => {
  const send = startPage();
  await send("GET", "/1000", {});
  await send("POST", "/20000", { timeoutMs: 30_000 });
  await expect(send("GET", "/3000", {})).resolves.toMatchObject({ status: 200 });
  await expect(send("GET", "/3000", {})).resolves.toMatchObject({ status: 200 });
  await expect(send("GET", "/100", {})).rejects.toMatchObject({ code: "timeout" });
});
