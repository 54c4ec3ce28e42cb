import fc from "fast-check";
import { expect, test } from "vitest";
import { safePath, safeRedirect } from "./redirect-to";

test.each(["/", "/home", "/restaurant/7?mode=pickup#menu", "/authors", "/login-help", "/orders/1%2F2"])(
  "[ROUTE-16] %s is where a login may lead",
  (target) => expect(safeRedirect(target)).toBe(target),
);

test.each([
  "",
  "home",
  "https://evil.test",
  "//evil.test",
  "///evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "/\t/evil.test",
  "/\n/evil.test",
  "/.//evil.test",
  "/..//evil.test",
  "/a/../..//evil.test",
  "javascript:alert(1)",
  "/auth/login",
  "/auth",
  "/login?redirectTo=/x",
  "/signup",
  `/${"a".repeat(2001)}`,
  null,
  undefined,
  42,
  {},
])("[ROUTE-16] %j is ignored", (target) => expect(safeRedirect(target)).toBeNull());

test("[ROUTE-16] whatever is accepted stays on this site in a browser's own reading", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    "//",
    "evil.test",
    "@",
    ":",
    "https:",
    "\t",
    "\n",
    "%2f",
    "..",
    ".",
    "?",
    "#",
    "a",
  );
  const target = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`),
  );
  fc.assert(
    fc.property(target, (text) => {
      const accepted = safePath(text);
      return accepted === null || new URL(accepted, "https://halalgo.test/deep/path").origin === "https://halalgo.test";
    }),
    { numRuns: 2000 },
  );
});

test("[ROUTE-16] a login leads back to an application, but to no other page of the registration or the login", () => {
  expect(safeRedirect("/auth/application/6f9619ff")).toBe("/auth/application/6f9619ff");
  expect(safeRedirect("/auth/confirm-email?redirectTo=%2Fhome")).toBe("/auth/confirm-email?redirectTo=%2Fhome");
  for (const path of ["/auth", "/auth/login", "/auth/applications", "/auth/signup/files", "/login"])
    expect(safeRedirect(path)).toBeNull();
});
