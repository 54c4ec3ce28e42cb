import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { subscribeRequest } from "@domain/contract/notification";
import { messageAnswer } from "@domain/contract/primitives";
import type { ApiDependencies } from "@api/dependencies";
import { answers, jsonBody, said } from "@api/http/answers";
import { createRateLimiter } from "@api/http/rate-limit";
import { createRouter } from "@api/http/router";
import { subscribe, unsubscribe } from "./service";

/** [HOST-78, HOST-79] The newsletter. */
export function newsletterModule(dependencies: ApiDependencies) {
  const limiter = createRateLimiter(dependencies);
  const router = createRouter();

  router.openapi(
    createRoute({
      method: "post",
      path: "/newsletter/subscriptions",
      summary: "Subscribe",
      request: { body: jsonBody(subscribeRequest) },
      responses: answers(messageAnswer, "The same when already subscribed"),
    }),
    async (c) => {
      await limiter.take("subscribeAddress", c.get("clientAddress"));
      await subscribe(dependencies, c.req.valid("json").email);
      return c.json(said("Thank you for subscribing."), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "delete",
      path: "/newsletter/subscriptions/{token}",
      summary: "Unsubscribe by the link in the mail",
      request: { params: z.object({ token: z.string().max(200) }) },
      responses: answers(messageAnswer, "Unsubscribed"),
    }),
    async (c) => {
      await unsubscribe(dependencies.db, c.req.valid("param").token, dependencies.clock.now());
      return c.json(said("You have been unsubscribed."), 200);
    },
  );

  return router;
}
