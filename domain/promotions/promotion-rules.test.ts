import { expect, test } from "vitest";
import * as z from "zod";
import {
  couponFields,
  couponPromiseCheck,
  couponPromiseProblem,
  dealFields,
  discountProblem,
  taxFields,
} from "./promotion-rules";

test("[COUP-2] a coupon whose words promise a first order is one for first orders", () => {
  const promises = ["$5 off your first order over $25.", "First-order treat", "10% off for new customers", "1st order"];
  for (const description of promises) {
    expect(couponPromiseProblem({ name: "Welcome", description }), description).toMatch(/Choose “First order only”/);
    expect(couponPromiseProblem({ name: description, description: null, first_order_only: false })).toMatch(
      /first order/,
    );
    expect(couponPromiseProblem({ name: "Welcome", description, first_order_only: true })).toBeNull();
  }
  for (const name of ["Friday table", "Renewed customers' night", "First courses", "Order first, pay later"])
    expect(couponPromiseProblem({ name, description: null }), name).toBeNull();
});

test("[COUP-2] the form says so beside the box, also while another field is wrong", () => {
  const form = z.object(couponFields).check(couponPromiseCheck);
  const answer = form.safeParse({ name: "First order", code: "", type: "fixed", discount_value: "5" });
  const fields = answer.error?.issues.map(({ path }) => path.join(".")) ?? [];
  expect(fields.sort()).toEqual(["code", "code", "first_order_only"]);
});

