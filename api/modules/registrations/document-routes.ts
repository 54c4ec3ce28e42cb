import { registrationCalls } from "@domain/contract/calls/registrations";
import { routeOf } from "@api/http/route-of";
import type { ApiDependencies } from "@api/dependencies";
import { auditAccess } from "@api/audit/access";
import { withData } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { privateFile } from "@api/http/file-answer";
import { createRouter } from "@api/http/router";
import { readFile } from "@api/uploads/stored-files";
import { findDocument, findPicture, listDocuments } from "./documents";

/** Extended calls: a business's documents for those who may see them, and its banner for everyone. */
export function documentRoutes({ db, clock, vault }: ApiDependencies) {
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
