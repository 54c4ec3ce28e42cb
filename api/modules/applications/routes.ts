import { createRoute, z } from "@hono/zod-openapi";
import * as contract from "@domain/contract/application";
import { messageAnswer } from "@domain/contract/primitives";
import { fileRefusal } from "@domain/contract/registration";
import type { ApiDependencies } from "@api/dependencies";
import { answers, jsonBody, ok, said } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { createRateLimiter } from "@api/http/rate-limit";
import { createRouter } from "@api/http/router";
import { submissionLimits } from "@api/modules/registrations/submit";
import { restaurantParams } from "@api/modules/restaurants/params";
import { withReceivedForm } from "@api/uploads/receive";
import { addApplicationFiles, answerApplicationRequest, removeApplicationFile, saveApplicationBank } from "./change";
import { changeableApplication } from "./own";
import { readApplication } from "./read";
import { askApplicant, sendApplicationAgain } from "./send-again";

const path = "/restaurants/{id}/application";
const filesAnswer = z.object({ success: z.literal(true), errors: z.array(fileRefusal) });

const routes = {
  read: createRoute({
    method: "get",
    path,
    summary: "An application (extended; its owner, its sales agent, administrators)",
    request: { params: restaurantParams },
    responses: answers(contract.ownApplicationAnswer, "What it holds, lacks and was asked for; bank numbers masked"),
  }),
  addFiles: createRoute({
    method: "post",
    path: `${path}/documents`,
    summary: "Hand in documents, fields as in the registration; multipart/form-data (extended; its applicant)",
    request: { params: restaurantParams },
    responses: answers(filesAnswer, "`errors`: why files were not kept"),
  }),
  removeFile: createRoute({
    method: "delete",
    path: `${path}/documents/{documentId}`,
    summary: "Take an additional document back (extended; its applicant)",
    request: { params: restaurantParams.extend({ documentId: z.string().max(64) }) },
    responses: answers(messageAnswer, "What happened"),
  }),
  bank: createRoute({
    method: "put",
    path: `${path}/bank`,
    summary: "Give or change bank details (extended; its applicant)",
    request: { params: restaurantParams, body: jsonBody(contract.bankRequest) },
    responses: answers(messageAnswer, "What happened"),
  }),
  answer: createRoute({
    method: "put",
    path: `${path}/requests/{requestId}`,
    summary: "Answer a question (extended; its applicant)",
    request: {
      params: restaurantParams.extend({ requestId: z.string().max(64) }),
      body: jsonBody(contract.answerRequest),
    },
    responses: answers(messageAnswer, "What happened"),
  }),
  send: createRoute({
    method: "post",
    path: `${path}/submissions`,
    summary: "Send an application again (extended; its applicant)",
    request: { params: restaurantParams, body: jsonBody(contract.sendAgainRequest) },
    responses: answers(messageAnswer, "It waits for approval"),
  }),
  ask: createRoute({
    method: "post",
    path: `${path}/requests`,
    summary: "Ask an applicant for something (extended; administrators)",
    request: { params: restaurantParams, body: jsonBody(contract.askRequest) },
    responses: answers(messageAnswer, "The applicant is told"),
  }),
};

/** Applications after they were sent: what is missing, what was asked for, and the way to send them again. */
export function applicationsModule(dependencies: ApiDependencies) {
  const limiter = createRateLimiter(dependencies);
  const router = createRouter();

  router.openapi(routes.read, async (c) =>
    c.json(ok(await readApplication(dependencies, c.req.valid("param").id, requireActor(c))), 200),
  );

  router.openapi(routes.addFiles, async (c) => {
    const change = { restaurantId: c.req.valid("param").id, actor: requireActor(c) };
    // Before anything is received of who may not.
    await dependencies.db.transaction().execute((trx) => changeableApplication(trx, change.restaurantId, change.actor));
    await limiter.take("uploadAddress", c.get("clientAddress"));
    const errors = await withReceivedForm(c.req.raw, submissionLimits, ({ files }) =>
      addApplicationFiles(
        dependencies,
        change,
        files.filter(({ name, size }) => name || size > 0),
      ),
    );
    return c.json({ success: true as const, errors }, 200);
  });

  router.openapi(routes.removeFile, async (c) => {
    const { id: restaurantId, documentId } = c.req.valid("param");
    await removeApplicationFile(dependencies, { restaurantId, actor: requireActor(c) }, documentId);
    return c.json(said("Document removed"), 200);
  });

  router.openapi(routes.bank, async (c) => {
    const change = { restaurantId: c.req.valid("param").id, actor: requireActor(c) };
    await saveApplicationBank(dependencies, change, c.req.valid("json"));
    return c.json(said("Bank details saved"), 200);
  });

  router.openapi(routes.answer, async (c) => {
    const { id: restaurantId, requestId } = c.req.valid("param");
    const { answer } = c.req.valid("json");
    await answerApplicationRequest(dependencies, { restaurantId, actor: requireActor(c) }, { requestId, answer });
    return c.json(said("Answer saved"), 200);
  });

  router.openapi(routes.send, async (c) => {
    const about = { restaurantId: c.req.valid("param").id, actor: requireActor(c) };
    await sendApplicationAgain(dependencies, about, c.req.valid("json").message || null);
    return c.json(said("Application sent again"), 200);
  });

  router.openapi(routes.ask, async (c) => {
    const about = { restaurantId: c.req.valid("param").id, actor: requireActor(c, "admin") };
    await askApplicant(dependencies, about, c.req.valid("json"));
    return c.json(said("The owner was asked"), 200);
  });

  return router;
}
