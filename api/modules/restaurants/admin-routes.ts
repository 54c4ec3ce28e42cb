import { sql } from "kysely";
import { audit } from "@api/audit/audit";
import type { ApiDependencies, Db } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { type Actor, createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { contentKey, findSaved, noteSaved } from "@api/modules/resource/idempotency-key";
import type { Note } from "@domain/contract/administration/note";
import { restaurantCalls } from "@domain/contract/calls/restaurants";
import { changeRestaurantStatus, deleteRestaurant } from "./change-status";
import { viewBankDetails } from "./details";
import { editRestaurant } from "./edit";
import { getGuest, listGuests } from "./guest-list";
import { saveGuestNotes } from "./guest-notes";
import { listCustomers, listInactive } from "./list";
import { requireMember } from "./membership";
import { canViewSales, getReportScope } from "./report-scope";
import { resumeRestaurant, suspendRestaurant } from "./suspension";
import { getVisibleRestaurant } from "./visibility";

/** Calls for administrators or the restaurant's team only. */
export function restaurantAdminRoutes(dependencies: ApiDependencies) {
  const { db, clock } = dependencies;
  const router = createRouter();

  router.openapi(toRoute(restaurantCalls.listInactiveRestaurants), async (c) => {
    requireActor(c, "admin");
    const rows = await listInactive(db, clock.now());
    return c.json(withData({ data: rows, total: rows.length, page: 1, per_page: Math.max(rows.length, 1) }), 200);
  });

  router.openapi(toRoute(restaurantCalls.decideRestaurant), async (c) => {
    const actor = requireActor(c, "admin");
    const { status, reason, expected_status: expectedStatus } = c.req.valid("json");
    const restaurantId = c.req.valid("param").id;
    await changeRestaurantStatus(dependencies, { restaurantId, status, reason: reason || null, expectedStatus, actor });
    return c.json(withMessage(`Restaurant ${status}`), 200);
  });

  router.openapi(toRoute(restaurantCalls.suspendRestaurant), async (c) => {
    const actor = requireActor(c, "admin");
    const { reason } = c.req.valid("json");
    await suspendRestaurant(dependencies, { restaurantId: c.req.valid("param").id, reason, actor });
    return c.json(withMessage("Restaurant suspended"), 200);
  });

  router.openapi(toRoute(restaurantCalls.resumeRestaurant), async (c) => {
    const actor = requireActor(c, "admin");
    const { reason } = c.req.valid("query");
    await resumeRestaurant(dependencies, { restaurantId: c.req.valid("param").id, reason: reason || null, actor });
    return c.json(withMessage("Restaurant listed again"), 200);
  });

  router.openapi(toRoute(restaurantCalls.viewBankDetails), async (c) =>
    c.json(withData(await viewBankDetails(dependencies, requireActor(c), c.req.valid("param").id)), 200),
  );

  router.openapi(toRoute(restaurantCalls.editRestaurant), async (c) => {
    const actor = requireActor(c, "admin");
    await editRestaurant(dependencies, actor, { restaurantId: c.req.valid("param").id, edit: c.req.valid("json") });
    return c.json(withMessage("Restaurant details updated"), 200);
  });

  router.openapi(toRoute(restaurantCalls.deleteRestaurant), async (c) => {
    await deleteRestaurant(dependencies, requireActor(c, "admin"), c.req.valid("param").id);
    return c.json(withMessage("Restaurant deleted"), 200);
  });

  router.openapi(toRoute(restaurantCalls.listNotes), async (c) => {
    const { id } = await getVisibleRestaurant(db, c.req.valid("param").id, requireActor(c, "admin"));
    return c.json(withData({ data: await listNotes(db, id) }), 200);
  });

  router.openapi(toRoute(restaurantCalls.addNote), async (c) => {
    const actor = requireActor(c, "admin");
    const { id: restaurantId } = await getVisibleRestaurant(db, c.req.valid("param").id, actor);
    const { text } = c.req.valid("json");
    return c.json(withData(await addNote(db, { restaurantId, text, actor, now: clock.now() }), "Note added"), 200);
  });

  router.openapi(toRoute(restaurantCalls.listRestaurantCustomers), async (c) => {
    const actor = requireActor(c);
    const { id } = await getVisibleRestaurant(db, c.req.valid("param").id, actor);
    requireMember(actor, id);
    return c.json(withData({ data: await listCustomers(db, id) }), 200);
  });

  const requirePlace = async (actor: Actor, id: string) => {
    await getReportScope(db, actor, id);
    return { restaurantId: id, seesSales: await canViewSales(db, actor, id) };
  };
  router.openapi(toRoute(restaurantCalls.listGuests), async (c) => {
    const place = await requirePlace(requireActor(c, "owner", "manager", "staff"), c.req.valid("param").id);
    return c.json(withData(await listGuests(db, place, c.req.valid("query"))), 200);
  });
  router.openapi(toRoute(restaurantCalls.getGuest), async (c) => {
    const { id, guest } = c.req.valid("param");
    const place = await requirePlace(requireActor(c, "owner", "manager", "staff"), id);
    return c.json(withData(await getGuest(db, place, guest)), 200);
  });
  router.openapi(toRoute(restaurantCalls.saveGuestNotes), async (c) => {
    const { id, guest } = c.req.valid("param");
    const actor = requireActor(c, "owner", "manager", "staff");
    const place = await requirePlace(actor, id);
    const noted = await saveGuestNotes(dependencies, { actor, place }, guest, c.req.valid("json"));
    return c.json(withData(noted, "Notes saved"), 200);
  });

  return router;
}

const maxNotes = 500;

/** [HOST-80] Administrators' notes about a restaurant, the newest first. */
async function listNotes(db: Db, restaurantId: string): Promise<Note[]> {
  const rows = await notes(db)
    .where("n.restaurant_id", "=", restaurantId)
    .orderBy("n.created_at", "desc")
    .orderBy("n.id")
    .limit(maxNotes)
    .execute();
  return rows.map(toNote);
}

/** [HOST-81] Stores an administrator's note, the same one sent again once; the text is trimmed and not empty. */
async function addNote(
  db: Db,
  { restaurantId, text, actor, now }: { restaurantId: string; text: string; actor: Actor; now: Date },
): Promise<Note> {
  return db.transaction().execute(async (trx) => {
    const sent = { actor, scope: ["note", restaurantId], key: contentKey(text), now } as const;
    const saved = await findSaved(trx, sent);
    if (saved !== null) return toNote(await notes(trx).where("n.id", "=", saved).executeTakeFirstOrThrow());
    const { id } = await trx
      .insertInto("restaurant_notes")
      .values({ restaurant_id: restaurantId, author_id: actor.id, text, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await noteSaved(trx, sent, id);
    await audit(trx, {
      actor,
      at: now,
      action: "restaurant.noted",
      subject: ["restaurant", restaurantId],
      restaurantId,
      changes: { note: text },
    });
    return toNote(await notes(trx).where("n.id", "=", id).executeTakeFirstOrThrow());
  });
}

const notes = (db: Db) =>
  db
    .selectFrom("restaurant_notes as n")
    .leftJoin("users as u", "u.id", "n.author_id")
    .select(["n.id", "n.text", "n.created_at"])
    .select(sql<string | null>`nullif(trim(concat(u.first_name, ' ', u.last_name)), '')`.as("author"));

const toNote = ({ created_at, ...rest }: Omit<Note, "created_at"> & { created_at: Date }): Note => ({
  ...rest,
  created_at: created_at.toISOString(),
});
