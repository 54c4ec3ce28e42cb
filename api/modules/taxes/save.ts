import { taxFields } from "@domain/promotion-rules";
import * as z from "zod";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { refuseIfChanged } from "@api/modules/restaurants/changed-meanwhile";

/** [HOST-40] */
export const taxWrite = z.object(taxFields);
/** [HOST-41] A field that is left out stays; version is extended. */
export const taxChange = taxWrite.partial().extend({ version: z.number().int().optional() });

type Writer = Pick<ApiDependencies, "db" | "clock"> & { actor: Actor };
interface TaxKey {
  restaurantId: string;
  taxId: string;
}

/** A new tax is off, so that nobody is charged by a slip of the finger. @returns its id */
export async function createTax({ db, clock, actor }: Writer, restaurantId: string, write: z.output<typeof taxWrite>) {
  const now = clock.now();
  const { name, code, rate } = write;
  const { id } = await db
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
  return id;
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
    await trx
      .updateTable("taxes")
      .set({
        name: write.name,
        code: write.code,
        rate_hundredths: write.rate,
        status: write.status,
        version: before.version + 1,
        updated_at: clock.now(),
        updated_by: actor.id,
      })
      .where("id", "=", key.taxId)
      .execute();
  });
}

/** [HOST-42] Orders keep what was charged: they hold the tax itself. @throws ApiError not_found */
export async function deleteTax({ db }: Pick<Writer, "db">, key: TaxKey): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockTax(trx, key);
    await trx.deleteFrom("taxes").where("id", "=", key.taxId).execute();
  });
}

async function lockTax(trx: Db, { restaurantId, taxId }: TaxKey) {
  const row = isUuid(taxId)
    ? await trx
        .selectFrom("taxes")
        .select(["version", "updated_at", "updated_by"])
        .where("id", "=", taxId)
        .where("restaurant_id", "=", restaurantId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound("Tax");
  return row;
}
