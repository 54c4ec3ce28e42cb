import type { ApiDependencies } from "@api/dependencies";
import { withData, withMessage } from "@api/http/answers";
import { privateFile } from "@api/http/file-answer";
import type { RateLimiter } from "@api/http/rate-limit";
import { routeOf } from "@api/http/route-of";
import { createRouter } from "@api/http/router";
import { loadZipCodes } from "@api/modules/addresses/zip-codes";
import { withReceivedForm } from "@api/uploads/receive";
import { readFile } from "@api/uploads/stored-files";
import { registrationCalls } from "@domain/contract/calls/registrations";
import { addDraftFiles, findDraftFile, removeDraftFile } from "./draft-files";
import { createDraft, findDraft, readDraft, saveDraft } from "./drafts";
import { submissionLimits } from "./submit";

/** Extended calls: a registration is kept here while it is filled in, so that no reload or refusal loses anything. */
export function draftRoutes(dependencies: ApiDependencies, limiter: RateLimiter) {
  const { db, clock, vault, logger } = dependencies;
  const router = createRouter();

  router.openapi(routeOf(registrationCalls.createDraft), async (c) => {
    await limiter.take("registrationAddress", c.get("clientAddress"));
    // The submission will need them, minutes from now, while somebody waits.
    loadZipCodes().catch((error: unknown) => logger.error({ err: error }, "Zip codes could not be loaded"));
    return c.json(withData(await createDraft(dependencies)), 201);
  });

  router.openapi(routeOf(registrationCalls.getDraft), async (c) =>
    c.json(withData(await readDraft(dependencies, c.req.valid("param").token)), 200),
  );

  router.openapi(routeOf(registrationCalls.saveDraft), async (c) => {
    await saveDraft(dependencies, c.req.valid("param").token, c.req.valid("json").values);
    return c.json(withMessage("Saved."), 200);
  });

  router.openapi(routeOf(registrationCalls.addDraftFiles), async (c) => {
    const { token } = c.req.valid("param");
    await findDraft(db, token, clock.now());
    await limiter.take("uploadAddress", c.get("clientAddress"));
    const errors = await withReceivedForm(c.req.raw, submissionLimits, ({ fields, files }) => {
      // A native form sends an input that was left empty as a file without name and content.
      const chosen = files.filter(({ name, size }) => name || size > 0);
      const named = chosen.map((file) =>
        file.field === "file" ? { ...file, field: fields.get("field") ?? "" } : file,
      );
      return addDraftFiles(dependencies, token, named);
    });
    const { files } = await readDraft(dependencies, token);
    return c.json({ success: true as const, data: { files }, errors }, 200);
  });

  router.openapi(routeOf(registrationCalls.deleteDraftFile), async (c) => {
    const { token, id } = c.req.valid("param");
    await removeDraftFile(dependencies, token, id);
    return c.json(withMessage("Removed."), 200);
  });

  router.openapi(routeOf(registrationCalls.getDraftFile), async (c) => {
    const { token, id } = c.req.valid("param");
    const file = await findDraftFile(dependencies, token, id);
    const { file_name: name, content_type: contentType, size_bytes: size } = file;
    return privateFile(c, { name, contentType, size, body: readFile(db, vault, file.file_id) });
  });

  return router;
}
