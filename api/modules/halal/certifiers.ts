import { sql } from "kysely";
import type * as z from "zod";
import { audit, auditRow, createAuditEvents } from "@api/audit/audit";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { replaceSharedPicture } from "@api/modules/pictures/store";
import { findSaved, noteSaved } from "@api/modules/resource/idempotency-key";
import { assertVersion } from "@api/modules/resource/resource";
import type { Certifier, certifierRequest } from "@domain/contract/halal";

type Deps = Pick<ApiDependencies, "db" | "clock">;
type Values = z.output<typeof certifierRequest>;
interface Change {
  actor: Actor;
  /** Of the form that is saved. */
  key: string | undefined;
}
const toAuditLine = createAuditEvents("halal.certifier", "certifier");

/** [HALAL-3] The directory by name; only administrators see inactive certifiers. */
export function listCertifiers(db: Db, isAdmin: boolean): Promise<Certifier[]> {
  return selectCertifiers(db)
    .$if(!isAdmin, (query) => query.where("k.is_active", "=", true))
    .orderBy(sql`lower(k.name)`)
    .limit(1000)
    .execute();
}

const selectCertifiers = (db: Db) =>
  db
    .selectFrom("certifiers as k")
    .select(["k.id", "k.name", "k.short_name", "k.country", "k.website", "k.lookup_url", "k.phone", "k.logo"])
    .select(["k.is_active", "k.version"])
    .select(
      sql<number>`(select count(*)::int from halal_certificates c where c.certifier_id = k.id)`.as("certificates"),
    );

const toColumns = ({ version: _version, logo: _logo, website, lookup_url, phone, ...values }: Values) => ({
  ...values,
  website: website || null,
  lookup_url: lookup_url || null,
  phone: phone || null,
});

/** The same key adds it once. @throws ApiError conflict for a duplicate name, validation_failed for an unknown logo */
export function addCertifier({ db, clock }: Deps, { actor, key }: Change, values: Values): Promise<Certifier> {
  return db.transaction().execute(async (trx) => {
    const at = clock.now();
    const sent = { actor, scope: ["certifier", "platform"], key, now: at } as const;
    const saved = await findSaved(trx, sent);
    const made = saved === null ? undefined : await selectCertifiers(trx).where("k.id", "=", saved).executeTakeFirst();
    if (made?.version === 1) return made;
    await assertNewName(trx, values.name, null);
    const logo = await replaceSharedPicture(trx, { before: null, wanted: values.logo, field: "logo" });
    const { id } = await trx
      .insertInto("certifiers")
      .values({ ...toColumns(values), logo, updated_at: at, updated_by: actor.id })
      .returning("id")
      .executeTakeFirstOrThrow();
    await noteSaved(trx, sent, id);
    const line = toAuditLine(actor, at, { id, restaurantId: null }, "created");
    await audit(trx, { ...line, changes: { name: [null, values.name] } });
    return selectCertifiers(trx).where("k.id", "=", id).executeTakeFirstOrThrow();
  });
}

/**
 * Updates a certifier. One that certificates refer to is deactivated, never deleted.
 * @throws ApiError as `addCertifier`, not_found
 */
export function updateCertifier(
  { db, clock }: Deps,
  { actor, key, id }: Change & { id: string },
  values: Values,
): Promise<Certifier> {
  return db.transaction().execute(async (trx) => {
    const before = isUuid(id)
      ? await trx.selectFrom("certifiers").selectAll().where("id", "=", id).forUpdate().executeTakeFirst()
      : undefined;
    if (!before) throw notFound("Certifier");
    const at = clock.now();
    const sent = { actor, scope: ["certifier update", id], key, now: at } as const;
    const isSaved = (await findSaved(trx, sent)) !== null;
    if (isSaved && values.version !== undefined && before.version === values.version + 1) {
      return selectCertifiers(trx).where("k.id", "=", id).executeTakeFirstOrThrow();
    }
    await assertVersion(trx, "certifier", before, values.version);
    await assertNewName(trx, values.name, id);
    const logo = await replaceSharedPicture(trx, { before: before.logo, wanted: values.logo, field: "logo" });
    const after = await trx
      .updateTable("certifiers")
      .set({ ...toColumns(values), logo, version: before.version + 1, updated_at: at, updated_by: actor.id })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteSaved(trx, sent, id);
    if (after.short_name !== before.short_name) await updateSearchText(trx, id);
    await auditRow(trx, toAuditLine(actor, at, { id, restaurantId: null }, "changed"), {
      before: { ...before },
      after: { ...after },
    });
    return selectCertifiers(trx).where("k.id", "=", id).executeTakeFirstOrThrow();
  });
}

/** [HALAL-10] Updates the short name in the search index of certified places. */
async function updateSearchText(trx: Db, id: string): Promise<void> {
  await sql`
    select search_keep_halal(array_agg(distinct restaurant_id)) from halal_certificates
    where certifier_id = ${id} having count(*) > 0`.execute(trx);
}

async function assertNewName(trx: Db, name: string, id: string | null): Promise<void> {
  const other = await trx
    .selectFrom("certifiers")
    .select("id")
    .where(sql<string>`lower(name)`, "=", name.toLowerCase())
    .executeTakeFirst();
  if (!other || other.id === id) return;
  const message = "There is a certifier of this name already.";
  throw new ApiError("conflict", message, { errors: { name: message } });
}
