import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";

const packageFile = z.object({
  version: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
const read = (path: string) => packageFile.parse(JSON.parse(readFileSync(path, "utf8")));
const { dependencies, devDependencies } = read("package.json");
const required = { ...dependencies, ...devDependencies };

const framework = [
  ..."react react-dom react-router react-router-dom turbo-stream remix-flat-routes remix-validated-form".split(" "),
  ..."@conform-to/react @conform-to/zod @remix-run/dev @remix-run/node @remix-run/react".split(" "),
];

test.each(framework)("%s is pinned, and what is installed is that version", (name) => {
  expect(required[name]).toMatch(/^\d+\.\d+\.\d+$/);
  expect(read(`node_modules/${name}/package.json`).version).toBe(required[name]);
});

/** Whatever else notices an update: who makes it reads each file of this folder again, and then writes the new version there. */
test("each file here names the versions that it was written for, and they are installed", () => {
  const folder = "app/framework";
  const inside = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = inside.filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."));
  expect(files).toContain("forms/form-fetch.ts");
  const versions = Object.fromEntries(
    files.map((name) => [name, versionsIn(readFileSync(join(folder, name), "utf8"))]),
  );
  for (const [name, found] of Object.entries(versions)) {
    expect(found.length, name).toBeGreaterThan(0);
    const installed = found.map(([of]) => [
      of,
      read(`node_modules/${of === "conform" ? "@conform-to/react" : of}/package.json`).version,
    ]);
    expect(found, name).toEqual(installed);
  }
});

/** "react-router 6.30.4"; "@remix-run/react and @remix-run/server-runtime 2.17.5". */
function versionsIn(text: string): [name: string, version: string][] {
  const words = text.split(/\s+(?:\*\s+)?/);
  return words.flatMap((word, index) => {
    const version = /^(\d+\.\d+\.\d+)/.exec(word)?.[1];
    const names = words[index - 2] === "and" ? [words[index - 3], words[index - 1]] : [words[index - 1]];
    return version ? names.map((name = ""): [string, string] => [name.toLowerCase(), version]) : [];
  });
}
