import { expect, test } from "vitest";
import { formatCents, isMiswrittenAmount, parseCents, computePercent, roundCents, toDecimal } from "./money";

test("[UI-3] prices show two decimals and a missing price shows as 0.00", () => {
  expect(formatCents(1250)).toBe("$12.50");
  expect(formatCents(5)).toBe("$0.05");
  expect(formatCents(123456789)).toBe("$1,234,567.89");
  expect(formatCents(-320)).toBe("−$3.20");
  expect(formatCents(null)).toBe("$0.00");
  expect(toDecimal(undefined)).toBe("0.00");
  expect(toDecimal(-5)).toBe("-0.05");
});

test("[MONEY-1] halves are rounded away from zero", () => {
  expect(roundCents(10.5)).toBe(11);
  expect(roundCents(-10.5)).toBe(-11);
  expect(Object.is(roundCents(-0.2), 0)).toBe(true);
  expect(() => roundCents(Number.NaN)).toThrow(RangeError);
  expect(computePercent(1999, 10)).toBe(200);
  expect(computePercent(999, 8.25)).toBe(82);
  expect(computePercent(50, 1)).toBe(1);
});

test("[MONEY-1] decimals of the wire become cents without floating errors", () => {
  expect(parseCents(1.005)).toBe(101);
  expect(parseCents(0.1 + 0.2)).toBe(30);
  expect(parseCents("16.9")).toBe(1690);
  expect(parseCents("$1,234.56")).toBe(123456);
  expect(parseCents("-3.20")).toBe(-320);
  expect(parseCents(" 3.20 ")).toBe(320);
  expect(parseCents("12,345.6")).toBe(1234560);
  expect(parseCents("1,234,567")).toBe(123456700);
  for (const wrong of ["", "abc", "1.234", "1e9", "12,34", "99999999999999999"]) expect(parseCents(wrong)).toBeNull();
});

test("[MONEY-1] an amount may begin or end with its point, as other numbers may", () => {
  expect([".5", "$.50", "5.", "0.05", "-.5"].map(parseCents)).toEqual([50, 50, 500, 5, -50]);
  for (const wrong of [".", "$", "-", "$.", ".123", "5..", ",5"]) expect(parseCents(wrong), wrong).toBeNull();
});

test("[MONEY-1] a miswritten amount is no missing one", () => {
  for (const meant of ["12.345", "7,50", "1e3", "1.000,50", "$12 each", "١٢"])
    expect(isMiswrittenAmount(meant), meant).toBe(true);
  for (const other of ["", "much", "$", "0", "12.34", ".5"]) expect(isMiswrittenAmount(other), other).toBe(false);
});

test("[MONEY-1] what is shown reads back as the same amount", () => {
  for (const cents of [0, 1, 99, 100, 999999, -1, -12345]) {
    expect(parseCents(formatCents(cents))).toBe(cents);
    expect(parseCents(toDecimal(cents))).toBe(cents);
  }
});
