import { afterEach, expect, test, vi } from "vitest";
import { createSealer } from "./seal.server";

const [first, second] = ["first-secret-of-16+", "second-secret-of-16+"];
const value = { token: "t0k3n", list: [1, 2] };

afterEach(() => void vi.useRealTimers());

test("[SESS-1] what was sealed opens again, and shows nothing of itself", async () => {
  const sealer = createSealer([first], "session");
  const sealed = await sealer.seal(value, 60);
  expect(await sealer.open(sealed)).toEqual(value);
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("t0k3n");
});

test("[SESS-1] a changed, cut or foreign text does not open", async () => {
  const sealer = createSealer([first], "session");
  const sealed = await sealer.seal(value, 60);
  const middle = Math.floor(sealed.length * 0.7);
  const changed = sealed.slice(0, middle) + (sealed[middle] === "A" ? "B" : "A") + sealed.slice(middle + 1);
  const stranger = await createSealer([second], "session").seal(value, 60);
  for (const text of [changed, sealed.slice(0, -3), stranger, "", "garbage", "a.b.c.d.e", "eyJhbGciOiJub25lIn0.e30."]) {
    expect(await sealer.open(text), text.slice(0, 40)).toBeNull();
  }
});

test("[SESS-1] a value sealed for one cookie is not accepted in another", async () => {
  const sealed = await createSealer([first], "kept-form").seal(value, 60);
  expect(await createSealer([first], "session").open(sealed)).toBeNull();
});

test("[SESS-1] after a change of secrets the old one still opens, and the new one seals", async () => {
  const old = await createSealer([first], "session").seal(value, 60);
  const rotated = createSealer([second, first], "session");
  expect(await rotated.open(old)).toEqual(value);
  expect(await createSealer([first], "session").open(await rotated.seal(value, 60))).toBeNull();
});

test("[SESS-1] a sealed value ends with its time", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") });
  const sealer = createSealer([first], "session");
  const sealed = await sealer.seal(value, 60);
  vi.setSystemTime(new Date("2026-11-21T12:00:59Z"));
  expect(await sealer.open(sealed)).toEqual(value);
  vi.setSystemTime(new Date("2026-11-21T12:01:01Z"));
  expect(await sealer.open(sealed)).toBeNull();
});
