import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { compileSprite, compileSprites } from "../../scripts/icons.mjs";
import { firstIcons } from "./first-icons";
import { icons } from "./icon-names";

const weights: Record<string, string> = { r: "", b: "-bold", f: "-fill", d: "-duotone" };
const listed = new Set(
  Object.entries(icons).flatMap(([name, letters]) => [...letters].map((letter) => name + weights[letter])),
);

test("the two sprites hold our drawings and every listed icon in every listed weight, each where an icon looks for it", async () => {
  const sprites = Object.entries(await compileSprites()).flatMap(([file, sprite]) =>
    [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => `/${file}#${id}`),
  );
  const expected = Object.entries(icons).flatMap(([name, letters]) =>
    [...letters].map((letter) => `/icons${firstIcons.has(name) ? "" : "-more"}.svg#${name}${weights[letter]}`),
  );
  expect(new Set(sprites)).toEqual(new Set([...expected, "/icons.svg#logo-mark", "/icons.svg#empty-plate"]));
  for (const name of firstIcons) expect(icons).toHaveProperty(name);
});

test("an icon the set does not have is refused", async () => {
  await expect(compileSprite({ "no-such-icon": "r" })).rejects.toThrow(/no-such-icon/);
});

test("every icon a page writes out is listed with its weight", async () => {
  const files = (await readdir("app", { recursive: true })).filter((name) => /(?<!\.test)\.tsx$/.test(name));
  const missing: string[] = [];
  for (const file of files) {
    const text = await readFile(path.join("app", file), "utf8");
    for (const [tag] of text.matchAll(/<Icon\b[^>]*?name="[^>]*>/g)) {
      const name = /\bname="([^"]+)"/.exec(tag)?.[1] ?? "";
      const weight = /\bweight="([^"]+)"/.exec(tag)?.[1] ?? "regular";
      const id = weight === "regular" ? name : `${name}-${weight}`;
      if (!listed.has(id)) missing.push(`${file}: ${id}`);
    }
  }
  expect(missing).toEqual([]);
});
