import { auditAccess } from "@api/audit/access";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { withData } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { privateFile } from "@api/http/file-answer";
import { createRateLimiter } from "@api/http/rate-limit";
import { routeOf } from "@api/http/route-of";
import { createRouter } from "@api/http/router";
import { withReceivedForm } from "@api/uploads/receive";
import { readFile } from "@api/uploads/stored-files";
import { registrationCalls } from "@domain/contract/calls/registrations";
import { findDocument, findPicture, listDocuments } from "./documents";
import { draftRoutes } from "./draft-routes";
import { submissionLimits, submitRegistration } from "./submit";

/** Registering a business: what is kept while it is filled in, the submission, and the documents that came with it. */
export function registrationsModule(dependencies: ApiDependencies) {
  const limiter = createRateLimiter(dependencies);
  const router = createRouter();
  router.route("/", draftRoutes(dependencies, limiter));
  router.route("/", documentRoutes(dependencies));

  router.openapi(routeOf(registrationCalls.submitRegistration), async (c) => {
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

/** Extended calls: a business's documents for those who may see them, and its banner for everyone. */
function documentRoutes({ db, clock, vault }: ApiDependencies) {
  const router = createRouter();

  router.openapi(routeOf(registrationCalls.listDocuments), async (c) => {
    const actor = requireActor(c);
    return c.json(withData({ data: await listDocuments(db, c.req.valid("param").id, actor) }), 200);
  });

  router.openapi(routeOf(registrationCalls.getDocument), async (c) => {
    const actor = requireActor(c);
    const { id: restaurantId, documentId } = c.req.valid("param");
    const file = await findDocument(db, { restaurantId, documentId }, actor);
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
    return privateFile(c, { name, contentType, size, body: readFile(db, vault, file.file_id) });
  });

  router.openapi(routeOf(registrationCalls.getRestaurantPicture), async (c) => {
    const { file_id, content_type, size_bytes } = await findPicture(db, c.req.valid("param").id);
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
