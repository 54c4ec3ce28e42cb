import { expect, test } from "vitest";
import { HostError } from "~/host/errors";
import { refuse } from "./route";

test("[FIND-12] refused suggestions say how long to wait, and are not kept", () => {
  const { status, headers } = refuse(new HostError("rate_limited", "Too often.", { retryAfter: 7 }));
  expect(status).toBe(429);
  expect(headers.get("Retry-After")).toBe("7");
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(refuse({ retryAfter: undefined }).headers.get("Retry-After")).toBe("60");
});
