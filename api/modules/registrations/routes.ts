import { auditAccess } from "@api/audit/audit";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { privateFileResponse } from "@api/http/files";
import { createRateLimiter, type RateLimiter } from "@api/http/rate-limit";
import { createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { loadZipCodes } from "@api/modules/addresses/service";
import { withReceivedForm } from "@api/uploads/receive";
import { readFile } from "@api/uploads/stored-files";
import { registrationCalls } from "@domain/contract/calls/registrations";
import { getBusinessPicture, getDocument, listDocuments } from "./documents";
import { addDraftFiles, createDraft, getDraft, getDraftFile, getDraftRow, removeDraftFile, saveDraft } from "./drafts";
import { submissionLimits, submitRegistration } from "./submit";

/** Registering a business: drafts, the submission, and its documents. */
export function registrationsModule(dependencies: ApiDependencies) {
  const limiter = createRateLimiter(dependencies);
  const router = createRouter();
  router.route("/", draftRoutes(dependencies, limiter));
  router.route("/", documentRoutes(dependencies));

  router.openapi(toRoute(registrationCalls.submitRegistration), async (c) => {
    const agent = c.get("actor");
    if (agent && agent.role !== "agent") {
      throw new ApiError("forbidden", "Only sales agents can register a business while logged in.");
    }
    await limiter.take("registrationAddress", c.get("clientAddress"));
    const registered = await withReceivedForm(c.req.raw, submissionLimits, ({ fields, files }) =>
      submitRegistration(dependencies, { fields, files: files.filter(({ name }) => name), agent }),
    );
    return c.json(withData(registered, "Business registration completed successfully!"), 201);
  });

  return router;
}

/** Extended calls: a business's documents, for those with access, and its public banner. */
function documentRoutes({ db, clock, vault }: ApiDependencies) {
  const router = createRouter();

  router.openapi(toRoute(registrationCalls.listDocuments), async (c) => {
    const actor = requireActor(c);
    return c.json(withData({ data: await listDocuments(db, c.req.valid("param").id, actor) }), 200);
  });

  router.openapi(toRoute(registrationCalls.getDocument), async (c) => {
    const actor = requireActor(c);
    const { id: restaurantId, documentId } = c.req.valid("param");
    const file = await getDocument(db, { restaurantId, documentId }, actor);
    const { file_name: name, content_type: contentType, size_bytes: size } = file;
    await auditAccess(db, {
      at: clock.now(),
      what: "document-viewed",
      actor,
      account: actor,
      clientAddress: c.get("clientAddress"),
      restaurantId,
      document: name,
    });
    return privateFileResponse(c, { name, contentType, size, body: readFile(db, vault, file.file_id) });
  });

  router.openapi(toRoute(registrationCalls.getRestaurantPicture), async (c) => {
    const { file_id, content_type, size_bytes } = await getBusinessPicture(db, c.req.valid("param").id);
    return c.body(readFile(db, vault, file_id), 200, {
      "Content-Type": content_type,
      "Content-Length": String(size_bytes),
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "sandbox",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  });

  return router;
}

/** Extended calls: drafts of registrations, so that no reload or refusal loses input. */
function draftRoutes(dependencies: ApiDependencies, limiter: RateLimiter) {
  const { db, clock, vault, logger } = dependencies;
  const router = createRouter();

  router.openapi(toRoute(registrationCalls.createDraft), async (c) => {
    await limiter.take("registrationAddress", c.get("clientAddress"));
    // Preload them for the submission, which follows in minutes.
    loadZipCodes().catch((error: unknown) => logger.error({ err: error }, "ZIP codes could not be loaded"));
    return c.json(withData(await createDraft(dependencies)), 201);
  });

  router.openapi(toRoute(registrationCalls.getDraft), async (c) =>
    c.json(withData(await getDraft(dependencies, c.req.valid("param").token)), 200),
  );

  router.openapi(toRoute(registrationCalls.saveDraft), async (c) => {
    await saveDraft(dependencies, c.req.valid("param").token, c.req.valid("json").values);
    return c.json(withMessage("Saved."), 200);
  });

  router.openapi(toRoute(registrationCalls.addDraftFiles), async (c) => {
    const { token } = c.req.valid("param");
    await getDraftRow(db, token, clock.now());
    await limiter.take("uploadAddress", c.get("clientAddress"));
    const errors = await withReceivedForm(c.req.raw, submissionLimits, ({ fields, files }) => {
      // A native form sends an empty file input as a file without name and content.
      const chosen = files.filter(({ name, size }) => name || size > 0);
      const named = chosen.map((file) =>
        file.field === "file" ? { ...file, field: fields.get("field") ?? "" } : file,
      );
      return addDraftFiles(dependencies, token, named);
    });
    const { files } = await getDraft(dependencies, token);
    return c.json({ success: true as const, data: { files }, errors }, 200);
  });

  router.openapi(toRoute(registrationCalls.deleteDraftFile), async (c) => {
    const { token, id } = c.req.valid("param");
    await removeDraftFile(dependencies, token, id);
    return c.json(withMessage("Removed."), 200);
  });

  router.openapi(toRoute(registrationCalls.getDraftFile), async (c) => {
    const { token, id } = c.req.valid("param");
    const file = await getDraftFile(dependencies, token, id);
    const { file_name: name, content_type: contentType, size_bytes: size } = file;
    return privateFileResponse(c, { name, contentType, size, body: readFile(db, vault, file.file_id) });
  });

  return router;
}
