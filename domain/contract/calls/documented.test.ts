import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allCalls } from ".";

/** The calls that stand below a heading, as "GET /path", each with its name. */
function callsBelow(heading: string): string[] {
  const page = readFileSync("docs/api.md", "utf8");
  const [, part = ""] = page.split(`## ${heading}\n`);
  const [section = ""] = part.split("\n## ");
  return [...section.matchAll(/^\| `(\w+)` *\| `([A-Z]+ [^`]+)`/gm)].map(([, name, call]) => `${name}: ${call}`).sort();
}

test.each([
  ["Core calls", "core"],
  ["Extended calls", "extended"],
])("[HOST-5] docs/api.md lists the %s that are defined, and no others", (heading, tier) => {
  const defined = allCalls.filter((call) => call.tier === tier);
  const lines = defined.map(({ operationId, method, path }) => `${operationId}: ${method.toUpperCase()} ${path}`);
  expect(callsBelow(heading)).toEqual(lines.sort());
});

test("[HOST-5] every call has a name of its own, and a method and path of its own", () => {
  const names = allCalls.map(({ operationId }) => operationId);
  const places = allCalls.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(places).size).toBe(places.length);
});
