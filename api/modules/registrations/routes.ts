import { registrationCalls } from "@domain/contract/calls/registrations";
import { routeOf } from "@api/http/route-of";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { withData } from "@api/http/answers";
import { createRateLimiter } from "@api/http/rate-limit";
import { createRouter } from "@api/http/router";
import { withReceivedForm } from "@api/uploads/receive";
import { documentRoutes } from "./document-routes";
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
