import { json } from "@api/db/tables";
import type { ApiDependencies, Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { type HoldOrderRequest, holdOrderRequest } from "@domain/contract/ordering/held-order";
import { quoteCounterOrder } from "./place";

/** Ms. Who was not served by then has gone, and their name and number go too. */
const retentionMs = 24 * 60 * 60_000;

interface Counter {
  restaurantId: string;
  now: Date;
}

const columns = ["id", "name", "total_cents", "held_at"] as const;

/** Puts an order aside; the same key does it once, for one restaurant. @throws ApiError not_found (another restaurant's key) */
export async function holdOrder(
  db: Db,
  { restaurantId, now, actor, key }: Counter & { actor: Actor; key: string },
  request: HoldOrderRequest,
) {
  const { quote } = await quoteCounterOrder(db, { restaurantId, now }, request);
  await db
    .insertInto("held_orders")
    .values({
      restaurant_id: restaurantId,
      hold_key: key,
      name: defaultName(request),
      total_cents: quote.total,
      request: json(request),
      held_by: actor.id,
      held_at: now,
    })
    .onConflict((conflict) => conflict.column("hold_key").doNothing())
    .execute();
  const held = await db
    .selectFrom("held_orders")
    .select(columns)
    .where("hold_key", "=", key)
    .where("restaurant_id", "=", restaurantId)
    .executeTakeFirst();
  if (!held) throw notFound("Order");
  return wire(held);
}

/** The oldest first. */
export async function listHeldOrders(db: Db, { restaurantId, now }: Counter) {
  const rows = await db
    .selectFrom("held_orders")
    .select(columns)
    .where("restaurant_id", "=", restaurantId)
    .where("held_at", ">=", oldest(now))
    .orderBy("held_at")
    .orderBy("id")
    .limit(50)
    .execute();
  return rows.map(wire);
}

/** Goes on with one: of two tills that press it, one gets it. @throws ApiError not_found */
export async function resumeHeldOrder(db: Db, { restaurantId, now }: Counter, id: string) {
  const held = await db
    .deleteFrom("held_orders")
    .where("id", "=", id)
    .where("restaurant_id", "=", restaurantId)
    .where("held_at", ">=", oldest(now))
    .returning([...columns, "request"])
    .executeTakeFirst();
  if (!held) throw notFound("Order on hold");
  return { ...wire(held), order: holdOrderRequest.parse(held.request) };
}

/** Deletes those that are no longer listed: they hold names, numbers and addresses. */
export async function deleteExpiredHeldOrders({ db, clock }: Pick<ApiDependencies, "db" | "clock">): Promise<void> {
  await db.deleteFrom("held_orders").where("held_at", "<", oldest(clock.now())).execute();
}

const oldest = (now: Date) => new Date(now.getTime() - retentionMs);

function defaultName({ customerName, table, items }: HoldOrderRequest): string {
  const dishes = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return customerName || table || (dishes === 1 ? "1 dish" : `${dishes} dishes`);
}

const wire = ({
  id,
  name,
  total_cents: total,
  held_at: heldAt,
}: {
  id: string;
  name: string;
  total_cents: number;
  held_at: Date;
}) => ({ id, name, total, held_at: heldAt.toISOString() });
