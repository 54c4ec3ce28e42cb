import type { ToldOrder } from "@domain/contract/order";
import { standardZone, toLocal } from "@domain/local-time";
import { listStatus } from "@domain/order-status";
import type { Filters } from "~/lib/filter-rows";
import { sortable } from "./as-asked";

/** Of a telephone number from here on; fewer digits are in any. */
const partOfPhone = 4;

/** What of a list of orders was asked for, where the host has not looked at it; `sought` is what the query calls `search`. */
export const orderNarrowing: Filters<ToldOrder> = {
  textOf: () => [],
  valueOf: (order, column) => {
    if (column === "amount") return sortable(order.total);
    const { orderId, orderType, customer, status, createdAt: date } = order;
    return { orderId, orderType, customer: customer?.name ?? "", status, date }[column] ?? "";
  },
  matches: (order, { sought, customer, order_id: number, ...filters }) =>
    (!sought || isFound(order, sought)) &&
    (!customer || order.customer?.id === customer || has(order.customer?.name, customer)) &&
    (!number || has(order.orderId, number)) &&
    (!filters.restaurant_id || order.restaurant.id === filters.restaurant_id) &&
    (!filters.source || order.source === filters.source) &&
    (!filters.order_type || order.orderType === filters.order_type) &&
    (!filters.status || filters.status.split(",").some((status) => isIn(order, status))) &&
    isWithin(order, filters),
};

const has = (text: string | null | undefined, part: string): boolean =>
  text?.toLowerCase().includes(part.toLowerCase()) ?? false;

/** By number, coupon, charge, name, or a telephone number in any writing. */
function isFound(order: ToldOrder, sought: string): boolean {
  const { orderId, couponCode, transactionId, customer } = order;
  const digits = sought.replaceAll(/\D/g, "");
  const isPhone = /^[+\d\s().-]+$/.test(sought) && digits.length >= partOfPhone;
  return (
    [orderId, couponCode, transactionId, customer?.name].some((text) => has(text, sought)) ||
    (isPhone && has(customer?.phone?.replaceAll(/\D/g, ""), digits.slice(-10)))
  );
}

function isIn({ status, refunds, isVoid }: ToldOrder, asked: string): boolean {
  if (asked === "refunded") return refunds.length > 0;
  return asked === "void" ? isVoid === true : status === asked || listStatus(status) === asked;
}

function isWithin({ createdAt, restaurant }: ToldOrder, { date_from: from, date_to: to }: Record<string, string>) {
  const day = toLocal(new Date(createdAt), restaurant.timeZone ?? standardZone).date;
  return (!from || day >= from.slice(0, 10)) && (!to || day <= to.slice(0, 10));
}
