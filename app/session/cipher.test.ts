import { afterEach, expect, test, vi } from "vitest";
import { createCipher } from "./cipher.server";

const [first, second] = ["first-secret-of-16+", "second-secret-of-16+"];
const value = { token: "t0k3n", list: [1, 2] };

afterEach(() => void vi.useRealTimers());

test("[SESS-1] what was encrypted is decrypted again, and shows nothing of itself", async () => {
  const cipher = createCipher([first], "session");
  const encrypted = await cipher.encrypt(value, 60);
  expect(await cipher.decrypt(encrypted)).toEqual(value);
  expect(Buffer.from(encrypted, "base64url").toString("latin1")).not.toContain("t0k3n");
});

test("[SESS-1] a changed, cut or foreign text does not open", async () => {
  const cipher = createCipher([first], "session");
  const encrypted = await cipher.encrypt(value, 60);
  const middle = Math.floor(encrypted.length * 0.7);
  const changed = encrypted.slice(0, middle) + (encrypted[middle] === "A" ? "B" : "A") + encrypted.slice(middle + 1);
  const stranger = await createCipher([second], "session").encrypt(value, 60);
  for (const text of [
    changed,
    encrypted.slice(0, -3),
    stranger,
    "",
    "garbage",
    "a.b.c.d.e",
    "eyJhbGciOiJub25lIn0.e30.",
  ]) {
    expect(await cipher.decrypt(text), text.slice(0, 40)).toBeNull();
  }
});

test("[SESS-1] a value encrypted for one cookie is not accepted in another", async () => {
  const encrypted = await createCipher([first], "kept-form").encrypt(value, 60);
  expect(await createCipher([first], "session").decrypt(encrypted)).toBeNull();
});

test("[SESS-1] after a change of secrets the old one is still decrypted, and the new one encrypts", async () => {
  const old = await createCipher([first], "session").encrypt(value, 60);
  const rotated = createCipher([second, first], "session");
  expect(await rotated.decrypt(old)).toEqual(value);
  expect(await createCipher([first], "session").decrypt(await rotated.encrypt(value, 60))).toBeNull();
});

test("[SESS-1] an encrypted value ends with its time", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") });
  const cipher = createCipher([first], "session");
  const encrypted = await cipher.encrypt(value, 60);
  vi.setSystemTime(new Date("2026-11-21T12:00:59Z"));
  expect(await cipher.decrypt(encrypted)).toEqual(value);
  vi.setSystemTime(new Date("2026-11-21T12:01:01Z"));
  expect(await cipher.decrypt(encrypted)).toBeNull();
});
