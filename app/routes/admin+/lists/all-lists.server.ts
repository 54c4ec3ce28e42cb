import { data } from "@remix-run/node";
import type { adminList } from "./admin-list.server";
import { auditList } from "../audit-log/audit-list.server";
import { couponList } from "../coupons/coupon-list.server";
import { customerList } from "../customers/customer-list.server";
import { failedPaymentList } from "../failed-payments/failed-payment-list.server";
import { inactiveList } from "../inactive-restaurants/inactive-list.server";
import { orderList } from "../orders/order-list.server";
import { refundList } from "../refunds/refund-list.server";
import { restaurantList } from "../restaurants/restaurant-list.server";
import { agentList } from "../sales-agents/agent-list.server";

type List = Pick<ReturnType<typeof adminList>, "file" | "sheet">;

/** Every list that can be exported, by its name in the address. */
const lists = new Map<string, List>(
  Object.entries({
    "audit-log": auditList,
    coupons: couponList,
    customers: customerList,
    "failed-payments": failedPaymentList,
    "inactive-restaurants": inactiveList,
    orders: orderList,
    refunds: refundList,
    restaurants: restaurantList,
    "sales-agents": agentList,
  }),
);

/** Throws the 404 page for a list there is none of. */
export function findList(name: string | undefined): List {
  const list = lists.get(name ?? "");
  if (!list) throw data({ code: "not_found", message: "There is no such list." }, 404);
  return list;
}
