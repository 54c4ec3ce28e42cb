import { randomInt } from "node:crypto";
import type * as z from "zod";
import { audit, diffRows } from "@api/audit/audit";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { publishMenuChange } from "@api/modules/menu-items/save";
import { notifyAdmins, notifyRestaurant } from "@api/modules/notifications/notify";
import { findSaved, noteSaved } from "@api/modules/resource/idempotency-key";
import { assertVersion } from "@api/modules/resource/resource";
import type { declarationRequest, supplierRequest } from "@domain/contract/halal";
import { isSameText, namesAnotherBusiness } from "@domain/halal/certificate";
import { profileQuestions } from "@domain/halal/profile";
import { localDate } from "@domain/local-time";
import { formatAddressLine, getHalalPlace } from "./evidence";
import { addHistory, getSigning, recordInApplication } from "./history";

type Deps = Pick<ApiDependencies, "db" | "clock" | "events">;
interface Signing {
  restaurantId: string;
  actor: Pick<Actor, "id" | "role">;
  signedName: string;
}
/** `key`: the request's idempotency key. */
type Declaring = Omit<Signing, "signedName"> & { key?: string | undefined };
/** A limit against abuse; restaurants have few suppliers. */
const maxSuppliers = 30;

/**
 * [HALAL-1, HALAL-5] Stores and signs the declaration. It counts as the owner's statement until an administrator has reviewed it,
 * even if the previous one was verified.
 * @param version of `getSigning`
 * @throws ApiError conflict when somebody signed meanwhile
 */
export function declareProfile(
  { db, clock, events }: Deps,
  { restaurantId, actor, key }: Declaring,
  { signed_name: signedName, version, ...profile }: z.output<typeof declarationRequest>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const idempotencyKey = { actor, scope: ["declaration", restaurantId], key, now: clock.now() } as const;
    if (await findSaved(trx, idempotencyKey)) return;
    await noteSaved(trx, idempotencyKey, restaurantId);
    const before = await lockProfile(trx, restaurantId);
    await assertVersion(trx, "profile", await getSigning(trx, restaurantId), version);
    await trx.updateTable("halal_profiles").set(profile).where("restaurant_id", "=", restaurantId).execute();
    const stated = Object.fromEntries(profileQuestions.map((question) => [question, before[question]]));
    await signDeclaration(trx, events, { restaurantId, actor, signedName }, clock.now(), diffRows(stated, profile));
    await recordInApplication(trx, restaurantId, clock.now());
  });
}

/** [HALAL-5] Adds a supplier, which requires signing the declaration again. @throws ApiError conflict when there are too many */
export function addSupplier(
  { db, clock, events }: Deps,
  { restaurantId, actor, key }: Declaring,
  { signed_name: signedName, name, town, animals, certifier }: z.output<typeof supplierRequest>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const idempotencyKey = { actor, scope: ["supplier", restaurantId], key, now } as const;
    const saved = await findSaved(trx, idempotencyKey);
    await lockProfile(trx, restaurantId);
    if (saved && (await isPresent(trx, saved))) return;
    const present = await trx
      .selectFrom("halal_suppliers")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("restaurant_id", "=", restaurantId)
      .where("removed_at", "is", null)
      .executeTakeFirstOrThrow();
    if (Number(present.count) >= maxSuppliers)
      throw new ApiError("conflict", `You can name up to ${maxSuppliers} suppliers.`);
    const row = { name, town: town || null, animals: [...new Set(animals)], certifier: certifier || null };
    const { id } = await trx
      .insertInto("halal_suppliers")
      .values({ restaurant_id: restaurantId, ...row, added_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await noteSaved(trx, idempotencyKey, id);
    await signDeclaration(trx, events, { restaurantId, actor, signedName }, now, { supplier: [null, name] });
  });
}

async function isPresent(trx: Db, supplierId: string): Promise<boolean> {
  const { removed_at: removedAt } = await trx
    .selectFrom("halal_suppliers")
    .select("removed_at")
    .where("id", "=", supplierId)
    .executeTakeFirstOrThrow();
  return removedAt === null;
}

/** @throws ApiError not_found, also for another place's */
export function removeSupplier(
  { db, clock, events }: Deps,
  { supplierId, ...signing }: Signing & { supplierId: string },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockProfile(trx, signing.restaurantId);
    const now = clock.now();
    const gone = isUuid(supplierId)
      ? await trx
          .updateTable("halal_suppliers")
          .set({ removed_at: now })
          .where("id", "=", supplierId)
          .where("restaurant_id", "=", signing.restaurantId)
          .where("removed_at", "is", null)
          .returning("name")
          .executeTakeFirst()
      : undefined;
    if (!gone) throw notFound("Supplier");
    await signDeclaration(trx, events, signing, now, { supplier: [gone.name, null] });
  });
}

