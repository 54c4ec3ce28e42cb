import type { AppLoadContext } from "@remix-run/node";
import { getCart } from "~/host/carts.server";
import { isHostError } from "~/host/errors";
import { listOrders } from "~/host/orders.server";

interface Held {
  /** The order that was made with the payment; null where none is known. */
  orderId: string | null;
  /** What the host knows, a sentence each. */
  sentences: string[];
  /** Whether there is something to pay for again. */
  hasCart: boolean;
}

/** [PAY-18] What a host that tells nothing of payments knows otherwise: the customer's orders and their cart there, where it answers. */
export async function whatHolds(
  { host }: AppLoadContext,
  { restaurantId, transaction }: { restaurantId: string; transaction: string | null },
): Promise<Held> {
  const [orders, cart] = await Promise.all([
    listOrders(host, { restaurant_id: restaurantId, per_page: 20 }).catch(untold),
    getCart(host, restaurantId).catch(untold),
  ]);
  const order = transaction ? orders?.orders.find((one) => one.transactionId === transaction) : undefined;
  const hasCart = Boolean(cart && cart.lines.length > 0);
  return {
    orderId: order?.id ?? null,
    hasCart,
    sentences: [
      ...(orders && !order ? ["Among your orders there is none with this payment."] : []),
      cart === undefined
        ? "Your cart there cannot be looked up at the moment."
        : hasCart
          ? "Your cart there is still full, as it is while nothing was ordered."
          : "Your cart there is empty, as it is once an order was taken.",
    ],
  };
}

/** What the host refuses or cannot say is not known; whatever is no answer of the host's is thrown. */
function untold(error: unknown): undefined {
  if (!isHostError(error) || error.code === "unauthenticated") throw error;
  return undefined;
}
