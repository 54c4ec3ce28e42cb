import type { ErrorCode } from "@domain/contract/errors";
import { formatCents } from "@domain/money";
import type { OrderType } from "@domain/orders/order-type";
import type { QuoteRestaurant } from "./restaurant";

/** What still keeps an order from being placed; the code is the one a refusal would carry. */
export interface Problem {
  code: ErrorCode;
  message: string;
}

export interface Placing {
  restaurant: QuoteRestaurant;
  orderType: OrderType;
  /** Null: none is chosen. */
  deliveryCity: string | null;
  /** The address is farther away than the restaurant delivers. */
  isOutOfReach: boolean;
  lineProblems: readonly (string | null)[];
  /** Of lines that are on no menu of the time the order is for. */
  notServed: readonly string[];
  subtotalCents: number;
  /** A sentence when the kitchen is closed at the time the order is for. */
  closed: string | null;
}

const typeNames: Record<OrderType, string> = { delivery: "delivery", takeaway: "takeaway", "dine-in": "dine-in" };

/** Every problem, in the order in which a person should solve them [CHK-13]. */
export function problemsOf(placing: Placing): Problem[] {
  const { restaurant, orderType } = placing;
  const problems: Problem[] = [];
  const add = (code: ErrorCode, message: string) => problems.push({ code, message });
  if (orderType === "delivery" && placing.deliveryCity === null)
    add("address_required", "Please select a delivery address");
  if (placing.isOutOfReach) {
    const place = placing.deliveryCity ?? "this address";
    add("address_out_of_reach", `${restaurant.name} does not deliver as far as ${place}. Choose another address.`);
  }
  if (!restaurant.isOrderable) add("restaurant_unavailable", `${restaurant.name} is not taking orders at the moment.`);
  if (placing.lineProblems.length === 0) add("cart_empty", "Your cart is empty");
  for (const problem of placing.lineProblems)
    if (problem) add("item_unavailable", `${problem} Please remove it from your cart.`);
  if (!restaurant.orderTypes.includes(orderType)) {
    add(
      "order_type_unavailable",
      `${restaurant.name} does not offer ${typeNames[orderType]}. Please choose another way.`,
    );
  }
  if (placing.lineProblems.length > 0 && placing.subtotalCents < restaurant.minimumOrderCents) {
    const [minimum, missing] = [restaurant.minimumOrderCents, restaurant.minimumOrderCents - placing.subtotalCents];
    add(
      "minimum_order",
      `The minimum order at ${restaurant.name} is ${formatCents(minimum)}. Add ${formatCents(missing)} more.`,
    );
  }
  if (placing.closed) add("restaurant_closed", placing.closed);
  // Whoever stands at the counter may sell it all the same: a time, not the item, is refused.
  for (const sentence of placing.notServed)
    add("restaurant_closed", `${sentence} Choose another time, or remove it from your cart.`);
  return problems;
}
