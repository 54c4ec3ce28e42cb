import type * as z from "zod";
import { audit } from "@api/audit/audit";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/router";
import { notify, notifyAdmins } from "@api/modules/notifications/notify";
import { contentKey, findSaved, noteSaved } from "@api/modules/resource/idempotency-key";
import { agentEmail, findAgent, listOwners, ownerEmail } from "@api/modules/restaurants/owners";
import type { applicationQuestionRequest } from "@domain/contract/administration/application";
import { getApplicationRow, getEditableApplication } from "./read";

interface About {
  restaurantId: string;
  actor: Actor;
}

/**
 * Resubmits an application, once however often it is sent: it is pending again, even after a rejection, and administrators are notified of the changes, also by
 * email.
 * @throws ApiError as getEditableApplication, and conflict while questions are open or nothing has changed
 */
export function resubmitApplication(
  { db, clock, events, mailer }: ApiDependencies,
  { restaurantId, actor }: About,
  message: string | null,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { id, name, status, application_changes: changes } = await getEditableApplication(trx, restaurantId, actor);
    await assertNothingOpen(trx, id);
    const now = clock.now();
    const sent = { actor, scope: ["application sent again", id], key: contentKey(message), now } as const;
    const isSent = (await findSaved(trx, sent)) !== null;
    if (isSent && status === "pending" && changes.length === 0) return;
    const changedFacts = [...changes, ...(message ? [`Message: ${message}`] : [])];
    if (changedFacts.length === 0)
      throw new ApiError(
        "conflict",
        "Nothing has changed since it was sent. Add something, or write to us what is new.",
      );
    const values = { application_sent_again_at: now, application_sent_changes: changedFacts, application_changes: [] };
    await trx
      .updateTable("restaurants")
      .set({ ...values, status: "pending", rejection_reason: null })
      .where("id", "=", id)
      .execute();
    await noteSaved(trx, sent, id);
    await audit(trx, {
      actor,
      at: now,
      action: "restaurant.sent-again",
      subject: ["restaurant", id],
      restaurantId: id,
      changes: {
        ...(status === "pending" ? {} : { status: [status, "pending"] }),
        news: [null, changedFacts.join(", ")],
      },
    });
    const task = {
      kind: "restaurant.sent-again",
      title: `${name} has sent its application again`,
      body: `New: ${changedFacts.join(", ")}.`,
      link: `/admin/restaurants/${id}`,
    };
    await notifyAdmins(trx, { events, mailer }, task);
  });
}

async function assertNothingOpen(trx: Db, restaurantId: string): Promise<void> {
  const open = await trx
    .selectFrom("application_requests")
    .select("id")
    .where("restaurant_id", "=", restaurantId)
    .where("answered_at", "is", null)
    .executeTakeFirst();
  if (open) throw new ApiError("conflict", "Please answer every question first.");
}

/**
 * An administrator's question to an applicant, asked once however often it is sent. The owner and the sales agent who registered it get an email and a notification.
 * @throws ApiError not_found, conflict (already decided)
 */
export function requestFromApplicant(
  { db, clock, events, mailer }: ApiDependencies,
  { restaurantId, actor }: About,
  { part, text }: z.output<typeof applicationQuestionRequest>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const row = await getApplicationRow(trx, restaurantId, actor, { lock: true });
    const { id, name, status, registered_by } = row;
    if (status !== "pending" && status !== "rejected")
      throw new ApiError("conflict", "This restaurant is decided already.");
    const now = clock.now();
    const sent = { actor, scope: ["application question", id], key: contentKey([part, text]), now } as const;
    if (await isOpen(trx, await findSaved(trx, sent))) return;
    const values = { restaurant_id: id, part, text, asked_by: actor.id, asked_at: now };
    const question = await trx
      .insertInto("application_requests")
      .values(values)
      .returning("id")
      .executeTakeFirstOrThrow();
    await noteSaved(trx, sent, question.id);
    await audit(trx, {
      actor,
      at: now,
      action: "restaurant.asked",
      subject: ["restaurant", id],
      restaurantId: id,
      changes: { question: [null, text] },
    });
    const notice = {
      kind: "restaurant.asked",
      title: `We need something for ${name}`,
      body: text,
      link: `/auth/application/${id}`,
    };
    const owners = await listOwners(trx, id);
    const agent = await findAgent(trx, registered_by);
    const people = [...owners, ...(agent ? [agent] : [])];
    await notify(
      trx,
      events,
      people.map((person) => person.id),
      notice,
    );
    const button = { label: "Answer", path: notice.link };
    const message = { template: "application-asked", title: notice.title, body: text, button };
    await mailer.queue(trx, ...owners.map(({ email }) => ownerEmail(email, message)));
    if (agent) await mailer.queue(trx, agentEmail(agent.email, message));
  });
}

/** Whether the question that was asked before still waits: one that was answered may be asked again. */
async function isOpen(trx: Db, requestId: string | null): Promise<boolean> {
  if (requestId === null) return false;
  const question = await trx
    .selectFrom("application_requests")
    .select("answered_at")
    .where("id", "=", requestId)
    .executeTakeFirst();
  return question?.answered_at === null;
}
