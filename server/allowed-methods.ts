import type { MiddlewareHandler } from "hono";

const allowed = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Answers 405 to TRACE and whatever else nobody needs, before anything looks at the request: a Request of the web cannot hold it. */
export const allowedMethods: MiddlewareHandler = async (c, next) => {
  if (allowed.includes(c.req.method)) return next();
  return new Response(null, { status: 405, headers: { Allow: allowed.join(", ") } });
};
