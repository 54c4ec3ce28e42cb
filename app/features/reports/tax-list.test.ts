import { expect, test } from "vitest";
import { moneyReport } from "@domain/orders/money-report";
import { listTaxTotal } from "./tax-list.server";

test("[RUSH-15] the total of a tax report counts the net sales of an order with two taxes once", () => {
  const nothing = { discounts: 0, discountsByPlatform: 0, refunds: 0, tips: 0, deliveryFees: 0 };
  const money = moneyReport({ ...nothing, grossSales: 1000, tax: 100, deliveryByPlatform: 0, refundsByPlatform: 0 });
  const state = { month: "2026-11", name: "State", rate: 7, net_sales: 1000, tax: 70 };
  const town = { month: "2026-11", name: "Town", rate: 3, net_sales: 1000, tax: 30 };
  expect(listTaxTotal({ taxes: [state, town], money })).toMatchObject([{ net_sales: 1000, tax: 100, rate: null }]);
  expect(listTaxTotal({ taxes: [state], money }), "a single line is its own total").toEqual([]);
});