/** The restaurant's profile row, created if missing and locked, so that declarations and decisions are serialised. */
export async function lockProfile(trx: Db, restaurantId: string) {
  await trx
    .insertInto("halal_profiles")
    .values({ restaurant_id: restaurantId, version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom("halal_profiles")
    .selectAll()
    .where("restaurant_id", "=", restaurantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Marks the declaration as unreviewed; pending certificates have to be reviewed with it. */
export async function signDeclaration(
  trx: Db,
  events: ApiDependencies["events"],
  { restaurantId, actor, signedName }: Signing,
  now: Date,
  changes: unknown,
): Promise<void> {
  await trx
    .updateTable("halal_profiles")
    .set({ signed_name: signedName, declared_by: actor.id, declared_at: now })
    // Not reviewed yet; it answers what was asked about the last one.
    .set({ reviewed_at: null, reviewed_by: null, question: null, refusal: null, refused_at: null, refused_by: null })
    .where("restaurant_id", "=", restaurantId)
    .execute();
  await incrementProfileVersion(trx, restaurantId);
  await addHistory(trx, { restaurantId, what: "declared", at: now, actorId: actor.id });
  const subject = ["restaurant", restaurantId] as const;
  await audit(trx, { actor, at: now, action: "halal.declared", subject, restaurantId, changes: changes ?? {} });
  await publishMenuChange(trx, events, [restaurantId]);
}

/**
 * [HALAL-5] A certificate applies to a business and its kitchen: after a change of name or address it is unverified until an
 * administrator has reviewed it. Call it before these are written, so that decisions are serialised with the change.
 */
export async function requestReviewIfMoved(
  trx: Db,
  { events }: Pick<Deps, "events">,
  { restaurantId, actor, now }: { restaurantId: string; actor: Actor; now: Date },
  { name, ...moved }: { [Part in "name" | "street_address" | "city" | "state" | "zip_code"]?: string | undefined },
): Promise<void> {
  const profile = await trx
    .selectFrom("halal_profiles")
    .select("reviewed_at")
    .where("restaurant_id", "=", restaurantId)
    .forUpdate()
    .executeTakeFirst();
  if (!profile) return;
  const before = await getHalalPlace(trx, restaurantId);
  const changed = Object.fromEntries(Object.entries(moved).filter(([, value]) => value !== undefined));
  const after = { ...before, name: name ?? before.name, address: formatAddressLine({ ...before.parts, ...changed }) };
  if (isSameText(before.name, after.name) && isSameText(before.address, after.address)) return;
  // Administrators with the certificate or declaration open must review it with the new name and address.
  await incrementProfileVersion(trx, restaurantId);
  if (!profile.reviewed_at) return;
  const papers = await trx
    .selectFrom("halal_certificates")
    .select(["holder", "address", "expires_on"])
    .where("restaurant_id", "=", restaurantId)
    .where("scope", "=", "outlet")
    .where("state", "=", "verified")
    .execute();
  const others = papers.filter((paper) => namesAnotherBusiness(paper, before, after));
  if (others.length === 0) return;
  await trx
    .updateTable("halal_profiles")
    .set({ reviewed_at: null, reviewed_by: null })
    .where("restaurant_id", "=", restaurantId)
    .execute();
  await addHistory(trx, { restaurantId, what: "moved", at: now, actorId: actor.id });
  await publishMenuChange(trx, events, [restaurantId]);
  const today = localDate(now, before.timeZone);
  if (!others.some(({ expires_on: last }) => last >= today)) return;
  const kind = "halal.moved";
  const notice = {
    kind,
    title: "Your halal certificate names another name or address",
    body: `${after.name}: until we have reviewed it, customers read “Owner’s statement, not verified”. Send the new certificate if there is one.`,
    link: "/dashboard/settings/halal",
  };
  await notifyRestaurant(trx, events, restaurantId, notice, ["owner", "manager"]);
  const task = {
    kind,
    title: `${after.name} has another name or address than its certificate`,
    body: "Its badge says “Owner’s statement, not verified” until somebody has reviewed it.",
    link: `/admin/halal-evidence/${restaurantId}/declaration`,
  };
  await notifyAdmins(trx, { events }, task);
}

/** The declaration counts as not signed, with the reason if it was refused; the history says who had signed it. */
export async function withdrawSignature(
  trx: Db,
  restaurantId: string,
  refusal: { refusal?: string; refused_at?: Date; refused_by?: string } = {},
): Promise<void> {
  await trx
    .updateTable("halal_profiles")
    .set({ declared_at: null, reviewed_at: null, reviewed_by: null, question: null, ...refusal })
    .where("restaurant_id", "=", restaurantId)
    .execute();
  await incrementProfileVersion(trx, restaurantId);
}

/** Increments the version, so that pages administrators have open become outdated. */
export async function incrementProfileVersion(trx: Db, restaurantId: string): Promise<void> {
  await trx
    .updateTable("halal_profiles")
    .set((is) => ({ version: is("version", "+", 1) }))
    .where("restaurant_id", "=", restaurantId)
    .execute();
  await trx
    .updateTable("halal_certificates")
    .set((is) => ({ version: is("version", "+", 1) }))
    .where("restaurant_id", "=", restaurantId)
    .where("state", "=", "submitted")
    .execute();
}

/** Letters and digits that cannot be confused when read from a poster. */
const codeLetters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** [HALAL-15] The poster's code: 8 characters, some 850,000 million combinations, too many to guess. */
export const generateHalalCode = (): string =>
  Array.from({ length: 8 }, () => codeLetters[randomInt(codeLetters.length)]).join("");
