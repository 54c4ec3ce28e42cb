import { expect, test } from "vitest";
import { waivedDeliveryShareCents } from "./orders/delivery-fee";

test("the platform pays a fee it waived, up to its limit", () => {
  expect([0, 299, 600, 601, 2_000].map(waivedDeliveryShareCents)).toEqual([0, 299, 600, 600, 600]);
});
