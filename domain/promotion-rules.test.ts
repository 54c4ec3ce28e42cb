import * as z from "zod";
import { expect, test } from "vitest";
import { couponFields, keepsPromise, promiseProblem } from "./promotion-rules";

test("[COUP-2] a coupon whose words promise a first order is one for first orders", () => {
  const promises = ["$5 off your first order over $25.", "First-order treat", "10% off for new customers", "1st order"];
  for (const description of promises) {
    expect(promiseProblem({ name: "Welcome", description }), description).toMatch(/Choose “First order only”/);
    expect(promiseProblem({ name: description, description: null, first_order_only: false })).toMatch(/first order/);
    expect(promiseProblem({ name: "Welcome", description, first_order_only: true })).toBeNull();
  }
  for (const name of ["Friday table", "Renewed customers' night", "First courses", "Order first, pay later"])
    expect(promiseProblem({ name, description: null }), name).toBeNull();
});

test("[COUP-2] the form says so beside the box, also while another field is wrong", () => {
  const form = z.object(couponFields).check(keepsPromise);
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
