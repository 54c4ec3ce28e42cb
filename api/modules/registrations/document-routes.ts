import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { restaurantDocumentList } from "@domain/contract/registration";
import type { ApiDependencies } from "@api/dependencies";
import { auditAccess } from "@api/audit/access";
import { answers, fileAnswers, ok } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { privateFile } from "@api/http/file-answer";
import { createRouter } from "@api/http/router";
import { restaurantParams } from "@api/modules/restaurants/params";
import { readFile } from "@api/uploads/stored-files";
import { findDocument, findPicture, listDocuments, picturesPath } from "./documents";

/** Extended calls: a business's documents for those who may see them, and its banner for everyone. */
export function documentRoutes({ db, clock, vault }: ApiDependencies) {
  const router = createRouter();

  router.openapi(
    createRoute({
      method: "get",
      path: "/restaurants/{id}/documents",
      summary: "Documents of the registration (administrators, the restaurant's owner and managers)",
      request: { params: restaurantParams },
      responses: answers(restaurantDocumentList, "In the order they were added"),
    }),
    async (c) => {
      const actor = requireActor(c);
      return c.json(ok({ data: await listDocuments(db, c.req.valid("param").id, actor) }), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "get",
      path: "/restaurants/{id}/documents/{documentId}",
      summary: "A document's bytes (administrators, the restaurant's owner and managers)",
      request: { params: restaurantParams.extend({ documentId: z.string().max(64) }) },
      responses: fileAnswers("Pictures for drawing, all else for saving"),
    }),
    async (c) => {
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
    },
  );

  router.openapi(
    createRoute({
      method: "get",
      path: `${picturesPath}/{id}`,
      summary: "The banner of a business",
      request: { params: restaurantParams },
      responses: fileAnswers("Never another one at this address"),
    }),
    async (c) => {
      const { file_id, content_type, size_bytes } = await findPicture(db, c.req.valid("param").id);
      return c.body(readFile(db, vault, file_id), 200, {
        "Content-Type": content_type,
        "Content-Length": String(size_bytes),
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "sandbox",
        "Cache-Control": "public, max-age=31536000, immutable",
      });
    },
  );

  return router;
}
