import { expect, test } from "vitest";
import { HostError } from "~/host/errors";
import { answer, answerWithout, refuse } from "./route";

test("[FIND-12] suggestions are used again for the same cookies only, as address and mode are, and for no account", () => {
  const found = { corrected: null, dishes: [], places: [], cuisines: [], all: null };
  const visitor = answer(found, { token: null }).headers;
  expect([visitor.get("Cache-Control"), visitor.get("Vary")]).toEqual(["private, max-age=30", "Cookie"]);
  expect(answer(found, { token: "t" }).headers.get("Cache-Control")).toBe("no-store");
});

test("[FIND-12] refused suggestions say how long to wait, and are not kept", () => {
  const { status, headers } = refuse(new HostError("rate_limited", "Too often.", { retryAfter: 7 }));
  expect(status).toBe(429);
  expect(headers.get("Retry-After")).toBe("7");
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(refuse({ retryAfter: undefined }).headers.get("Retry-After")).toBe("60");
});

test.each(["unsupported", "timeout", "invalid_response"] as const)(
  "[FIND-12, FIND-19] of a host that answers with %s nothing is said, not that there is nothing, and it is asked again",
  async (code) => {
    const response = answerWithout(new HostError(code, "No."));
    expect([response.status, await response.json()]).toEqual([200, null]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(answerWithout(new HostError("rate_limited", "Too often.", { retryAfter: 7 })).status).toBe(429);
  },
);
