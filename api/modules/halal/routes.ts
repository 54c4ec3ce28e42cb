import { z } from "@hono/zod-openapi";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { filePart, privateFileResponse } from "@api/http/files";
import { createRateLimiter } from "@api/http/rate-limit";
import { type Actor, createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { getApplicationRow } from "@api/modules/applications/read";
import { storePendingPicture } from "@api/modules/pictures/pending";
import { getVisibleRestaurant } from "@api/modules/restaurants/visibility";
import { getMemberRestaurantId } from "@api/modules/settings/permissions";
import { withReceivedForm } from "@api/uploads/receive";
import { readFile } from "@api/uploads/stored-files";
import { halalCalls } from "@domain/contract/calls/halal";
import type { HalalEvidence } from "@domain/contract/halal";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { halalFilters } from "@domain/halal/status";
import { uploadLimits } from "@domain/registration/uploads";
import { getCertificateFile, submitCertificate } from "./certificates";
import { addCertifier, updateCertifier, listCertifiers } from "./certifiers";
import { answerConcern, getConcernPhoto, reportConcern } from "./concerns";
import { decideCertificate } from "./decide";
import { addSupplier, declareProfile, removeSupplier } from "./declare";
import { getEvidence, getHalalView, listApplicationDocuments } from "./evidence";
import { getSigning } from "./history";
import { listQueue, recordView } from "./queue";
import { reviewDeclaration } from "./review";
import { saveUnlisting } from "./unlist";

const keepers = ["owner", "manager"] as const;
const formLimits = {
  totalBytes: uploadLimits.fileBytes + 1_000_000,
  fileBytes: uploadLimits.fileBytes,
  files: 2,
  fields: 40,
};

/** The actor's restaurant, or one the sales agent registered. @throws ApiError not_found, forbidden */
async function checkPlaceId(db: Db, actor: Actor, named: string): Promise<string> {
  return actor.role === "agent"
    ? (await getApplicationRow(db, named, actor)).id
    : getMemberRestaurantId(db, actor, named);
}

/** Owners do not learn who reported a concern, and agents, who upload documents, learn of none. */
const withoutReporter = (concern: HalalEvidence["concerns"][number]) => ({ ...concern, email: null, has_photo: false });

/** [HALAL-1, HALAL-2] Halal by evidence. */
export function halalModule(dependencies: ApiDependencies) {
  const { db, clock } = dependencies;
  const limiter = createRateLimiter(dependencies);
  const router = createRouter();
  const getOwnEvidence = async (id: string, { role }: Actor): Promise<HalalEvidence> => {
    const [evidence, { version }] = await Promise.all([getEvidence(db, id, clock.now()), getSigning(db, id)]);
    return { ...evidence, version, concerns: role === "agent" ? [] : evidence.concerns.map(withoutReporter) };
  };

  router.openapi(toRoute(halalCalls.getHalal), async (c) => {
    const { id } = await getVisibleRestaurant(db, c.req.valid("param").id, c.get("actor"));
    return c.json(withData(await getHalalView(db, id, clock.now())), 200);
  });

  router.openapi(toRoute(halalCalls.verifyHalalCode), async (c) => {
    await limiter.take("halalCodeAddress", c.get("clientAddress"));
    const code = c.req.valid("param").code.toUpperCase();
    const row = await db
      .selectFrom("halal_profiles")
      .select("restaurant_id")
      .where("code", "=", code)
      .executeTakeFirst();
    if (!row) throw notFound("Code");
    const { id } = await getVisibleRestaurant(db, row.restaurant_id, null);
    return c.json(withData(await getHalalView(db, id, clock.now())), 200);
  });

  router.openapi(toRoute(halalCalls.getHalalEvidence), async (c) => {
    const actor = requireActor(c, ...keepers, "agent", "admin");
    const id = await checkPlaceId(db, actor, c.req.valid("param").id);
    if (actor.role !== "admin") return c.json(withData(await getOwnEvidence(id, actor)), 200);
    const [now, { subject }] = [clock.now(), c.req.valid("query")];
    const evidence = await getEvidence(db, id, now);
    const currentReviewer = subject ? await recordView(db, { subject, actor, now }) : null;
    return c.json(
      withData({ ...evidence, looker: currentReviewer, papers: await listApplicationDocuments(db, id) }),
      200,
    );
  });

  router.openapi(toRoute(halalCalls.declareHalal), async (c) => {
    const actor = requireActor(c, ...keepers);
    const restaurantId = await getMemberRestaurantId(db, actor, c.req.valid("param").id);
    const key = c.req.valid("header")[idempotencyHeader];
    await declareProfile(dependencies, { restaurantId, actor, key }, c.req.valid("json"));
    return c.json(withData(await getOwnEvidence(restaurantId, actor), "Signed and saved"), 200);
  });

  router.openapi(toRoute(halalCalls.addSupplier), async (c) => {
    const actor = requireActor(c, ...keepers);
    const restaurantId = await getMemberRestaurantId(db, actor, c.req.valid("param").id);
    const key = c.req.valid("header")[idempotencyHeader];
    await addSupplier(dependencies, { restaurantId, actor, key }, c.req.valid("json"));
    return c.json(withData(await getOwnEvidence(restaurantId, actor), "Supplier added"), 200);
  });

  router.openapi(toRoute(halalCalls.removeSupplier), async (c) => {
    const actor = requireActor(c, ...keepers);
    const { id, supplierId } = c.req.valid("param");
    const restaurantId = await getMemberRestaurantId(db, actor, id);
    const signedName = c.req.valid("query").signed_name;
    await removeSupplier(dependencies, { restaurantId, actor, signedName, supplierId });
    return c.json(withData(await getOwnEvidence(restaurantId, actor), "Supplier removed"), 200);
  });

  router.openapi(toRoute(halalCalls.submitCertificate), async (c) => {
    const actor = requireActor(c, ...keepers, "agent");
    const restaurantId = await checkPlaceId(db, actor, c.req.valid("param").id);
    await limiter.take("uploadAccount", actor.id);
    const key = c.req.valid("header")[idempotencyHeader];
    await withReceivedForm(c.req.raw, formLimits, ({ fields, files }) =>
      submitCertificate(dependencies, { restaurantId, actor, key, fields, files }),
    );
    return c.json(withData(await getOwnEvidence(restaurantId, actor), "Certificate sent. We will look at it."), 201);
  });

  router.openapi(toRoute(halalCalls.getCertificateFile), async (c) => {
    const { id: restaurantId, certificateId } = c.req.valid("param");
    const file = await getCertificateFile(db, { restaurantId, certificateId, actor: c.get("actor") }, clock.now());
    const { file_name: name, content_type: contentType, size_bytes: size } = file;
    return privateFileResponse(c, { name, contentType, size, body: readFile(db, dependencies.vault, file.file_id) });
  });

  router.openapi(toRoute(halalCalls.reportConcern), async (c) => {
    const { id } = await getVisibleRestaurant(db, c.req.valid("param").id, c.get("actor"));
    await limiter.take("concernAddress", c.get("clientAddress"));
    await withReceivedForm(c.req.raw, formLimits, ({ fields, files }) =>
      reportConcern(dependencies, id, { fields, files }),
    );
    return c.json(withMessage("Thank you. We will look into it."), 201);
  });

  addReviewRoutes(router, dependencies);
  addCertifierRoutes(router, dependencies);
  addFilterRoutes(router, dependencies);
  return router;
}

type Router = ReturnType<typeof createRouter>;

// With the place's name in front: the next one of the queue is open by then.
const decided = {
  verify: "certificate verified",
  refuse: "certificate refused",
  revoke: "certificate revoked",
  ask: "question sent to the owner",
};
const reviewed = {
  accept: "statement marked as reviewed",
  refuse: "statement refused",
  ask: "question sent to the owner",
};

/** The reviews by administrators: of certificates, declarations and concerns. */
function addReviewRoutes(router: Router, dependencies: ApiDependencies): void {
  const { db, clock } = dependencies;

  router.openapi(toRoute(halalCalls.listHalalQueue), async (c) => {
    const actor = requireActor(c, "admin");
    return c.json(withData(await listQueue(db, c.req.valid("query").kind, { now: clock.now(), actor })), 200);
  });

  router.openapi(toRoute(halalCalls.setHalalUnlisting), async (c) => {
    const actor = requireActor(c, "admin");
    const { unlists_expired: isOn } = c.req.valid("json");
    await saveUnlisting(dependencies, actor, isOn);
    const sentence = isOn ? "Such places are unlisted from now on." : "Nothing is unlisted automatically any more.";
    return c.json(withMessage(sentence), 200);
  });

  router.openapi(toRoute(halalCalls.decideCertificate), async (c) => {
    const actor = requireActor(c, "admin");
    const { id, certificateId } = c.req.valid("param");
    const restaurantId = await getMemberRestaurantId(db, actor, id);
    const decision = c.req.valid("json");
    await decideCertificate(dependencies, { restaurantId, certificateId, actor }, decision);
    const evidence = await getEvidence(db, restaurantId, clock.now());
    return c.json(withData(evidence, `${evidence.view.name}: ${decided[decision.step]}`), 200);
  });

  router.openapi(toRoute(halalCalls.reviewDeclaration), async (c) => {
    const actor = requireActor(c, "admin");
    const restaurantId = await getMemberRestaurantId(db, actor, c.req.valid("param").id);
    const review = c.req.valid("json");
    await reviewDeclaration(dependencies, { restaurantId, actor }, review);
    const evidence = await getEvidence(db, restaurantId, clock.now());
    return c.json(withData(evidence, `${evidence.view.name}: ${reviewed[review.step]}`), 200);
  });

  router.openapi(toRoute(halalCalls.answerConcern), async (c) => {
    const actor = requireActor(c, "admin");
    await answerConcern(dependencies, { id: c.req.valid("param").id, actor }, c.req.valid("json"));
    return c.json(withMessage("The concern is closed."), 200);
  });

  router.openapi(toRoute(halalCalls.getConcernPhoto), async (c) => {
    requireActor(c, "admin");
    const file = await getConcernPhoto(db, c.req.valid("param").id);
    const { content_type: contentType, size_bytes: size } = file;
    return privateFileResponse(c, {
      name: "photo",
      contentType,
      size,
      body: readFile(db, dependencies.vault, file.id),
    });
  });
}

/** The list of certifiers, which administrators edit. */
function addCertifierRoutes(router: Router, dependencies: ApiDependencies): void {
  const { db, clock } = dependencies;

  router.openapi(toRoute(halalCalls.listCertifiers), async (c) => {
    const data = await listCertifiers(db, c.get("actor")?.role === "admin");
    return c.json(withData({ data }), 200);
  });

  router.openapi(toRoute(halalCalls.addCertifier), async (c) => {
    const change = { actor: requireActor(c, "admin"), key: c.req.valid("header")[idempotencyHeader] };
    return c.json(withData(await addCertifier(dependencies, change, c.req.valid("json")), "Certifier added"), 201);
  });

  router.openapi(toRoute(halalCalls.uploadCertifierLogo, z.object({ logo: filePart })), async (c) => {
    const actor = requireActor(c, "admin");
    const { logo: file } = c.req.valid("form");
    if (!file) throw new ApiError("validation_failed", "Choose a picture", { errors: { logo: "Choose a picture" } });
    return c.json(withData(await storePendingPicture({ db, clock, actor }, null, { file, field: "logo" })), 200);
  });

  router.openapi(toRoute(halalCalls.updateCertifier), async (c) => {
    const actor = requireActor(c, "admin");
    const change = { actor, key: c.req.valid("header")[idempotencyHeader], id: c.req.valid("param").id };
    return c.json(withData(await updateCertifier(dependencies, change, c.req.valid("json")), "Certifier saved"), 200);
  });
}

/** The halal filters that a customer's account keeps. */
function addFilterRoutes(router: Router, { db }: ApiDependencies): void {
  router.openapi(toRoute(halalCalls.getHalalFilters), async (c) => {
    const { id } = requireActor(c, "customer");
    const row = await db.selectFrom("users").select("halal_filters").where("id", "=", id).executeTakeFirst();
    return c.json(withData({ filters: halalFilters.filter((name) => row?.halal_filters.includes(name)) }), 200);
  });

  router.openapi(toRoute(halalCalls.saveHalalFilters), async (c) => {
    const { id } = requireActor(c, "customer");
    const chosen = c.req.valid("json").filters;
    const filters = halalFilters.filter((name) => chosen.includes(name));
    await db.updateTable("users").set({ halal_filters: filters }).where("id", "=", id).execute();
    const sentence =
      filters.length > 0 ? "Kept. Lists show only such places from now on." : "Lists show all places again.";
    return c.json(withData({ filters }, sentence), 200);
  });
}
