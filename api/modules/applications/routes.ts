import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRateLimiter } from "@api/http/rate-limit";
import { createRouter, routeOf, withData, withMessage } from "@api/http/router";
import { submissionLimits } from "@api/modules/registrations/submit";
import { withReceivedForm } from "@api/uploads/receive";
import { applicationCalls } from "@domain/contract/calls/registrations";
import { addApplicationFiles, answerApplicationRequest, removeApplicationFile, saveApplicationBank } from "./change";
import { changeableApplication, readApplication } from "./read";
import { askApplicant, sendApplicationAgain } from "./send-again";

/** Applications after they were sent: what is missing, what was asked for, and the way to send them again. */
export function applicationsModule(dependencies: ApiDependencies) {
  const limiter = createRateLimiter(dependencies);
  const router = createRouter();

  router.openapi(routeOf(applicationCalls.getApplication), async (c) =>
    c.json(withData(await readApplication(dependencies, c.req.valid("param").id, requireActor(c))), 200),
  );

  router.openapi(routeOf(applicationCalls.addApplicationFiles), async (c) => {
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

  router.openapi(routeOf(applicationCalls.deleteApplicationFile), async (c) => {
    const { id: restaurantId, documentId } = c.req.valid("param");
    await removeApplicationFile(dependencies, { restaurantId, actor: requireActor(c) }, documentId);
    return c.json(withMessage("Document removed"), 200);
  });

  router.openapi(routeOf(applicationCalls.saveApplicationBank), async (c) => {
    const change = { restaurantId: c.req.valid("param").id, actor: requireActor(c) };
    await saveApplicationBank(dependencies, change, c.req.valid("json"));
    return c.json(withMessage("Bank details saved"), 200);
  });

  router.openapi(routeOf(applicationCalls.answerApplicationRequest), async (c) => {
    const { id: restaurantId, requestId } = c.req.valid("param");
    const { answer } = c.req.valid("json");
    await answerApplicationRequest(dependencies, { restaurantId, actor: requireActor(c) }, { requestId, answer });
    return c.json(withMessage("Answer saved"), 200);
  });

  router.openapi(routeOf(applicationCalls.sendApplicationAgain), async (c) => {
    const about = { restaurantId: c.req.valid("param").id, actor: requireActor(c) };
    await sendApplicationAgain(dependencies, about, c.req.valid("json").message || null);
    return c.json(withMessage("Application sent again"), 200);
  });

  router.openapi(routeOf(applicationCalls.askApplicant), async (c) => {
    const about = { restaurantId: c.req.valid("param").id, actor: requireActor(c, "admin") };
    await askApplicant(dependencies, about, c.req.valid("json"));
    return c.json(withMessage("The owner was asked"), 200);
  });

  return router;
}
