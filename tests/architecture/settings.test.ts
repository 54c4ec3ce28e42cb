import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const settings = [...readFileSync("app/lib/config/config.server.ts", "utf8").matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
  ([, name]) => name,
);

test("the settings in the code, in README.md and in .env.example are the same", () => {
  expect(settings).toContain("SESSION_SECRET");
  const rows =
    readFileSync("README.md", "utf8")
      .split("## Settings")[1]
      ?.split("\n## ")[0]
      ?.match(/^\|[^|]+\|/gm) ?? [];
  const documented = rows.flatMap((row) => [...row.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  expect(documented.sort()).toEqual([...settings].sort());
  const example = [...readFileSync(".env.example", "utf8").matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(example.sort()).toEqual([...settings].sort());
});
