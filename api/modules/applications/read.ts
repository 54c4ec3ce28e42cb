import { sql } from "kysely";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { listStoredDocuments, toRestaurantDocument } from "@api/modules/registrations/documents";
import { decryptBankData } from "@api/modules/registrations/parse-registration";
import { applicationSelection } from "@api/modules/restaurants/details";
import { isOwner } from "@api/modules/restaurants/membership";
import { listOwners } from "@api/modules/restaurants/owners";
import type { Application, OwnApplication } from "@domain/contract/administration/application";
import { maskNumber } from "@domain/restaurants/bank-mask";
import { formatPersonName } from "@domain/values/person-name";

/** The audit actions that belong to an application. */
const stepByAction: Record<string, string> = {
  "restaurant.registered": "registered",
  "restaurant.asked": "asked",
  "restaurant.sent-again": "sent-again",
  "restaurant.rejected": "rejected",
  "restaurant.approved": "approved",
  "restaurant.suspended": "suspended",
  "restaurant.resumed": "resumed",
};

/** An application with its documents, what is missing, and the questions asked. @throws ApiError not_found */
export async function getApplication(
  { db, vault }: Pick<ApiDependencies, "db" | "vault">,
  restaurantId: string,
  actor: Actor,
): Promise<OwnApplication> {
  const row = await getApplicationRow(db, restaurantId, actor);
  const { id } = row;
  const [parts, documents, requests, lines, [owner]] = await Promise.all([
    getApplicationParts(db, id),
    listStoredDocuments(db, id).execute(),
    db.selectFrom("application_requests").selectAll().where("restaurant_id", "=", id).orderBy("position").execute(),
    db
      .selectFrom("audit_log")
      .select(["action", "at"])
      .where("restaurant_id", "=", id)
      .where("action", "in", Object.keys(stepByAction))
      .orderBy("at")
      .orderBy("id")
      .execute(),
    listOwners(db, id),
  ]);
  const { bank_name: name, routing_number: routing, account_number: account } = decryptBankData(vault, id, row);
  return {
    id,
    name: row.name,
    picture: row.logo ?? row.banner_image,
    status: row.status,
    reason: row.status === "suspended" ? row.suspension_reason : row.rejection_reason,
    time_zone: row.time_zone,
    sent_at: (row.application_sent_again_at ?? row.created_at).toISOString(),
    parts,
    bank:
      name && routing && account
        ? { name, routing_number: maskNumber(routing), account_number: maskNumber(account) }
        : null,
    documents: documents.map(toRestaurantDocument),
    requests: requests.map(({ asked_at, answered_at, ...request }) => ({
      id: request.id,
      part: request.part,
      text: request.text,
      answer: request.answer,
      asked_at: asked_at.toISOString(),
      answered_at: answered_at?.toISOString() ?? null,
    })),
    changes: row.application_changes,
    steps: lines.map(({ action, at }) => ({ what: stepByAction[action] ?? action, at: at.toISOString(), note: null })),
    owner: owner ? formatPersonName(owner.first_name, owner.last_name) : null,
  };
}

async function getApplicationParts(db: Db, restaurantId: string): Promise<Application> {
  const { rows } = await sql<{ parts: Application }>`
    select ${applicationSelection} as parts from restaurants r where r.id = ${restaurantId}`.execute(db);
  if (!rows[0]) throw new Error(`The restaurant ${restaurantId} is gone`);
  return rows[0].parts;
}

/**
 * The restaurant row, for those who may see its application: its owner, the sales agent who registered it, administrators. With
 * `lock`, nobody else changes or decides it until the transaction ends.
 * @throws ApiError not_found, for everyone else too
 */
export async function getApplicationRow(db: Db, id: string, actor: Actor, { lock = false } = {}) {
  const row = isUuid(id)
    ? await db
        .selectFrom("restaurants")
        .selectAll()
        .where("id", "=", id)
        .where("deleted_at", "is", null)
        .$if(lock, (select) => select.forUpdate())
        .executeTakeFirst()
    : undefined;
  const isTheirs = row && (isOwner(actor, row.id) || (actor.role === "agent" && row.registered_by === actor.id));
  if (!row || !isTheirs) throw notFound("Application");
  return row;
}

/**
 * As getApplicationRow, locked, for changes by the applicant while it is pending or rejected.
 * @throws ApiError not_found, forbidden (administrators edit restaurants elsewhere), conflict (already decided)
 */
export async function getEditableApplication(trx: Db, id: string, actor: Actor) {
  const row = await getApplicationRow(trx, id, actor, { lock: true });
  if (actor.role === "admin") throw new ApiError("forbidden", "Only the applicant changes an application.");
  if (row.status === "pending" || row.status === "rejected") return row;
  throw new ApiError("conflict", `${row.name} is approved already. It is changed in its dashboard.`);
}

/** Records what was changed, as text, until the application is resubmitted. Idempotent. */
export async function recordApplicationChange(
  trx: Db,
  restaurantId: string,
  changes: readonly string[],
  what: string,
): Promise<void> {
  if (changes.includes(what)) return;
  await trx
    .updateTable("restaurants")
    .set({ application_changes: [...changes, what] })
    .where("id", "=", restaurantId)
    .execute();
}