test("[COUP-2] a box that is not sent is not chosen, and a change that leaves it out leaves it", () => {
  const { first_order_only } = couponFields;
  expect(["on", "true", true, undefined, "false", ""].map((sent) => first_order_only.parse(sent))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(z.object({ first_order_only }).partial().parse({})).toEqual({});
});

/** What a field makes of what is sent, or what it says. */
const getOutcome = (field: z.ZodType, sent: unknown): unknown => {
  const result = field.safeParse(sent);
  return result.success ? result.data : result.error.issues.map(({ message }) => message);
};

test.each<[field: keyof typeof couponFields, sent: unknown, outcome: unknown]>([
  ["name", " Lunch ", "Lunch"],
  ["name", "  ", ["Name is required"]],
  ["name", undefined, ["Name is required"]],
  ["name", "x".repeat(80), "x".repeat(80)],
  ["name", "x".repeat(81), ["Name can be at most 80 characters"]],
  ["code", " lunch-5_a ", "LUNCH-5_A"],
  ["code", undefined, ["Code is required"]],
  ["code", "a b", ["Use letters, digits, - and _ only"]],
  ["code", "a!", ["Use letters, digits, - and _ only"]],
  ["code", "x".repeat(20), "X".repeat(20)],
  ["code", "x".repeat(21), ["Code must be less than 20 characters"]],
  ["type", "fixed", "fixed"],
  ["type", "percentage", "percentage"],
  ["type", "free", ["Discount type is required"]],
  ["discount_value", "12.5", 1250],
  ["discount_value", 0, 0],
  ["discount_value", "-1", ["Discount must be positive"]],
  ["discount_value", "much", ["Discount must be positive"]],
  ["discount_value", undefined, ["Discount must be positive"]],
  ["discount_value", "1".repeat(21), ["Discount must be positive"]],
  ["discount_value", "100000", 10_000_000],
  ["discount_value", "100000.01", ["That is more than 100,000.00"]],
  ["min_order_amount", "", 0],
  ["min_order_amount", undefined, 0],
  ["min_order_amount", null, 0],
  ["min_order_amount", "25", 2500],
  ["min_order_amount", "-25", ["Minimum order amount must be positive"]],
  ["max_discount", "", null],
  ["max_discount", undefined, null],
  ["max_discount", "0", null],
  ["max_discount", "7.50", 750],
  ["max_discount", "-1", ["Maximum discount must be positive"]],
  ["limit_per_user", "", null],
  ["limit_per_user", "3", 3],
  ["limit_per_user", "0", ["Limit per user must be at least 1"]],
  ["limit_per_user", "1", 1],
  ["limit_per_user", "many", ["Limit per user must be at least 1"]],
  ["limit_per_user", "1.5", ["Limit per user must be a whole number"]],
  ["limit_per_user", "1000000", 1_000_000],
  ["limit_per_user", "1000001", ["Limit per user can be at most 1,000,000"]],
  ["description", "", null],
  ["description", " For lunch ", "For lunch"],
  ["description", "x".repeat(300), "x".repeat(300)],
  ["description", "x".repeat(301), ["Description can be at most 300 characters"]],
  ["is_active", true, true],
  ["is_active", false, false],
  ["is_active", "false", false],
  ["is_active", "true", true],
  ["image_url", "", null],
  ["image_url", " https://example.test/a.png ", "https://example.test/a.png"],
  ["image_url", "/pictures/a.png", "/pictures/a.png"],
  ["image_url", "HTTP://EXAMPLE.TEST", "HTTP://EXAMPLE.TEST"],
  ["image_url", "javascript:alert(1)//https://a", ["Invalid image URL"]],
  ["image_url", "/pictures/a b.png", ["Invalid image URL"]],
  ["image_url", `/${"x".repeat(499)}`, `/${"x".repeat(499)}`],
  ["image_url", `/${"x".repeat(500)}`, ["Invalid image URL"]],
])("[COUP-2…7] a coupon's %s of %j", (field, sent, outcome) => {
  expect(getOutcome(couponFields[field], sent)).toEqual(outcome);
});

test.each<[field: keyof typeof dealFields, sent: unknown, outcome: unknown]>([
  ["title", "", ["Title is required"]],
  ["title", "x".repeat(81), ["Title can be at most 80 characters"]],
  ["discount_value", "-1", ["Discount value must be positive"]],
  ["menuItemIds", undefined, []],
  ["menuItemIds", "", []],
  ["menuItemIds", "m1", ["m1"]],
  ["menuItemIds", ["m1", "m2"], ["m1", "m2"]],
  ["categories", " Kebabs ", ["Kebabs"]],
])("[OFFER-3, OFFER-6] an offer's %s of %j", (field, sent, outcome) => {
  expect(getOutcome(dealFields[field], sent)).toEqual(outcome);
});

test("[OFFER-6] an offer names neither nothing nor without end", () => {
  const takes = (field: z.ZodType, sent: unknown) => field.safeParse(sent).success;
  const { menuItemIds, categories } = dealFields;
  const many = (count: number) => Array.from({ length: count }, () => "x");
  expect([[""], ["x".repeat(65)], many(1001)].map((sent) => takes(menuItemIds, sent))).toEqual([false, false, false]);
  expect([["x".repeat(64)], many(1000)].map((sent) => takes(menuItemIds, sent))).toEqual([true, true]);
  expect([[" "], ["x".repeat(61)], many(201)].map((sent) => takes(categories, sent))).toEqual([false, false, false]);
  expect([["x".repeat(60)], many(200)].map((sent) => takes(categories, sent))).toEqual([true, true]);
});

test.each<[field: keyof typeof taxFields, sent: unknown, outcome: unknown]>([
  ["name", "", ["Name is required"]],
  ["code", undefined, ["Code is required"]],
  ["code", "x".repeat(20), "x".repeat(20)],
  ["code", "x".repeat(21), ["Code can be at most 20 characters"]],
  ["rate", "8.25", 825],
  ["rate", "8.25 %", 825],
  ["rate", "8%", 800],
  ["rate", 0, 0],
  ["rate", 100, 10_000],
  ["rate", "-1", ["Tax rate must be 0 or greater"]],
  ["rate", "100.01", ["Tax rate cannot exceed 100%"]],
  ["rate", "8.255", ["Tax rate can have at most two decimals"]],
  ["rate", " 8.2555 % ", ["Tax rate can have at most two decimals"]],
  ["rate", "12.345.6", ["Tax rate must be 0 or greater"]],
  ["rate", "x8.255", ["Tax rate must be 0 or greater"]],
  ["rate", "1%5", ["Tax rate must be 0 or greater"]],
  ["rate", undefined, ["Tax rate must be 0 or greater"]],
  ["rate", "0".repeat(21), ["Tax rate must be 0 or greater"]],
])("[TAX-2] a tax's %s of %j", (field, sent, outcome) => {
  expect(getOutcome(taxFields[field], sent)).toEqual(outcome);
});

test("[COUP-4, OFFER-3] no percentage is above 100; amounts may be", () => {
  expect(discountProblem("percentage", 10_000)).toBeNull();
  expect(discountProblem("percentage", 10_001)).toBe("Percentage discount cannot exceed 100%");
  expect(discountProblem("fixed", 10_001)).toBeNull();
});

test("[COUP-4, COUP-6, OFFER-3] what is no number as we write it is not said to be negative", () => {
  const answer = ["Enter a number such as 12.50"];
  for (const sent of ["12.345", "7,50", "10%"]) {
    for (const field of ["discount_value", "min_order_amount", "max_discount"] as const)
      expect(getOutcome(couponFields[field], sent), `${field} ${sent}`).toEqual(answer);
    expect(getOutcome(dealFields.discount_value, sent), sent).toEqual(answer);
  }
  expect(getOutcome(couponFields.discount_value, ".5")).toBe(50);
});
