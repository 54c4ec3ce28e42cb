import { expect, test } from "vitest";
import { createVault } from "./vault";

const secret = "a secret of more than thirty-two characters";

test("[WIZ-13] what is encrypted reads as nothing, is decrypted again, and never looks the same twice", () => {
  const vault = createVault([secret]);
  const encrypted = vault.encryptText("12345678", "account:1");
  expect(encrypted).not.toContain("12345678");
  expect(vault.encryptText("12345678", "account:1")).not.toBe(encrypted);
  expect(vault.decryptText(encrypted, "account:1")).toBe("12345678");
  expect(vault.decryptText("4000123", "account:1")).toBe("4000123");
});

test("it opens neither for another purpose nor changed", () => {
  const vault = createVault([secret]);
  const encrypted = vault.encrypt(Buffer.from("check"), "file:1:0");
  expect(() => vault.decrypt(encrypted, "file:2:0")).toThrow();
  for (const at of [4, 16, encrypted.length - 1]) {
    const changed = Buffer.from(encrypted);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => vault.decrypt(changed, "file:1:0")).toThrow();
  }
});

test("keys are changed by putting a new one first; without the old one nothing old opens", () => {
  const old = createVault([secret]).encryptText("12345678", "account:1");
  const next = `another ${secret}`;
  expect(createVault([next, secret]).decryptText(old, "account:1")).toBe("12345678");
  expect(() => createVault([next]).decryptText(old, "account:1")).toThrow(/key that is not among ENCRYPTION_KEY/);
  const fresh = createVault([next, secret]).encryptText("x", "account:1");
  expect(createVault([next]).decryptText(fresh, "account:1")).toBe("x");
});

test("fingerprints find a text again by any key, and differ by purpose, text and key", () => {
  const next = "another secret, of thirty-two characters and more";
  const email = "amina@example.test";
  const [stored, ...none] = createVault([secret]).fingerprints(email, "email");
  expect(stored).toMatch(/^[0-9a-f]{64}$/);
  expect(none).toEqual([]);
  const rotated = createVault([next, secret]).fingerprints(email, "email");
  expect(rotated).toEqual([createVault([next]).fingerprints(email, "email")[0], stored]);
  expect(rotated[0]).not.toBe(stored);
  expect(createVault([secret]).fingerprints(email, "phone")).not.toContain(stored);
  expect(createVault([secret]).fingerprints("amina@example.tes", "temail")).not.toContain(stored);
});
