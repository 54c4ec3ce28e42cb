import { type Kysely, sql, type Transaction } from "kysely";
import * as z from "zod";
import type { Database } from "@api/db/tables";
import { json } from "@api/db/tables";

/** The sandbox's records by kind. Of a card they hold only brand, last four digits, expiry and behaviour. */
const storedCard = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number(),
  expYear: z.number(),
  behaviour: z.enum(["approve", "decline"]),
});
const storedToken = z.object({ card: storedCard, used: z.boolean() });

/** A customer with a kept card; null once it was revoked. */
const storedCustomer = z.object({ sourceId: z.string(), card: storedCard.nullable() });

/** A charge, also a declined one: the answer given is kept, so that its key repeats it. */
const storedCharge = z.object({
  fingerprint: z.string(),
  status: z.number(),
  answer: z.record(z.string(), z.unknown()),
  amount: z.number().int(),
});
export const storedRefund = storedCharge.extend({ chargeId: z.string() });
const storedCheckout = z.object({
  status: z.enum(["OPEN", "PAID"]),
  paymentId: z.string().nullable(),
  amount: z.number().int(),
  lines: z.array(z.object({ name: z.string(), price: z.number().int(), unitQty: z.number().int() })),
  successUrl: z.string(),
  cancelUrl: z.string(),
  expiresAt: z.number(),
  /** What was typed beside the card that was declined last; null before. */
  declined: z.object({ name: z.string(), postalCode: z.string() }).nullable().default(null),
});

export type StoredCard = z.infer<typeof storedCard>;
export type StoredCharge = z.infer<typeof storedCharge>;
export type StoredCheckout = z.infer<typeof storedCheckout>;

const shapes = {
  token: storedToken,
  charge: storedCharge,
  refund: storedRefund,
  checkout: storedCheckout,
  customer: storedCustomer,
} as const;
type Kind = keyof typeof shapes;
type Stored<K extends Kind> = z.infer<(typeof shapes)[K]>;
type Books = Kysely<Database> | Transaction<Database>;

/** Reads one thing; with `lock`, no one else changes it until the transaction ends. */
export async function findRecord<K extends Kind>(
  books: Books,
  kind: K,
  id: string,
  lock = false,
): Promise<Stored<K> | null> {
  let query = books.selectFrom("sandbox_records").select("body").where("kind", "=", kind).where("id", "=", id);
  if (lock) query = query.forUpdate();
  return parse(kind, (await query.executeTakeFirst())?.body);
}

/** The record stored under an idempotency key. */
export async function findRecordByKey<K extends Kind>(books: Books, kind: K, key: string): Promise<Stored<K> | null> {
  const query = books
    .selectFrom("sandbox_records")
    .select("body")
    .where("kind", "=", kind)
    .where("idempotency_key", "=", key);
  return parse(kind, (await query.executeTakeFirst())?.body);
}

/** Every refund of a charge. */
export async function listRefunds(books: Books, chargeId: string): Promise<z.infer<typeof storedRefund>[]> {
  const query = books.selectFrom("sandbox_records").select("body").where("kind", "=", "refund");
  const rows = await query.where(sql<string>`body->>'chargeId'`, "=", chargeId).execute();
  return rows.map((row) => storedRefund.parse(row.body));
}

/** The answers of charges that were made in a span of time (milliseconds), the newest first; `after` is the last one seen. */
export async function listCharges(
  books: Books,
  { from, to, limit, after }: { from: number; to: number; limit: number; after: string | null },
): Promise<StoredCharge["answer"][]> {
  const created = sql<number>`(body->'answer'->>'created')::bigint`;
  let query = books.selectFrom("sandbox_records").select("body").where("kind", "=", "charge");
  query = query.where(created, ">=", from).where(created, "<=", to);
  if (after) {
    const last = sql`select (body->'answer'->>'created')::bigint, id from sandbox_records where kind = 'charge' and id = ${after}`;
    query = query.where(sql<boolean>`((body->'answer'->>'created')::bigint, id) < (${last})`);
  }
  const rows = await query.orderBy(created, "desc").orderBy("id", "desc").limit(limit).execute();
  return rows.map((row) => storedCharge.parse(row.body).answer);
}

/** @returns false when the idempotency key is taken (someone was quicker). */
export async function writeRecord<K extends Kind>(
  books: Books,
  kind: K,
  id: string,
  body: Stored<K>,
  idempotencyKey: string | null = null,
): Promise<boolean> {
  const written = await books
    .insertInto("sandbox_records")
    .values({ kind, id, idempotency_key: idempotencyKey, body: json(body) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

/** Replaces the content of a record. */
export async function replaceRecord<K extends Kind>(books: Books, kind: K, id: string, body: Stored<K>): Promise<void> {
  await books
    .updateTable("sandbox_records")
    .set({ body: json(body) })
    .where("kind", "=", kind)
    .where("id", "=", id)
    .execute();
}

function parse<K extends Kind>(kind: K, body: unknown): Stored<K> | null;
function parse(kind: Kind, body: unknown): unknown {
  return body === undefined ? null : shapes[kind].parse(body);
}
