import type { ServerResponse } from "node:http";
import { expect } from "vitest";
import { type Page, readable } from "@tests/support/visitor";

/** Answers as a proxy before the host does: a status and its own HTML page. */
export const proxyPage = (response: ServerResponse, status: number, headers: Record<string, string> = {}): void =>
  void response.writeHead(status, { "content-type": "text/html", ...headers }).end("<html><h1>nginx</h1></html>");

/** Fails unless the page says in our words what went wrong, and when to come back. `what` names it in the failure. */
export function expectHuman(page: Page, what: string): void {
  expect(page.headers.get("content-type"), what).toContain("text/html");
  expect(page.text, what).toMatch(/<h1|role="alert"/);
  expect(readable(page), what).not.toMatch(/nginx|\[object Object\]|\bundefined\b|\bNaN\b|Unexpected token/);
  // It is not our fault, and nobody is to look for it here.
  expect(page.status, what).not.toBe(500);
  if ([429, 503, 504].includes(page.status)) expect(page.headers.get("retry-after"), what).toMatch(/^\d+$/);
}
