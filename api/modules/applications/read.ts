import { sql } from "kysely";
import type { ApiDependencies, Db } from "@api/dependencies";
import type { Actor } from "@api/http/environment";
import { decryptBankData } from "@api/modules/registrations/bank-data";
import { documentsOf, documentView } from "@api/modules/registrations/documents";
import { applicationSelection } from "@api/modules/restaurants/details";
import { ownersOf } from "@api/modules/restaurants/owner-emails";
import type { Application, OwnApplication } from "@domain/contract/administration/application";
import { maskNumber } from "@domain/restaurants/bank-mask";
import { findApplication } from "./own";

/** The steps of an application among what is written down about a restaurant. */
const stepOf: Record<string, string> = {
  "restaurant.registered": "registered",
  "restaurant.asked": "asked",
  "restaurant.sent-again": "sent-again",
  "restaurant.rejected": "rejected",
  "restaurant.approved": "approved",
  "restaurant.suspended": "suspended",
  "restaurant.resumed": "resumed",
};

/** An application with what it holds, lacks and was asked for. @throws ApiError not_found */
export async function readApplication(
  { db, vault }: Pick<ApiDependencies, "db" | "vault">,
  restaurantId: string,
  actor: Actor,
): Promise<OwnApplication> {
  const row = await findApplication(db, restaurantId, actor);
  const { id } = row;
  const [parts, documents, requests, lines, [owner]] = await Promise.all([
    partsOf(db, id),
    documentsOf(db, id).execute(),
    db.selectFrom("application_requests").selectAll().where("restaurant_id", "=", id).orderBy("position").execute(),
    db
      .selectFrom("audit_log")
      .select(["action", "at"])
      .where("restaurant_id", "=", id)
      .where("action", "in", Object.keys(stepOf))
      .orderBy("at")
      .orderBy("id")
      .execute(),
    ownersOf(db, id),
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
    documents: documents.map(documentView),
    requests: requests.map(({ asked_at, answered_at, ...request }) => ({
      id: request.id,
      part: request.part,
      text: request.text,
      answer: request.answer,
      asked_at: asked_at.toISOString(),
      answered_at: answered_at?.toISOString() ?? null,
    })),
    changes: row.application_changes,
    steps: lines.map(({ action, at }) => ({ what: stepOf[action] ?? action, at: at.toISOString(), note: null })),
    owner: owner ? `${owner.first_name} ${owner.last_name}`.trim() : null,
  };
}

async function partsOf(db: Db, restaurantId: string): Promise<Application> {
  const { rows } = await sql<{ parts: Application }>`
    select ${applicationSelection} as parts from restaurants r where r.id = ${restaurantId}`.execute(db);
  if (!rows[0]) throw new Error(`The restaurant ${restaurantId} is gone`);
  return rows[0].parts;
}
