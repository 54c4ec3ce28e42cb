import { expect, test } from "vitest";
import * as z from "zod";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { centsAsked, confirmedRefundFields, leftOf, refundFields, withAmountRules } from "./refund-request";

const request = withAmountRules(z.object(refundFields));
const errorsOf = async (typed: Record<string, string>) =>
  (await createValidator(request).validate(typed)).error?.fieldErrors ?? {};

test("[HOST-66] nothing typed gives nothing back: an amount, or the whole order chosen, must be said", async () => {
  const reason = "Cold";
  expect(await errorsOf({})).toEqual({
    part: "Choose an amount or the whole order",
    reason: "Please give a reason",
  });
  expect(await errorsOf({ part: "amount", amount: "" })).toEqual({
    amount: "Enter an amount such as 4.50",
    reason: "Please give a reason",
  });
  for (const amount of ["", " ", "0", "0.00", "-5", "abc", "4.5.0", "12.345"])
    expect(await errorsOf({ part: "amount", amount, reason }), amount).toEqual({
      amount: "Enter an amount such as 4.50",
    });
  expect(await errorsOf({ part: "whole", amount: "4.50", reason })).toEqual({
    amount: "Leave the amount empty to give back the whole order",
  });
  expect(await errorsOf({ part: "amount", amount: "4.50", reason })).toEqual({});
  expect(await errorsOf({ part: "whole", amount: "", reason })).toEqual({});
});

test("[HOST-66] what is asked for is bounded by what is left, which refused refunds do not lower", () => {
  const refunds = [
    { amount: 500, status: "succeeded" },
    { amount: 300, status: "pending" },
    { amount: 900, status: "failed" },
  ];
  expect(leftOf({ orderId: "HG-1", source: "online", total: 2000, refunds })).toBe(1200);
  expect(centsAsked({ part: "whole" }, 1200)).toEqual({ cents: 1200 });
  expect(centsAsked({ part: "amount", amount: "12" }, 1200)).toEqual({ cents: 1200 });
  expect(centsAsked({ part: "amount", amount: "12.01" }, 1200)).toMatchObject({ error: /^Enter an amount between/ });
  expect(centsAsked({ part: "whole" }, 0)).toMatchObject({ error: /nothing left/ });
});

test("[HOST-66] the second press is checked as anew", () => {
  const press = z.object(confirmedRefundFields);
  const key = "0d5bdc4e-6a0b-4b1c-9a53-0b1f4b6d2c11";
  expect(press.safeParse({ sum: "450", left: "4576", key, reason: "Cold" }).success).toBe(true);
  for (const wrong of [{ sum: "" }, { sum: "0" }, { sum: "-4" }, { left: "x" }, { key: "" }, { reason: " " }])
    expect(press.safeParse({ sum: "450", left: "4576", key, reason: "Cold", ...wrong }).success).toBe(false);
});
