import { expect, test } from "vitest";
import { createVault } from "./vault";

const secret = "a secret of more than thirty-two characters";

test("[WIZ-13] what is sealed reads as nothing, opens again, and never looks the same twice", () => {
  const vault = createVault([secret]);
  const sealed = vault.sealText("12345678", "account:1");
  expect(sealed).not.toContain("12345678");
  expect(vault.sealText("12345678", "account:1")).not.toBe(sealed);
  expect(vault.openText(sealed, "account:1")).toBe("12345678");
  expect(vault.openText("4000123", "account:1")).toBe("4000123");
});

test("it opens neither for another purpose nor changed", () => {
  const vault = createVault([secret]);
  const sealed = vault.seal(Buffer.from("check"), "file:1:0");
  expect(() => vault.open(sealed, "file:2:0")).toThrow();
  for (const at of [4, 16, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => vault.open(changed, "file:1:0")).toThrow();
  }
});

test("keys are changed by putting a new one first; without the old one nothing old opens", () => {
  const old = createVault([secret]).sealText("12345678", "account:1");
  const next = `another ${secret}`;
  expect(createVault([next, secret]).openText(old, "account:1")).toBe("12345678");
  expect(() => createVault([next]).openText(old, "account:1")).toThrow(/key that is not among ENCRYPTION_KEY/);
  const fresh = createVault([next, secret]).sealText("x", "account:1");
  expect(createVault([next]).openText(fresh, "account:1")).toBe("x");
});
