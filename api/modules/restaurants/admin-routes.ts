import { createRoute } from "@hono/zod-openapi";
import * as contract from "@domain/contract/restaurant";
import { noteAnswer, noteList, noteRequest } from "@domain/contract/note";
import { messageAnswer } from "@domain/contract/primitives";
import type { ApiDependencies } from "@api/dependencies";
import { answers, jsonBody, ok, said } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { createRouter } from "@api/http/router";
import { viewBankDetails } from "./bank-details";
import { changeRestaurantStatus } from "./change-status";
import { listCustomers } from "./customers";
import { deleteRestaurant } from "./delete-restaurant";
import { editRestaurant } from "./edit";
import { listInactive } from "./inactive";
import { addNote, listNotes } from "./notes";
import { restaurantParams } from "./params";
import { resumeRestaurant, suspendRestaurant } from "./suspension";
import { requireInsider, visibleRestaurant } from "./visibility";

const routes = {
  inactive: createRoute({
    method: "get",
    path: "/restaurants/admin/inactive",
    summary: "Restaurants that wait for approval, were rejected or are suspended (administrators)",
    responses: answers(contract.inactiveRestaurantList, "All of them, the oldest first"),
  }),
  status: createRoute({
    method: "put",
    path: "/restaurants/{id}/status",
    summary: "Approve or reject a restaurant (administrators)",
    request: { params: restaurantParams, body: jsonBody(contract.restaurantStatusRequest) },
    responses: answers(messageAnswer, "What happened"),
  }),
  suspend: createRoute({
    method: "put",
    path: "/restaurants/{id}/suspension",
    summary: "Take an approved restaurant off the marketplace for a while (extended; administrators)",
    request: { params: restaurantParams, body: jsonBody(contract.suspensionRequest) },
    responses: answers(messageAnswer, "What happened; orders that are placed are finished"),
  }),
  resume: createRoute({
    method: "delete",
    path: "/restaurants/{id}/suspension",
    summary: "List a suspended restaurant again (extended; administrators)",
    request: { params: restaurantParams, query: contract.resumptionQuery },
    responses: answers(messageAnswer, "What happened"),
  }),
  viewBank: createRoute({
    method: "post",
    path: "/restaurants/{id}/bank-details/views",
    summary: "Look at a restaurant's bank details in full, which is noted (extended; its owner and administrators)",
    request: { params: restaurantParams },
    responses: answers(contract.bankDetailsAnswer, "Name and numbers"),
  }),
  edit: createRoute({
    method: "put",
    path: "/restaurants/admin/{id}",
    summary: "Change a restaurant and its owner's record (administrators)",
    request: { params: restaurantParams, body: jsonBody(contract.restaurantEditRequest) },
    responses: answers(messageAnswer, "What happened"),
  }),
  remove: createRoute({
    method: "delete",
    path: "/restaurants/{id}",
    summary: "Take a restaurant off the marketplace (administrators); its books stay",
    request: { params: restaurantParams },
    responses: answers(messageAnswer, "What happened; refused while orders are running"),
  }),
  notes: createRoute({
    method: "get",
    path: "/restaurants/{id}/notes",
    summary: "Administrators' notes about a restaurant (administrators)",
    request: { params: restaurantParams },
    responses: answers(noteList, "The newest first"),
  }),
  addNote: createRoute({
    method: "post",
    path: "/restaurants/{id}/notes",
    summary: "Add a note (administrators)",
    request: { params: restaurantParams, body: jsonBody(noteRequest) },
    responses: answers(noteAnswer, "The note"),
  }),
  customers: createRoute({
    method: "get",
    path: "/restaurants/{id}/customers",
    summary: "Who has ordered here (the restaurant's people and administrators)",
    request: { params: restaurantParams },
    responses: answers(contract.restaurantCustomerList, "By name"),
  }),
};

/** What only administrators, or a restaurant's own people, may know and decide about it. */
export function restaurantAdminRoutes(dependencies: ApiDependencies) {
  const { db, clock } = dependencies;
  const router = createRouter();

  router.openapi(routes.inactive, async (c) => {
    requireActor(c, "admin");
    const rows = await listInactive(db, clock.now());
    return c.json(ok({ data: rows, total: rows.length, page: 1, per_page: Math.max(rows.length, 1) }), 200);
  });

  router.openapi(routes.status, async (c) => {
    const actor = requireActor(c, "admin");
    const { status, reason } = c.req.valid("json");
    const restaurantId = c.req.valid("param").id;
    await changeRestaurantStatus(dependencies, { restaurantId, status, reason: reason || null, actor });
    return c.json(said(`Restaurant ${status}`), 200);
  });

  router.openapi(routes.suspend, async (c) => {
    const actor = requireActor(c, "admin");
    const { reason } = c.req.valid("json");
    await suspendRestaurant(dependencies, { restaurantId: c.req.valid("param").id, reason, actor });
    return c.json(said("Restaurant suspended"), 200);
  });

  router.openapi(routes.resume, async (c) => {
    const actor = requireActor(c, "admin");
    const { reason } = c.req.valid("query");
    await resumeRestaurant(dependencies, { restaurantId: c.req.valid("param").id, reason: reason || null, actor });
    return c.json(said("Restaurant listed again"), 200);
  });

  router.openapi(routes.viewBank, async (c) =>
    c.json(ok(await viewBankDetails(dependencies, requireActor(c), c.req.valid("param").id)), 200),
  );

  router.openapi(routes.edit, async (c) => {
    const actor = requireActor(c, "admin");
    await editRestaurant(dependencies, actor, { restaurantId: c.req.valid("param").id, edit: c.req.valid("json") });
    return c.json(said("Restaurant details updated"), 200);
  });

  router.openapi(routes.remove, async (c) => {
    await deleteRestaurant(dependencies, requireActor(c, "admin"), c.req.valid("param").id);
    return c.json(said("Restaurant deleted"), 200);
  });

  router.openapi(routes.notes, async (c) => {
    const { id } = await visibleRestaurant(db, c.req.valid("param").id, requireActor(c, "admin"));
    return c.json(ok({ data: await listNotes(db, id) }), 200);
  });

  router.openapi(routes.addNote, async (c) => {
    const actor = requireActor(c, "admin");
    const { id: restaurantId } = await visibleRestaurant(db, c.req.valid("param").id, actor);
    const { text } = c.req.valid("json");
    return c.json(ok(await addNote(db, { restaurantId, text, actor, now: clock.now() }), "Note added"), 200);
  });

  router.openapi(routes.customers, async (c) => {
    const actor = requireActor(c);
    const { id } = await visibleRestaurant(db, c.req.valid("param").id, actor);
    requireInsider(actor, id);
    return c.json(ok({ data: await listCustomers(db, id) }), 200);
  });

  return router;
}
