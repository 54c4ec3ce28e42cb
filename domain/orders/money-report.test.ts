import { expect, test } from "vitest";
import { moneyReport } from "./money-report";

test("[RUSH-15] gross sales less discounts and refunds are net sales; with tax, tips and fees taken in; with the platform's part the payout", () => {
  const moved = {
    grossSales: 10_000,
    discounts: 1_500,
    discountsByPlatform: 500,
    refunds: 1_000,
    tax: 551,
    tips: 300,
    deliveryFees: 399,
    deliveryByPlatform: 200,
    refundsByPlatform: 100,
  };
  expect(moneyReport(moved)).toMatchObject({
    discounts: 1_500,
    net_sales: 7_500,
    taken_in: 8_750,
    paid_by_platform: 800,
    payout: 9_550,
  });
});
