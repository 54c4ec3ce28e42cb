import type { LoaderFunctionArgs } from "@remix-run/node";
import { addonList } from "~/features/addons/addons.server";
import { certifierList } from "~/features/admin-lists/certifier-list.server";
import { demandList } from "~/features/admin-lists/demand-list.server";
import { failedPaymentList } from "~/features/admin-lists/failed-payment-list.server";
import { inactiveList } from "~/features/admin-lists/inactive-list.server";
import { missedSearchList } from "~/features/admin-lists/missed-search-list.server";
import { orderList } from "~/features/admin-orders/order-list.server";
import { refundList } from "~/features/admin-orders/refund-list.server";
import { restaurantList } from "~/features/admin-restaurants/restaurant-list.server";
import { agentList } from "~/features/agents/agents.server";
import { auditList } from "~/features/audit-log/audit-list.server";
import { customerList } from "~/features/customers/customers.server";
import { guestList } from "~/features/customers/guest-list.server";
import { menuList } from "~/features/menu-items/menu-list.server";
import { couponList } from "~/features/platform-coupons/platform-coupons.server";
import { ownCouponList } from "~/features/promotions/coupons/coupons.server";
import { offerList } from "~/features/promotions/offers/offers.server";
import { dayCloseList, dayList } from "~/features/reports/day-close-list.server";
import { saleList } from "~/features/reports/sale-list.server";
import { taxList } from "~/features/reports/tax-list.server";
import { transactionList } from "~/features/reports/transaction-list.server";
import { notFoundPage } from "~/lib/not-found-page.server";

/** How a list is exported; each one checks permissions itself. */
interface Exported {
  file: (args: LoaderFunctionArgs) => Promise<Response>;
  sheet: (args: LoaderFunctionArgs) => ReturnType<typeof addonList.sheet>;
}

/** Every list that can be exported, by its area and its name in the URL. */
const lists = {
  admin: {
    "audit-log": auditList,
    certifiers: certifierList,
    coupons: couponList,
    customers: customerList,
    demand: demandList,
    "failed-payments": failedPaymentList,
    "inactive-restaurants": inactiveList,
    "missed-searches": missedSearchList,
    orders: orderList,
    refunds: refundList,
    restaurants: restaurantList,
    "sales-agents": agentList,
  },
  dashboard: {
    addons: addonList,
    coupons: ownCouponList,
    customers: guestList,
    "day-close": dayList,
    "day-closes": dayCloseList,
    items: menuList,
    offers: offerList,
    "sales-report": saleList,
    tax: taxList,
    transactions: transactionList,
  },
} satisfies Record<string, Record<string, Exported>>;

/** Throws the 404 page for an unknown list. */
export function getList(area: keyof typeof lists, name: string | undefined): Exported {
  const list = new Map<string, Exported>(Object.entries(lists[area])).get(name ?? "");
  if (!list) throw notFoundPage("There is no such list.");
  return list;
}
