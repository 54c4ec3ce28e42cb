import { expect, test } from "vitest";
import { conflictNotice, hostWith } from "@tests/support/edit-conflict";
import { couponComparison } from "./platform-coupons.server";

const stored = {
  id: "c",
  name: "Eid at home",
  code: "EID",
  type: "percentage",
  discount_value: "50.00",
  max_discount: "3.00",
  min_order_amount: "0.00",
  limit_per_user: null,
  start_date: "2026-11-20T05:00:00Z",
  expiration_date: "2026-12-01T05:00:00Z",
  is_active: true,
};
/** As the form of the stored coupon posts it. */
const same = {
  name: "Eid at home",
  code: "EID",
  type: "percentage",
  discount_value: "50",
  max_discount: "3",
  no_limit: "on",
  start_date: "2026-11-20",
  expiration_date: "2026-11-30",
  is_active: "true",
};
const differing = async (typed: Record<string, string>) =>
  (await conflictNotice({ ...couponComparison(hostWith(stored), "c"), typed }))?.differences;

test("[COUP-2] two editors of a platform's coupon: amounts that are equal do not differ, the last day is included", async () => {
  expect(await differing(same)).toEqual([]);
  const { no_limit: _, ...limited } = same;
  expect(
    await differing({ ...limited, discount_value: "40", limit_per_user: "2", expiration_date: "2026-12-31" }),
  ).toEqual([
    { label: "Discount", yours: "40", theirs: "50" },
    { label: "Limit per user", yours: "2", theirs: "" },
    { label: "No limit", yours: "No", theirs: "Yes" },
    { label: "Last day", yours: "2026-12-31", theirs: "2026-11-30" },
  ]);
});
