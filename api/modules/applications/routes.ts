import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRateLimiter } from "@api/http/rate-limit";
import { createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { submissionLimits } from "@api/modules/registrations/submit";
import { withReceivedForm } from "@api/uploads/receive";
import { applicationCalls } from "@domain/contract/calls/registrations";
import { addApplicationFiles, answerApplicationRequest, removeApplicationFile, saveApplicationBank } from "./change";
import { getApplication, getEditableApplication } from "./read";
import { requestFromApplicant, resubmitApplication } from "./resubmit";

/** Submitted applications: what is missing, open questions, and resubmission. */
export function applicationsModule(dependencies: ApiDependencies) {
  const limiter = createRateLimiter(dependencies);
  const router = createRouter();

  router.openapi(toRoute(applicationCalls.getApplication), async (c) =>
    c.json(withData(await getApplication(dependencies, c.req.valid("param").id, requireActor(c))), 200),
  );

  router.openapi(toRoute(applicationCalls.addApplicationFiles), async (c) => {
    const change = { restaurantId: c.req.valid("param").id, actor: requireActor(c) };
    // Check permissions before receiving the body.
    await dependencies.db
      .transaction()
      .execute((trx) => getEditableApplication(trx, change.restaurantId, change.actor));
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

  router.openapi(toRoute(applicationCalls.deleteApplicationFile), async (c) => {
    const { id: restaurantId, documentId } = c.req.valid("param");
    await removeApplicationFile(dependencies, { restaurantId, actor: requireActor(c) }, documentId);
    return c.json(withMessage("Document removed"), 200);
  });

  router.openapi(toRoute(applicationCalls.saveApplicationBank), async (c) => {
    const change = { restaurantId: c.req.valid("param").id, actor: requireActor(c) };
    await saveApplicationBank(dependencies, change, c.req.valid("json"));
    return c.json(withMessage("Bank details saved"), 200);
  });

  router.openapi(toRoute(applicationCalls.answerApplicationRequest), async (c) => {
    const { id: restaurantId, requestId } = c.req.valid("param");
    const { answer } = c.req.valid("json");
    await answerApplicationRequest(dependencies, { restaurantId, actor: requireActor(c) }, { requestId, answer });
    return c.json(withMessage("Answer saved"), 200);
  });

  router.openapi(toRoute(applicationCalls.resubmitApplication), async (c) => {
    const about = { restaurantId: c.req.valid("param").id, actor: requireActor(c) };
    await resubmitApplication(dependencies, about, c.req.valid("json").message || null);
    return c.json(withMessage("Application sent again"), 200);
  });

  router.openapi(toRoute(applicationCalls.askApplicant), async (c) => {
    const about = { restaurantId: c.req.valid("param").id, actor: requireActor(c, "admin") };
    await requestFromApplicant(dependencies, about, c.req.valid("json"));
    return c.json(withMessage("Question sent to the owner"), 200);
  });

  return router;
}
