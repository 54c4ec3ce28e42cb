import { holdsChange, nothingToChange } from "@domain/contract/primitives";
import { taxFields } from "@domain/promotion-rules";
import * as z from "zod";
import { audit, auditRow, linesOf } from "@api/audit/note";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { refuseIfChanged } from "@api/modules/restaurants/changed-meanwhile";

/** [HOST-40] */
export const taxWrite = z.object(taxFields);
/** [HOST-41] A field that is left out stays; version is extended. */
export const taxChange = taxWrite
  .partial()
  .extend({ version: z.number().int().optional() })
  .refine(holdsChange, nothingToChange);

type Writer = Pick<ApiDependencies, "db" | "clock"> & { actor: Actor };

interface TaxKey {
  restaurantId: string;
  taxId: string;
}

const lineOf = linesOf("promotion.tax", "tax");

/** A new tax is off, so that nobody is charged by a slip of the finger. @returns its id */
export async function createTax({ db, clock, actor }: Writer, restaurantId: string, write: z.output<typeof taxWrite>) {
  const now = clock.now();
  const { name, code, rate } = write;
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto("taxes")
      .values({
        restaurant_id: restaurantId,
        name,
        code,
        rate_hundredths: rate,
        created_at: now,
        updated_at: now,
        updated_by: actor.id,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const changes = { name: [null, name], rate_hundredths: [null, rate] };
    await audit(trx, { ...lineOf(actor, now, { restaurantId, id }, "created"), changes });
    return id;
  });
}

/** Also switches it [HOST-43]. @throws ApiError not_found (also another restaurant's), conflict with `changedMeanwhile` */
export async function updateTax(
  { db, clock, actor }: Writer,
  key: TaxKey,
  { version, ...write }: z.output<typeof taxChange> & { status?: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await lockTax(trx, key);
    await refuseIfChanged(trx, "tax", before, version);
    const now = clock.now();
    const after = await trx
      .updateTable("taxes")
      .set({
        name: write.name,
        code: write.code,
        rate_hundredths: write.rate,
        status: write.status,
        version: before.version + 1,
        updated_at: now,
        updated_by: actor.id,
      })
      .where("id", "=", key.taxId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await auditRow(trx, lineOf(actor, now, { ...key, id: key.taxId }, "changed"), { before, after });
  });
}

/** [HOST-42] Orders keep what was charged: they hold the tax itself. @throws ApiError not_found */
export async function deleteTax({ db, clock, actor }: Writer, key: TaxKey): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { name, rate_hundredths: rate } = await lockTax(trx, key);
    await trx.deleteFrom("taxes").where("id", "=", key.taxId).execute();
    const changes = { name: [name, null], rate_hundredths: [rate, null] };
    await audit(trx, { ...lineOf(actor, clock.now(), { ...key, id: key.taxId }, "deleted"), changes });
  });
}

async function lockTax(trx: Db, { restaurantId, taxId }: TaxKey) {
  const row = isUuid(taxId)
    ? await trx
        .selectFrom("taxes")
        .selectAll()
        .where("id", "=", taxId)
        .where("restaurant_id", "=", restaurantId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound("Tax");
  return row;
}
