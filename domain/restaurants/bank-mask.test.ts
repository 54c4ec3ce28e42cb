import { expect, test } from "vitest";
import { isMaskedNumber, maskNumber, resolveMaskedNumber } from "./bank-mask";

test("[ADMIN-12] a bank number shows its last digits only, and what comes back unchanged stays", () => {
  expect(maskNumber("000123456789")).toBe("••••6789");
  expect(maskNumber("4567")).toBe("••••67");
  expect(maskNumber("1234567")).toBe("••••67");
  expect(maskNumber("12345678")).toBe("••••5678");
  expect(maskNumber(maskNumber("000123456789"))).toBe("••••6789");
  expect(maskNumber("")).toBe("");
  expect(isMaskedNumber("••••6789")).toBe(true);
  expect(isMaskedNumber("123456789")).toBe(false);
  expect(resolveMaskedNumber("••••6789", "000123456789")).toBe("000123456789");
  expect(resolveMaskedNumber("••••1111", "000123456789")).toBe("••••1111");
  expect(resolveMaskedNumber("987654321", "000123456789")).toBe("987654321");
  expect(resolveMaskedNumber("", "000123456789")).toBeNull();
  expect(resolveMaskedNumber("", "")).toBeNull();
  expect(resolveMaskedNumber("987654321", "")).toBe("987654321");
  expect(resolveMaskedNumber("987654321", null)).toBe("987654321");
});
