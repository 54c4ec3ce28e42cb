import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import * as contract from "@domain/contract/registration";
import { messageAnswer } from "@domain/contract/primitives";
import type { ApiDependencies } from "@api/dependencies";
import { answers, createdAnswers, fileAnswers, jsonBody, ok, said } from "@api/http/answers";
import { privateFile } from "@api/http/file-answer";
import type { RateLimiter } from "@api/http/rate-limit";
import { createRouter } from "@api/http/router";
import { loadZipCodes } from "@api/modules/quote/distance";
import { withReceivedForm } from "@api/uploads/receive";
import { readFile } from "@api/uploads/stored-files";
import { addDraftFiles, findDraftFile, removeDraftFile } from "./draft-files";
import { createDraft, findDraft, readDraft, saveDraft } from "./drafts";
import { submissionLimits } from "./submit";

const tokenParams = z.object({ token: z.string().min(1).max(200) });
const fileParams = tokenParams.extend({ id: z.string().max(64) });

const routes = {
  create: createRoute({
    method: "post",
    path: "/registration-drafts",
    summary: "Begin a registration (anyone)",
    responses: createdAnswers(
      contract.draftCreatedAnswer,
      "The secret that opens it, good for a day from the last change",
    ),
  }),
  read: createRoute({
    method: "get",
    path: "/registration-drafts/{token}",
    summary: "What was typed and uploaded so far (holder of the token)",
    request: { params: tokenParams },
    responses: answers(contract.draftAnswer, "Once submitted: what came of it"),
  }),
  save: createRoute({
    method: "patch",
    path: "/registration-drafts/{token}",
    summary: "Keep what was typed, right or wrong (holder of the token)",
    request: { params: tokenParams, body: jsonBody(contract.saveDraftRequest) },
    responses: answers(messageAnswer, "Kept beside what was kept before"),
  }),
  addFiles: createRoute({
    method: "post",
    path: "/registration-drafts/{token}/files",
    summary: "Upload files, each named by its field or by the field `field`; multipart/form-data",
    request: { params: tokenParams },
    responses: answers(contract.draftFilesAnswer, "All files the draft has now, and why others were not kept"),
  }),
  removeFile: createRoute({
    method: "delete",
    path: "/registration-drafts/{token}/files/{id}",
    summary: "Remove an uploaded file (holder of the token)",
    request: { params: fileParams },
    responses: answers(messageAnswer, "Removed"),
  }),
  readFile: createRoute({
    method: "get",
    path: "/registration-drafts/{token}/files/{id}",
    summary: "An uploaded file's bytes (holder of the token)",
    request: { params: fileParams },
    responses: fileAnswers("Pictures for drawing, all else for saving"),
  }),
};

/** Extended calls: a registration is kept here while it is filled in, so that no reload or refusal loses anything. */
export function draftRoutes(dependencies: ApiDependencies, limiter: RateLimiter) {
  const { db, clock, vault, logger } = dependencies;
  const router = createRouter();

  router.openapi(routes.create, async (c) => {
    await limiter.take("registrationAddress", c.get("clientAddress"));
    // The submission will need them, minutes from now, while somebody waits.
    loadZipCodes().catch((error: unknown) => logger.error({ err: error }, "Zip codes could not be loaded"));
    return c.json(ok(await createDraft(dependencies)), 201);
  });

  router.openapi(routes.read, async (c) => c.json(ok(await readDraft(dependencies, c.req.valid("param").token)), 200));

  router.openapi(routes.save, async (c) => {
    await saveDraft(dependencies, c.req.valid("param").token, c.req.valid("json").values);
    return c.json(said("Saved."), 200);
  });

  router.openapi(routes.addFiles, async (c) => {
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

  router.openapi(routes.removeFile, async (c) => {
    const { token, id } = c.req.valid("param");
    await removeDraftFile(dependencies, token, id);
    return c.json(said("Removed."), 200);
  });

  router.openapi(routes.readFile, async (c) => {
    const { token, id } = c.req.valid("param");
    const file = await findDraftFile(dependencies, token, id);
    const { file_name: name, content_type: contentType, size_bytes: size } = file;
    return privateFile(c, { name, contentType, size, body: readFile(db, vault, file.file_id) });
  });

  return router;
}
