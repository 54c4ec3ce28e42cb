import { Hono } from "hono";
import type { CloverConfig } from "@api/payments/clover";
import { frameScript } from "./browser/frame-script";
import { framePage, framePolicy, frameStyle, isHostedField, sdkScript } from "./browser/sdk-script";
import { checkoutStyle } from "./checkout-page";
import { checkoutRoutes } from "./checkouts";
import { customerRoutes, ecommerceRoutes } from "./ecommerce";
import type { SandboxOptions } from "./options";

export { sandboxKeys } from "./options";

/** Where the sandbox is mounted on the app's own origin. */
export const sandboxPath = "/clover-sandbox";

/** The sandbox card provider: its pages and calls, and the configuration that makes the Clover client speak to it. */
export interface Sandbox {
  /** Answers every path under `/clover-sandbox`; mount it there without cutting the path. */
  fetch: (request: Request) => Response | Promise<Response>;
  providerConfig: CloverConfig;
}

/**
 * Makes the sandbox for Clover used when no keys are configured: the same calls, scripts, pages, signatures and test card
 * numbers. Its books are in the database, so it outlives a crash of the process as a real provider would.
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const app = new Hono().basePath(sandboxPath);
  const file = (type: string, text: string) => () =>
    new Response(text, {
      headers: {
        "content-type": `${type}; charset=utf-8`,
        "x-content-type-options": "nosniff",
        "cache-control": "no-cache",
      },
    });

  app.get("/sdk.js", file("text/javascript", sdkScript));
  app.get("/frame.js", file("text/javascript", frameScript));
  app.get("/frame.css", file("text/css", frameStyle));
  app.get("/checkout.css", file("text/css", checkoutStyle));
  app.get("/fields/:type", (c) => {
    const type = c.req.param("type");
    if (!isHostedField(type)) return c.notFound();
    return c.html(framePage(sandboxPath, type), 200, {
      "content-security-policy": framePolicy,
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "cache-control": "no-cache",
    });
  });
  app.route("/", ecommerceRoutes(options));
  app.route("/", customerRoutes(options));
  app.route("/", checkoutRoutes(options, sandboxPath));

  // Never on a network: requests to this address are handed to the app above.
  const address = `http://clover-sandbox.invalid${sandboxPath}`;
  return {
    fetch: (request) => app.fetch(request),
    providerConfig: {
      ...options.keys,
      ecommerceUrl: address,
      platformUrl: address,
      sdkUrl: `${sandboxPath}/sdk.js`,
      environment: "sandbox",
      fetch: (request) => app.fetch(request),
    },
  };
}
