import type { HttpBindings } from "@hono/node-server";
import type { Env, Hono } from "hono";

const allowedMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Handles requests before anything else. 405 for TRACE and other methods a web Request cannot represent. /healthz: the process
 * runs. /readyz: it can serve requests.
 */
export function addHealthChecks<E extends Env & { Bindings: Partial<HttpBindings> }>(
  app: Hono<E>,
  isReady: () => Promise<boolean>,
): void {
  app.use(async (c, next) => {
    if (allowedMethods.includes(c.req.method)) return next();
    return new Response(null, { status: 405, headers: { Allow: allowedMethods.join(", ") } });
  });
  // An explicit status: otherwise HEAD fails in the server.
  app.get("/healthz", (c) => c.text("ok", 200));
  app.get("/readyz", async (c) => {
    const ready = await isReady().catch(() => false);
    return c.text(ready ? "ready" : "not ready", ready ? 200 : 503);
  });
}
