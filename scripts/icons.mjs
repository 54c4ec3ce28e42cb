/**
 * Compiles the icons listed in app/ui/icon-names.ts into two sprites, a symbol a weight, with the ids `map-pin`, `map-pin-bold`,
 * `map-pin-fill`, `map-pin-duotone`: public/icons.svg holds our own drawings (app/ui/drawings.svg) and what app/ui/first-icons.ts
 * names, public/icons-more.svg the others.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { tsImport } from "tsx/esm/api";

const weights = { r: "regular", b: "bold", f: "fill", d: "duotone" };
const source = new URL("../node_modules/@phosphor-icons/core/assets/", import.meta.url);

/** The sprite's text for a list of icons (`{ "map-pin": "rf" }`). Throws when the icon set lacks a name. */
export async function compileSprite(icons, drawings = "") {
  const wanted = Object.entries(icons).flatMap(([name, letters]) =>
    [...letters].map((letter) => [name, weights[letter]]),
  );
  const symbols = await Promise.all(wanted.map(([name, weight]) => symbol(name, weight)));
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawings}${symbols.join("")}</svg>\n`;
}

async function symbol(name, weight) {
  const id = weight === "regular" ? name : `${name}-${weight}`;
  const svg = await readFile(new URL(`${weight}/${id}.svg`, source), "utf8");
  const body = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1];
  if (!body) throw new Error(`Icon ${id} has no drawing`);
  return `<symbol id="${id}" viewBox="0 0 256 256">${body}</symbol>`;
}

/** The sprites' texts by file. */
export async function compileSprites() {
  const { icons } = await tsImport("../app/ui/icon-names.ts", import.meta.url);
  const { firstIcons } = await tsImport("../app/ui/first-icons.ts", import.meta.url);
  const [first, more] = [true, false].map((isFirst) =>
    Object.fromEntries(Object.entries(icons).filter(([name]) => firstIcons.has(name) === isFirst)),
  );
  const drawings = await readFile(new URL("../app/ui/drawings.svg", import.meta.url), "utf8");
  const own = drawings
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, "")
    .replace(/>\s+</g, "><")
    .trim();
  return { "icons.svg": await compileSprite(first, own), "icons-more.svg": await compileSprite(more) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, sprite] of Object.entries(await compileSprites())) {
    await writeFile(new URL(`../public/${file}`, import.meta.url), sprite);
    // As scripts/compile.mjs does with scripts and styles.
    await writeFile(new URL(`../public/${file}.br`, import.meta.url), brotliCompressSync(sprite));
  }
}
