import type { Insertable, Selectable, Updateable } from "kysely";
import { audit, auditRow, createAuditEvents } from "@api/audit/audit";
import type { Database } from "@api/db/tables";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { readNewImage } from "@api/modules/pictures/new-picture";
import { replacePicture, storePicture } from "@api/modules/pictures/store";
import { isMember } from "@api/modules/restaurants/membership";
import { formatPersonName } from "@domain/values/person-name";
import { findSaved, noteSaved } from "./idempotency-key";

/** Tables with soft deletion and a picture. */
type HiddenTable = "addons" | "coupons" | "deals" | "menu_items";
type ResourceTable = HiddenTable | "menus" | "modifier_groups" | "taxes";

interface Definition<T extends ResourceTable> {
  table: T;
  /** For messages: "This ‹name› has been changed", "‹title› not found". */
  name: string;
  title: string;
  /** Audit action prefix and subject: "menu.addon", "addon". */
  audited: readonly [topic: string, type: string];
  /** The columns that identify a row in the audit log when it is created or deleted. */
  auditedColumns: readonly (keyof Selectable<Database[T]> & string)[];
}

/** The actor of a write, and the request's idempotency key if it has one. */
export type Writer = Pick<ApiDependencies, "db" | "clock"> & { actor: Actor; key?: string | undefined };

/** The owner of a row: a restaurant, or null for the platform. */
export interface ResourceKey {
  id: string;
  restaurantId: string | null;
}

/** Columns the resource sets itself. */
type ManagedColumn = "id" | "restaurant_id" | "image" | "version" | "updated_at" | "updated_by";
export type Created<T extends ResourceTable> = Omit<Insertable<Database[T]>, ManagedColumn>;
export type Changed<T extends ResourceTable> = Omit<Updateable<Database[T]>, ManagedColumn>;
type PictureFields = Parameters<typeof readNewImage>[0] & Parameters<typeof replacePicture>[2];

interface Creation<T extends ResourceTable> {
  /** The submitted picture; omitted for entities without one. */
  picture?: PictureFields;
  /** Validates the input and returns the columns, in the transaction. */
  columns: (trx: Db, now: Date) => Created<T> | Promise<Created<T>>;
  /** Further changes in the same transaction. */
  after?: (trx: Db, row: Selectable<Database[T]>) => Promise<void> | void;
}

interface Change<T extends ResourceTable> {
  /** The version the client saw; without one the write overwrites. */
  version: number | undefined;
  picture?: PictureFields;
  /** As for a creation; undefined columns stay unchanged. */
  columns: (trx: Db, before: Selectable<Database[T]>, now: Date) => Changed<T> | Promise<Changed<T>>;
  after?: (trx: Db, row: Selectable<Database[T]>) => Promise<void> | void;
}

interface Resource<T extends ResourceTable> {
  /** A row of one of the actor's restaurants. @throws ApiError not_found, also for another restaurant's and the platform's */
  own: (db: Db, actor: Actor, id: string) => Promise<Selectable<Database[T]> & { restaurant_id: string }>;
  /** @throws ApiError not_found, also for another owner's */
  read: (db: Db, key: ResourceKey) => Promise<Selectable<Database[T]>>;
  /** @throws ApiError validation_failed for the picture, and whatever `columns` and `after` throw */
  create: (writer: Writer, restaurantId: string | null, creation: Creation<T>) => Promise<Selectable<Database[T]>>;
  /** @throws ApiError not_found, conflict with `editConflictDetails`, and as `create` */
  update: (writer: Writer, key: ResourceKey, change: Change<T>) => Promise<Selectable<Database[T]>>;
  /** `after`: further changes in the same transaction. @throws ApiError not_found */
  remove: (writer: Writer, key: ResourceKey, after?: (trx: Db) => Promise<void>) => Promise<void>;
}

/**
 * Creates, updates and deletes rows owned by a restaurant or the platform, each in one transaction with the version, the picture
 * and the audit entry.
 */
