import type { HttpBindings } from "@hono/node-server";
import type { Env, Hono } from "hono";

const allowedMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * What comes before anything else looks at a request. 405 to TRACE and whatever else nobody needs, since a Request of the web
 * cannot hold it. /healthz: the process runs. /readyz: it can do its work.
 */
export function addHealthChecks<E extends Env & { Bindings: Partial<HttpBindings> }>(
  app: Hono<E>,
  isReady: () => Promise<boolean>,
): void {
  app.use(async (c, next) => {
    if (allowedMethods.includes(c.req.method)) return next();
    return new Response(null, { status: 405, headers: { Allow: allowedMethods.join(", ") } });
  });
  // With its status: without, the answer to HEAD is a fault of the server below.
  app.get("/healthz", (c) => c.text("ok", 200));
  app.get("/readyz", async (c) => {
    const ready = await isReady().catch(() => false);
    return c.text(ready ? "ready" : "not ready", ready ? 200 : 503);
  });
}
