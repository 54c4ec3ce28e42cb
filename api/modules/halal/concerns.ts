import { sql } from "kysely";
import type * as z from "zod";
import { audit } from "@api/audit/audit";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { publishMenuChange } from "@api/modules/menu-items/save";
import { notifyAdmins, notifyRestaurant } from "@api/modules/notifications/notify";
import { firstSentAfter } from "@api/modules/resource/idempotency-key";
import { inspectFile } from "@api/uploads/inspect";
import type { ReceivedFile } from "@api/uploads/receive";
import { removeFiles, storeFile } from "@api/uploads/stored-files";
import { concernRequest, type concernResponse } from "@domain/contract/halal";
import { concernKindLabels, concernOutcomeLabels } from "@domain/halal/concern";
import { getHalalPlace } from "./evidence";
import { addHistory } from "./history";

type Deps = Pick<ApiDependencies, "db" | "clock" | "events" | "mailer">;

interface Reported {
  fields: ReadonlyMap<string, string>;
  files: readonly ReceivedFile[];
}

/**
 * [HALAL-12] Stores a concern and notifies administrators; the restaurant is told without the reporter and the photo.
 * @throws ApiError validation_failed, with a message per field
 */
export async function reportConcern(
  { db, clock, vault, events, mailer }: ApiDependencies,
  restaurantId: string,
  { fields, files }: Reported,
): Promise<void> {
  const parsed = concernRequest.safeParse({ ...Object.fromEntries(fields), email: fields.get("email") || null });
  if (!parsed.success)
    throw invalid(parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const).reverse());
  const { kind, text, email } = parsed.data;
  const chosen = files.find(({ field, size, name }) => field === "photo" && (size > 0 || name));
  const photo = chosen ? await inspectFile(chosen, "halal_photo") : null;
  if (typeof photo === "string") throw invalid([["photo", photo]]);
  const place = await getHalalPlace(db, restaurantId);
  await db.transaction().execute(async (trx) => {
    const concern = { restaurant_id: restaurantId, kind, text, email: email ?? null };
    if (await isRepeated(trx, concern, clock.now())) return;
    const file_id = photo && (await storeFile(trx, vault, photo));
    const about = { ...concern, file_id };
    const { id } = await trx
      .insertInto("halal_concerns")
      .values({ ...about, reported_at: clock.now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    const task = {
      kind: "halal.concern",
      title: `A concern about halal at ${place.name}`,
      body: `${concernKindLabels[kind]}: ${text.slice(0, 300)}`,
      link: `/admin/halal-evidence?kind=reported&concern=${id}`,
    };
    await notifyAdmins(trx, { events, mailer }, task);
    const news = {
      kind: "halal.concern",
      title: "Somebody has a concern about halal at your place",
      body: `${concernKindLabels[kind]}. We are looking into it, and may ask you about it.`,
      link: "/dashboard/settings/halal",
    };
    await notifyRestaurant(trx, events, restaurantId, news, ["owner", "manager"]);
    await publishMenuChange(trx, events, [restaurantId]);
  });
}

interface ReportedConcern extends Pick<z.output<typeof concernRequest>, "kind" | "text"> {
  restaurant_id: string;
  email: string | null;
}

/** Whether the same was reported a moment ago, as by a form sent again after its answer was lost; waits for one under way. */
async function isRepeated(trx: Db, { restaurant_id, kind, text, email }: ReportedConcern, now: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`concern ${restaurant_id} ${text}`}, 0))`.execute(trx);
  const same = await trx
    .selectFrom("halal_concerns")
    .select("id")
    .where("restaurant_id", "=", restaurant_id)
    .where("reported_at", ">=", firstSentAfter(now))
    .where("kind", "=", kind)
    .where("text", "=", text)
    .where("email", "is not distinct from", email)
    .executeTakeFirst();
  return same !== undefined;
}

const invalid = (errors: (readonly [field: string, message: string])[]) =>
  new ApiError("validation_failed", errors.at(-1)?.[1] ?? "Please check what you entered.", {
    errors: Object.fromEntries(errors),
  });

/** The stored file of a photo. @throws ApiError not_found */
export async function getConcernPhoto(db: Db, id: string) {
  const row = isUuid(id)
    ? await db
        .selectFrom("halal_concerns as c")
        .innerJoin("stored_files as f", "f.id", "c.file_id")
        .select(["f.id", "f.content_type", "f.size_bytes"])
        .where("c.id", "=", id)
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound("Photo");
  return row;
}

/**
 * Closes a concern with its outcome. The restaurant is notified, the reporter is emailed, and then their address and the photo
 * are deleted.
 * @throws ApiError not_found, step_not_allowed
 */
export function answerConcern(
  { db, clock, events, mailer }: Deps,
  { id, actor }: { id: string; actor: Actor },
  { outcome, text }: z.output<typeof concernResponse>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const row = isUuid(id)
      ? await trx.selectFrom("halal_concerns").selectAll().where("id", "=", id).forUpdate().executeTakeFirst()
      : undefined;
    if (!row) throw notFound("Concern");
    // Answered by the same person in the same words: pressed again after the answer was lost.
    const isOwn = row.answered_by === actor.id && row.state === outcome && row.outcome === text;
    if (isOwn) return;
    if (row.state !== "open") throw new ApiError("step_not_allowed", "This concern is answered already.");
    const now = clock.now();
    const restaurantId = row.restaurant_id;
    await trx
      .updateTable("halal_concerns")
      .set({ state: outcome, outcome: text, answered_at: now, answered_by: actor.id, email: null })
      .where("id", "=", id)
      .execute();
    if (row.file_id) await removeFiles(trx, [row.file_id]);
    const { name } = await getHalalPlace(trx, restaurantId);
    await addHistory(trx, { restaurantId, what: "concern_answered", at: now, actorId: actor.id, note: text });
    const changes = { outcome: [null, outcome], note: text };
    const subject = ["concern", id] as const;
    await audit(trx, { actor, at: now, action: "halal.concern-answered", subject, restaurantId, changes });
    const body = `${concernOutcomeLabels[outcome]}. ${text}`;
    const link = "/dashboard/settings/halal";
    const title = "A concern about halal at your place was answered";
    await notifyRestaurant(trx, events, restaurantId, { kind: "halal.concern", title, body, link }, [
      "owner",
      "manager",
    ]);
    if (row.email)
      await mailer.queue(trx, {
        to: row.email,
        template: "halal-concern",
        subject: `The outcome of your concern about ${name}`,
        heading: `The outcome of your concern about ${name}`,
        parts: [
          { paragraph: body },
          { button: { label: "See what is shown now", path: `/restaurant/${restaurantId}/halal` } },
        ],
        because: "You get this once, because you reported it and left your address, which we have deleted.",
      });
    await publishMenuChange(trx, events, [restaurantId]);
  });
}
