import { sql } from "kysely";
import { json } from "@api/db/tables";
import type { Db } from "@api/dependencies";
import type { OrderHalal, OrderItemHalal } from "@domain/contract/ordering/order";
import { itemHalalOf, itemWords, marksOf } from "@domain/halal/items";
import { type KeptHalal, nothingKept, toldHalalOf } from "@domain/halal/status";
import { badgeSentence } from "@domain/halal/words";

export interface KeptOrderHalal {
  place: OrderHalal;
  /** Of its dishes, by the item's id. */
  words: ReadonlyMap<string, readonly string[]>;
}

/** [HALAL-13] Writes into a new order, in its transaction, what is true of its place and dishes now. Nothing writes it again. */
export async function keepHalal(
  trx: Db,
  { orderId, restaurantId, now }: { orderId: string; restaurantId: string; now: Date },
): Promise<KeptOrderHalal> {
  const { kept, time_zone: timeZone } = await trx
    .selectFrom("restaurants")
    .select(["time_zone", sql<KeptHalal | null>`halal_evidence(id)`.as("kept")])
    .where("id", "=", restaurantId)
    .executeTakeFirstOrThrow();
  const told = toldHalalOf(kept ?? nothingKept, timeZone, now);
  const paper = kept?.certificates.find(
    ({ certifier, expiresOn }) => certifier === told.certifier && expiresOn === told.expiresOn,
  );
  const numbered = paper
    ? await trx.selectFrom("halal_certificates").select("number").where("id", "=", paper.id).executeTakeFirst()
    : undefined;
  const ofPlace: OrderHalal = {
    state: told.state,
    sentence: badgeSentence(told),
    level: told.level,
    certifier: told.certifier,
    number: numbered?.number ?? null,
    checked_on: told.checkedOn ?? null,
    expires_on: told.expiresOn,
  };
  await trx
    .updateTable("orders")
    .set({ halal: json(ofPlace) })
    .where("id", "=", orderId)
    .execute();
  const rows = await trx
    .selectFrom("order_items as line")
    .innerJoin("menu_items as item", "item.id", "line.menu_item_id")
    .select(["line.id", "line.menu_item_id", "item.halal", "item.meat", "item.slaughter", "item.contains"])
    .where("line.order_id", "=", orderId)
    .execute();
  const items = rows.map((row): { id: string; itemId: string | null; halal: OrderItemHalal } => {
    const marks = marksOf(row);
    return {
      id: row.id,
      itemId: row.menu_item_id,
      halal: { state: itemHalalOf(told, marks).state, words: itemWords(told, marks) },
    };
  });
  await sql`
    update order_items line set halal = kept.halal
    from jsonb_to_recordset(${json(items)}::jsonb) as kept (id uuid, halal jsonb)
    where line.id = kept.id`.execute(trx);
  return { place: ofPlace, words: new Map(items.map(({ itemId, halal }) => [itemId ?? "", halal.words])) };
}
