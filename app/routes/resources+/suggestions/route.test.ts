import { expect, test } from "vitest";
import { HostError } from "~/host/errors";
import { answer, answerWithout, refuse, aboutDish, toSearchLink } from "./route";

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

test("[FIND-12] a suggested dish that is sold out says so instead of a time", () => {
  const place = { name: "Kabul Charcoal", opens: null, time: "20–30 min" };
  expect(aboutDish({ is_available: true, serving: null }, place)).toBe("Kabul Charcoal · 20–30 min");
  expect(aboutDish({ is_available: false, serving: null }, place)).toBe("Kabul Charcoal · Sold out");
});

test("[FIND-12] the link to all results counts them in English, and calls none all that are fewer than are suggested", () => {
  const one = { name: "One" };
  const text = (dishes: number, places: number, { areAll = true, suggested = 0 } = {}) => {
    const total = { dish_total: dishes, place_total: places, are_all: areAll };
    return toSearchLink("kab", { ...total, dishes: Array.from({ length: suggested }, () => one), places: [] })?.text;
  };
  expect(text(7, 3, { suggested: 3 })).toBe("All 7 dishes and 3 places");
  expect(text(2, 1)).toBe("All 2 dishes and 1 place");
  expect(text(1, 1)).toBe("1 dish and 1 place for “kab”");
  expect(text(2, 1, { suggested: 3 })).toBe("2 dishes and 1 place for “kab”");
  expect(text(1, 0, { areAll: false })).toBe("All 1+ dishes");
  expect(text(0, 0)).toBeUndefined();
});
