import { sql } from "kysely";
import { json } from "@api/db/tables";
import type { Db } from "@api/dependencies";
import type { OrderHalal, OrderItemHalal } from "@domain/contract/ordering/order";
import { halalBadgeText } from "@domain/halal/halal-text";
import { addonHalalWords, getItemHalal, itemHalalLabelsFor, parseItemMarks } from "@domain/halal/items";
import { getHalalSummary, type HalalSummary, noStoredHalal, type StoredHalal } from "@domain/halal/status";

interface ItemWords {
  dish: readonly string[];
  addons: readonly string[];
}

export interface OrderHalalSnapshot {
  place: OrderHalal;
  /** Of its items, by item id, and what is added where they come with add-ons. */
  words: ReadonlyMap<string, ItemWords>;
}

/**
 * [HALAL-13] Stores in a new order the current halal facts of the restaurant and the items, in its transaction. They are never
 * updated.
 */
export async function saveHalalSnapshot(
  trx: Db,
  { orderId, restaurantId, now }: { orderId: string; restaurantId: string; now: Date },
): Promise<OrderHalalSnapshot> {
  const [snapshot] = await saveHalalSnapshots(trx, restaurantId, [{ id: orderId, placedAt: now }]);
  if (!snapshot) throw new Error(`Nothing is kept of order ${orderId}.`);
  return snapshot;
}

/** A restaurant's current halal facts. */
export async function getCurrentHalal(db: Db, restaurantId: string, now: Date): Promise<HalalSummary> {
  const { evidence, time_zone: timeZone } = await getRestaurantHalal(db, restaurantId);
  return getHalalSummary(evidence ?? noStoredHalal, timeZone, now);
}

const getRestaurantHalal = (db: Db, restaurantId: string) =>
  db
    .selectFrom("restaurants")
    .select(["time_zone", sql<StoredHalal | null>`halal_evidence(id)`.as("evidence")])
    .where("id", "=", restaurantId)
    .executeTakeFirstOrThrow();

/**
 * As saveHalalSnapshot for several orders of one restaurant; `knownAt` limits the evidence to what was known when an order was
 * placed (default: all).
 */
export async function saveHalalSnapshots(
  trx: Db,
  restaurantId: string,
  orders: readonly { id: string; placedAt: Date }[],
  knownAt: (halal: StoredHalal, placedAt: Date) => StoredHalal = (halal) => halal,
): Promise<OrderHalalSnapshot[]> {
  const { evidence, time_zone: timeZone } = await getRestaurantHalal(trx, restaurantId);
  const papers = evidence?.certificates ?? [];
  const numbers = await listNumbers(trx, papers);
  const snapshots = orders.map(({ id, placedAt }) => {
    const halal = getHalalSummary(evidence ? knownAt(evidence, placedAt) : noStoredHalal, timeZone, placedAt);
    const paper = papers.find(
      ({ certifier, expiresOn }) => certifier === halal.certifier && expiresOn === halal.expiresOn,
    );
    return { id, summary: halal, place: toSnapshot(halal, numbers.get(paper?.id ?? "") ?? null) };
  });
  await sql`
    update orders set halal = kept.place
    from jsonb_to_recordset(${json(snapshots.map(({ id, place }) => ({ id, place })))}::jsonb) as kept (id uuid, place jsonb)
    where orders.id = kept.id and orders.halal is null`.execute(trx);
  const words = await snapshotLines(trx, new Map(snapshots.map((order) => [order.id, order.summary])));
  return snapshots.map(({ id, place }) => ({ place, words: words.get(id) ?? new Map() }));
}

async function listNumbers(trx: Db, papers: StoredHalal["certificates"]): Promise<Map<string, string>> {
  const ids = papers.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await trx.selectFrom("halal_certificates").select(["id", "number"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

const toSnapshot = (summary: HalalSummary, number: string | null): OrderHalal => ({
  state: summary.state,
  sentence: halalBadgeText(summary),
  level: summary.level,
  certifier: summary.certifier,
  number,
  checked_on: summary.checkedOn ?? null,
  expires_on: summary.expiresOn,
});

/** For each order its items' halal facts, by item id. */
async function snapshotLines(trx: Db, places: ReadonlyMap<string, HalalSummary>) {
  const words = new Map<string, Map<string, ItemWords>>([...places.keys()].map((id) => [id, new Map()]));
  const rows = await trx
    .selectFrom("order_items as line")
    .innerJoin("menu_items as item", "item.id", "line.menu_item_id")
    .select(["line.id", "line.order_id", "line.addons", "item.id as item_id"])
    .select(["item.halal", "item.meat", "item.slaughter", "item.contains"])
    .where("line.order_id", "in", [...places.keys()])
    .execute();
  const lines = rows.map((row): { id: string; halal: OrderItemHalal } => {
    const [summary, marks] = [places.get(row.order_id) ?? null, parseItemMarks(row)];
    const own = { dish: itemHalalLabelsFor(summary, marks), addons: addonHalalWords(summary, marks) };
    words.get(row.order_id)?.set(row.item_id, own);
    const lineWords = row.addons.length > 0 ? [...own.dish, ...own.addons] : own.dish;
    return { id: row.id, halal: { state: getItemHalal(summary, marks).state, words: lineWords } };
  });
  await sql`
    update order_items line set halal = kept.halal
    from jsonb_to_recordset(${json(lines)}::jsonb) as kept (id uuid, halal jsonb)
    where line.id = kept.id and line.halal is null`.execute(trx);
  return words;
}
