import { isDeepStrictEqual } from "node:util";
import type * as z from "zod";
import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { CounterOrderRequest, payOrderRequest } from "@domain/contract/ordering/counter";

/** Requests that a till repeats because no response arrived, and requests that two tills send at the same time. */

/** Whether the order stored under a key is the requested one: same sum, kind, dishes and payment. */
export async function matchesRequest(
  trx: Db,
  placed: { id: string; total_cents: number; order_type: string },
  { items, amount, orderType, payment }: CounterOrderRequest,
): Promise<boolean> {
  const paid = await trx
    .selectFrom("payments")
    .select("method")
    .where("order_id", "=", placed.id)
    .where("at_counter", "=", true)
    .executeTakeFirst();
  return (
    placed.total_cents === amount &&
    placed.order_type === orderType &&
    // An order left unpaid may have been paid since.
    (payment === "later" || paid?.method === payment) &&
    (await hasLines(trx, placed.id, items, null))
  );
}

/** Whether the payment stored under a key is the requested one: same method, cash and amount. */
export async function isPaidBy(
  trx: Db,
  key: string,
  { method, tendered, amount }: z.infer<typeof payOrderRequest>,
): Promise<boolean> {
  const paid = await trx
    .selectFrom("payments")
    .select(["method", "tendered_cents", "amount_cents"])
    .where("key", "=", key)
    .executeTakeFirst();
  return (
    paid?.method === method &&
    (amount ?? paid.amount_cents) === paid.amount_cents &&
    (method !== "cash" || (tendered ?? null) === paid.tendered_cents)
  );
}

/** Whether the lines that a request with this key added to an order, at its start or later, are exactly these. */
export async function hasLines(
  trx: Db,
  orderId: string,
  items: CounterOrderRequest["items"],
  addedKey: string | null,
): Promise<boolean> {
  const lines = await trx
    .selectFrom("order_items")
    .select(["menu_item_id", "quantity", "size", "addons", "note"])
    .where("order_id", "=", orderId)
    .where("added_key", "is not distinct from", addedKey)
    .execute();
  const lineText = (...line: [string | null, number, string, string[], string | null]) =>
    JSON.stringify(line.map((part) => (Array.isArray(part) ? [...part].sort() : part)));
  const had = lines.map((line) =>
    lineText(
      line.menu_item_id,
      line.quantity,
      line.size,
      line.addons.map(({ id }) => id),
      line.note,
    ),
  );
  const requested = items.map(({ menuItemId, quantity, size, addonIds, note }) =>
    lineText(menuItemId, quantity, size ?? "regular", addonIds ?? [], note || null),
  );
  return isDeepStrictEqual(had.sort(), requested.sort());
}

/**
 * Ends a hold because its order is placed or put on hold again. If two tills continue with it, the first one wins.
 * @throws ApiError conflict if another was first
 */
export async function endHold(trx: Db, restaurantId: string, id: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom("held_orders")
    .where("id", "=", id)
    .where("restaurant_id", "=", restaurantId)
    .executeTakeFirst();
  if (numDeletedRows > 0n) return;
  throw new ApiError(
    "conflict",
    "This order was on hold, and another till has placed, changed or deleted it meanwhile.",
  );
}