export function defineResource<T extends ResourceTable>(definition: Definition<T>): Resource<T>;
export function defineResource({
  table,
  name,
  title,
  audited,
  auditedColumns,
}: Definition<ResourceTable>): Resource<ResourceTable> {
  const toAuditLine = createAuditEvents(...audited);
  const select = (db: Db, id: string, locked = false) =>
    db
      .selectFrom(table)
      .selectAll()
      .where("id", "=", id)
      .$if(isHidden(table), (rows) => rows.where("deleted_at", "is", null))
      .$if(locked, (rows) => rows.forUpdate())
      .executeTakeFirst();

  async function read(db: Db, { id, restaurantId }: ResourceKey, locked = false) {
    const row = isUuid(id) ? await select(db, id, locked) : undefined;
    if (!row || row.restaurant_id !== restaurantId) throw notFound(title);
    return row;
  }

  return {
    async own(db, actor, id) {
      const row = isUuid(id) ? await select(db, id) : undefined;
      if (!row || row.restaurant_id === null || !isMember(actor, row.restaurant_id)) throw notFound(title);
      return { ...row, restaurant_id: row.restaurant_id };
    },
    read: (db, key) => read(db, key),
    async create({ db, clock, actor, key }, restaurantId, { picture, columns, after }) {
      const fresh =
        picture && restaurantId !== null && (await readNewImage(picture, { restaurantId, actorId: actor.id }));
      return db.transaction().execute(async (trx) => {
        const now = clock.now();
        const idempotencyKey = { actor, scope: [table, restaurantId ?? "platform"], key, now } as const;
        const saved = await findSaved(trx, idempotencyKey);
        const made = saved === null ? undefined : await select(trx, saved);
        // Where it was changed or deleted since, the same is wanted once more.
        if (made?.version === 1) return made;
        const entered = await columns(trx, now);
        const row = await trx
          .insertInto(table)
          .values({
            ...entered,
            restaurant_id: restaurantId,
            ...(picture && { image: fresh ? await storePicture(trx, fresh) : picture.image_url }),
            updated_at: now,
            updated_by: actor.id,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await after?.(trx, row);
        await noteSaved(trx, idempotencyKey, row.id);
        const changes = Object.fromEntries(auditedColumns.map((column) => [column, [null, row[column]]]));
        await audit(trx, { ...toAuditLine(actor, now, { id: row.id, restaurantId }, "created"), changes });
        return row;
      });
    },
    async update({ db, clock, actor, key }, target, { version, picture, columns, after }) {
      const { id, restaurantId } = target;
      const fresh =
        picture && restaurantId !== null && (await readNewImage(picture, { restaurantId, actorId: actor.id }));
      return db.transaction().execute(async (trx) => {
        const now = clock.now();
        const idempotencyKey = { actor, scope: [`${table} update`, id], key, now } as const;
        const saved = await findSaved(trx, idempotencyKey);
        const before = await read(trx, target, true);
        if (saved && version !== undefined && before.version === version + 1) return before;
        await assertVersion(trx, name, before, version);
        const entered = await columns(trx, before, now);
        const row = await trx
          .updateTable(table)
          .set({
            ...entered,
            ...(picture && restaurantId !== null
              ? { image: await replacePicture(trx, { restaurantId, image: before.image }, picture, fresh || null) }
              : {}),
            version: before.version + 1,
            updated_at: now,
            updated_by: actor.id,
          })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await after?.(trx, row);
        await noteSaved(trx, idempotencyKey, id);
        await auditRow(trx, toAuditLine(actor, now, target, "changed"), { before, after: row });
        return row;
      });
    },
    async remove({ db, clock, actor }, key, after) {
      await db.transaction().execute(async (trx) => {
        const row = await read(trx, key, true);
        const now = clock.now();
        if (isHidden(table)) {
          await trx
            .updateTable(table)
            .set({ deleted_at: now, updated_by: actor.id })
            .where("id", "=", key.id)
            .execute();
        } else await trx.deleteFrom(table).where("id", "=", key.id).execute();
        await after?.(trx);
        const changes = Object.fromEntries(auditedColumns.map((column) => [column, [row[column], null]]));
        await audit(trx, { ...toAuditLine(actor, now, key, "deleted"), changes });
      });
    },
  };
}

const isHidden = (table: ResourceTable): table is HiddenTable =>
  table !== "menus" && table !== "modifier_groups" && table !== "taxes";

interface Versioned {
  version: number;
  updated_at: Date;
  updated_by: string | null;
}

/**
 * Rejects a write based on an older version, naming who changed it and when. Writers that send no version (core calls of foreign
 * clients) overwrite.
 * @throws ApiError conflict, with `editConflictDetails` as data
 */
export async function assertVersion(db: Db, what: string, row: Versioned, version: number | undefined) {
  if (version === undefined || version === row.version) return;
  const person = row.updated_by
    ? await db
        .selectFrom("users")
        .select(["first_name", "last_name"])
        .where("id", "=", row.updated_by)
        .executeTakeFirst()
    : undefined;
  const name = person ? formatPersonName(person.first_name, person.last_name) : null;
  throw new ApiError("conflict", `${name || "Somebody else"} has changed this ${what} meanwhile.`, {
    data: { version: row.version, updated_by: name, updated_at: row.updated_at.toISOString() },
  });
}
