import { html } from "hono/html";
import type { Config } from "~/lib/config/config.server";
import type { Mount } from "../hosts/host-connection";
import { createStaticFiles } from "./static-files";

const pagePath = "/docs/api";
const scriptPath = `${pagePath}/scalar.js`;

/** [HOST-94] The API's reference page, served by API processes and the demo. */
export function apiReference({ role, isDemo }: Pick<Config, "role" | "isDemo">): Mount[] {
  if (role !== "api" && !isDemo) return [];
  let files: ReturnType<typeof createStaticFiles> | undefined;
  const script = async (request: Request): Promise<Response> => {
    files ??= createStaticFiles("build/reference");
    const staticFile = await files;
    return (await staticFile(request, "/scalar.js")) ?? new Response("Not found", { status: 404 });
  };
  // The demo exposes few API paths, so its page has no "try it" button, and names another server.
  const canCall = role === "api";
  return [
    { path: pagePath, fetch: () => referencePage(canCall) },
    { path: scriptPath, fetch: script },
  ];
}

/** Scalar creates style elements at runtime; everything else it may load is listed here. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

async function referencePage(canCall: boolean): Promise<Response> {
  const configuration = JSON.stringify({
    url: "/openapi.json",
    withDefaultFonts: false,
    telemetry: false,
    showDeveloperTools: "never",
    hideClientButton: true,
    tagsSorter: "alpha",
    hideTestRequestButton: !canCall,
    ...(!canCall && { servers: [{ url: "https://api.example", description: "An API that ROLE=api has started" }] }),
    // Both would send the document to Scalar's servers.
    agent: { disabled: true },
    mcp: { disabled: true },
  });
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>HalalGo marketplace API</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <noscript>
          <h1>HalalGo marketplace API</h1>
          <p>This page needs JavaScript. What it shows is written in <a href="/openapi.json">/openapi.json</a>.</p>
        </noscript>
        <script id="api-reference" data-configuration="${configuration}" src="${scriptPath}"></script>
      </body>
    </html>`;
  return new Response(String(page), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "no-cache",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
    },
  });
}
