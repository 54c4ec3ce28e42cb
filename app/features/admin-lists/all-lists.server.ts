import { data } from "@remix-run/node";
import type { adminList } from "./admin-list.server";
import { auditList } from "~/features/audit-log/audit-list.server";
import { couponList } from "~/features/platform-coupons/coupon-list.server";
import { customerList } from "~/features/customers/customer-list.server";
import { failedPaymentList } from "./failed-payment-list.server";
import { inactiveList } from "./inactive-list.server";
import { orderList } from "~/features/admin-orders/order-list.server";
import { refundList } from "~/features/admin-orders/refund-list.server";
import { restaurantList } from "~/features/admin-restaurants/restaurant-list.server";
import { agentList } from "~/features/agents/agent-list.server";

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
