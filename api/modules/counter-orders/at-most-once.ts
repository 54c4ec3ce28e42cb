import { isDeepStrictEqual } from "node:util";
import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { CounterOrderRequest } from "@domain/contract/ordering/counter";

/** What a till sends again because nobody answered, and what two tills send at once. */

/** Whether an order that the same key has placed is the one that is asked for now: its sum, kind, dishes, and how it was paid. */
export async function isAsAsked(
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
    // What was left open may have been paid since.
    (payment === "later" || paid?.method === payment) &&
    (await hasLines(trx, placed.id, items, null))
  );
}

/** Whether what one press brought to an order, the first one or a later one of that key, is exactly this. */
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
  const asked = items.map(({ menuItemId, quantity, size, addonIds, note }) =>
    lineText(menuItemId, quantity, size ?? "regular", addonIds ?? [], note || null),
  );
  return isDeepStrictEqual(had.sort(), asked.sort());
}

/**
 * One that was on hold is placed, or on hold anew: of two tills that went on with it, the first one counts.
 * @throws ApiError conflict when another was first
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
