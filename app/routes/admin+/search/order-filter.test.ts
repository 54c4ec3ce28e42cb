import { expect, test } from "vitest";
import { orderFilter } from "./order-filter";

test("[ADMIN-1] a number is looked for among orders, anything else among those who ordered", () => {
  expect(orderFilter("HG-2048")).toEqual({ order_id: "HG-2048" });
  expect(orderFilter("hg2048")).toEqual({ order_id: "hg2048" });
  expect(orderFilter("2048")).toEqual({ order_id: "2048" });
  expect(orderFilter("Amina")).toEqual({ customer: "Amina" });
  expect(orderFilter("7 Spices")).toEqual({ customer: "7 Spices" });
});
