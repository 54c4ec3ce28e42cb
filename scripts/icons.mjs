/**
 * Compiles the icons listed in app/ui/icon-names.ts into one sprite, public/icons.svg: a symbol a weight,
 * with the ids `map-pin`, `map-pin-bold`, `map-pin-fill`, `map-pin-duotone`.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { tsImport } from "tsx/esm/api";

const weights = { r: "regular", b: "bold", f: "fill", d: "duotone" };
const source = new URL("../node_modules/@phosphor-icons/core/assets/", import.meta.url);

/** The sprite's text for a list of icons (`{ "map-pin": "rf" }`). Throws when the icon set lacks a name. */
export async function compileSprite(icons) {
  const wanted = Object.entries(icons).flatMap(([name, letters]) =>
    [...letters].map((letter) => [name, weights[letter]]),
  );
  const symbols = await Promise.all(wanted.map(([name, weight]) => symbol(name, weight)));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}

async function symbol(name, weight) {
  const id = weight === "regular" ? name : `${name}-${weight}`;
  const svg = await readFile(new URL(`${weight}/${id}.svg`, source), "utf8");
  const body = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1];
  if (!body) throw new Error(`Icon ${id} has no drawing`);
  return `<symbol id="${id}" viewBox="0 0 256 256">${body}</symbol>`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { icons } = await tsImport("../app/ui/icon-names.ts", import.meta.url);
  const sprite = await compileSprite(icons);
  await writeFile(new URL("../public/icons.svg", import.meta.url), sprite);
  // As scripts/compile.mjs does with scripts and styles.
  await writeFile(new URL("../public/icons.svg.br", import.meta.url), brotliCompressSync(sprite));
}
