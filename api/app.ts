import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDependencies } from "./dependencies";
import { authenticate } from "./http/authenticate";
import { handleError, handleNotFound } from "./http/error-responses";
import {
  limitBody,
  limitUploads,
  observeCalls,
  requestContext,
  responseCache,
  sendEventPosition,
} from "./http/middleware";
import { openApiDocument } from "./http/openapi";
import { type ApiEnv, createRouter } from "./http/router";
import { apiModules } from "./modules";

/**
 * The marketplace API as a Hono app over the given dependencies. The zod contract that validates calls also generates its OpenAPI
 * document, served at /openapi.json.
 */
export function createApi(dependencies: ApiDependencies): OpenAPIHono<ApiEnv> {
  const api = createRouter();
  api.onError(handleError(dependencies.logger));
  api.notFound(handleNotFound);
  api.use(
    observeCalls(dependencies),
    requestContext,
    limitBody,
    authenticate(dependencies),
    sendEventPosition(dependencies),
    limitUploads(dependencies),
    responseCache(dependencies),
  );
  for (const build of apiModules) api.route("/", build(dependencies));
  let document: ReturnType<typeof openApiDocument> | undefined;
  api.get("/openapi.json", (c) => {
    document ??= openApiDocument(
      api.openAPIRegistry.definitions.flatMap((one) => (one.type === "route" ? one.route : [])),
    );
    return c.json(document);
  });
  return api;
}
