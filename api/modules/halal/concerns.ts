import type * as z from "zod";
import { audit } from "@api/audit/note";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { announceMenu } from "@api/modules/menu-items/announce-menu";
import { notify, notifyRestaurant } from "@api/modules/notifications/notify";
import { activeAdmins, taskEmail } from "@api/modules/registrations/announce";
import type { concernAnswer, concernRequest } from "@domain/contract/halal";
import { concernKindLabels, concernOutcomeLabels } from "@domain/halal/concern";
import { addHistory } from "./history";
import { readPlace } from "./read-evidence";

type Deps = Pick<ApiDependencies, "db" | "clock" | "events" | "mailer">;

/** [HALAL-12] Keeps a concern and tells administrators; the place hears of it without who reported it. */
export async function reportConcern(
  { db, clock, events, mailer }: Deps,
  restaurantId: string,
  { kind, text, email }: z.output<typeof concernRequest>,
): Promise<void> {
  const place = await readPlace(db, restaurantId);
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto("halal_concerns")
      .values({ restaurant_id: restaurantId, kind, text, email: email ?? null, reported_at: clock.now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    const task = {
      kind: "halal.concern",
      title: `A concern about halal at ${place.name}`,
      body: `${concernKindLabels[kind]}: ${text.slice(0, 300)}`,
      link: `/admin/halal-evidence?kind=reported&concern=${id}`,
    };
    const admins = await activeAdmins(trx);
    await notify(
      trx,
      events,
      admins.map((admin) => admin.id),
      task,
    );
    for (const admin of admins) await mailer.queue(trx, taskEmail(admin.email, task));
    const news = {
      kind: "halal.concern",
      title: "Somebody has a concern about halal at your place",
      body: `${concernKindLabels[kind]}. We are looking into it, and may ask you about it.`,
      link: "/dashboard/settings/halal",
    };
    await notifyRestaurant(trx, events, restaurantId, news, ["owner", "manager"]);
    await announceMenu(trx, events, [restaurantId]);
  });
}

/** Closes it with what came of it; the place is told, and whoever reported it by mail, whose address is then forgotten. @throws ApiError not_found, step_not_allowed */
export function answerConcern(
  { db, clock, events, mailer }: Deps,
  { id, actor }: { id: string; actor: Actor },
  { outcome, text }: z.output<typeof concernAnswer>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const row = isUuid(id)
      ? await trx.selectFrom("halal_concerns").selectAll().where("id", "=", id).forUpdate().executeTakeFirst()
      : undefined;
    if (!row) throw notFound("Concern");
    if (row.state !== "open") throw new ApiError("step_not_allowed", "This concern is answered already.");
    const now = clock.now();
    const restaurantId = row.restaurant_id;
    await trx
      .updateTable("halal_concerns")
      .set({ state: outcome, outcome: text, answered_at: now, answered_by: actor.id, email: null })
      .where("id", "=", id)
      .execute();
    const { name } = await readPlace(trx, restaurantId);
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
        subject: `What came of your concern about ${name}`,
        heading: `What came of your concern about ${name}`,
        parts: [
          { paragraph: body },
          { button: { label: "See what is shown now", path: `/restaurant/${restaurantId}/halal` } },
        ],
        because: "You get this once, because you reported it and left your address, which we have deleted.",
      });
    await announceMenu(trx, events, [restaurantId]);
  });
}
