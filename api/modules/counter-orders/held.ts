import { isDeepStrictEqual } from "node:util";
import { json } from "@api/db/tables";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { type HoldOrderRequest, holdOrderRequest } from "@domain/contract/ordering/counter";
import { dayMs } from "@domain/duration";
import { endHold } from "./idempotency";
import { quoteCounterOrder } from "./place";

/** Milliseconds. Guests not served by then have left; their name and number are deleted. */
const retentionMs = dayMs;

interface Counter {
  restaurantId: string;
  now: Date;
}

const columns = ["id", "name", "total_cents", "held_at"] as const;

/**
 * Puts an order on hold; the same key does so once, for one restaurant. An order that was on hold before is replaced.
 * @throws ApiError not_found (another restaurant's key); conflict (the key held another order, or the replaced order is
 * gone)
 */
export async function holdOrder(
  { db, clock, events }: Pick<ApiDependencies, "db" | "clock" | "events">,
  { restaurantId, actor, key }: { restaurantId: string; actor: Actor; key: string },
  { held: before, ...request }: HoldOrderRequest,
) {
  const now = clock.now();
  const { quote } = await quoteCounterOrder(db, { restaurantId, now }, request);
  return db.transaction().execute(async (trx) => {
    const made = await trx
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
      .returning(columns)
      .executeTakeFirst();
    if (made) {
      if (before) await endHold(trx, restaurantId, before);
      await publishHold(events, trx, restaurantId, made.id);
      return wire(made);
    }
    const held = await trx
      .selectFrom("held_orders")
      .select([...columns, "request"])
      .where("hold_key", "=", key)
      .where("restaurant_id", "=", restaurantId)
      .executeTakeFirst();
    if (!held) throw notFound("Order");
    // Compares both as stored JSON, which omits undefined values.
    const isSame = isDeepStrictEqual(held.request, JSON.parse(JSON.stringify(request)));
    if (!isSame) throw new ApiError("conflict", `${held.name} is on hold already, as it was before this was changed.`);
    return wire(held);
  });
}

/** Oldest first. */
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

/** The order stays on hold, so that a lost response loses nothing. @throws ApiError not_found */
export async function getHeldOrder(db: Db, { restaurantId, now }: Counter, id: string) {
  const held = await db
    .selectFrom("held_orders")
    .select([...columns, "request"])
    .where("id", "=", id)
    .where("restaurant_id", "=", restaurantId)
    .where("held_at", ">=", oldest(now))
    .executeTakeFirst();
  if (!held) throw notFound("Order on hold");
  return { ...wire(held), order: holdOrderRequest.parse(held.request) };
}

/** @returns the deleted order. @throws ApiError not_found */
export async function deleteHeldOrder(
  { db, clock, events }: Pick<ApiDependencies, "db" | "clock" | "events">,
  restaurantId: string,
  id: string,
) {
  return db.transaction().execute(async (trx) => {
    const held = await getHeldOrder(trx, { restaurantId, now: clock.now() }, id);
    await endHold(trx, restaurantId, id);
    await publishHold(events, trx, restaurantId, id);
    return held;
  });
}

/** Makes other tills show it or remove it. */
const publishHold = (events: ApiDependencies["events"], trx: Db, restaurantId: string, subjectId: string) =>
  events.publish(trx, { type: "order.lines", restaurantId, subjectId, payload: {} });

/** Deletes held orders that are no longer listed: they contain names, numbers and addresses. */
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
