import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/*
 * Makes app/styles/fonts: what nearly every word of a page is written with, so that a first page waits for 36 kB instead of 98.
 * Other letters come from the whole files, where a page has any (app/styles/fonts.css). The result is committed; after an update
 * of the fonts, or for other letters, weights and widths:
 *   npm install --no-save subset-font@2.9.0 && node scripts/fonts.mjs
 */
const { default: subsetFont } = await import("subset-font");

const sources = fileURLToPath(new URL("../node_modules/@fontsource-variable/", import.meta.url));
const target = fileURLToPath(new URL("../app/styles/fonts/", import.meta.url));
const display = "bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2";

/** As the unicode-range of app/styles/fonts.css says: ASCII, and what American English sets besides. */
const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");
const letters = `${ascii}\u00a0©·×é–—‘’“”•…−`;

/** @type {[name: string, source: string, letters: string, axes: Record<string, number | { min: number, max: number }>][]} */
const fonts = [
  ["figtree", "figtree/files/figtree-latin-wght-normal.woff2", letters, { wght: { min: 400, max: 700 } }],
  ["bricolage", display, letters, { wght: { min: 700, max: 800 }, wdth: 100 }],
  ["bricolage-condensed", display, letters, { wght: 800, wdth: 76 }],
  ["bricolage-wordmark", display, "HalGo", { wght: 800, wdth: 88 }],
];
for (const [name, source, text, variationAxes] of fonts) {
  const font = await subsetFont(readFileSync(sources + source), text, { targetFormat: "woff2", variationAxes });
  writeFileSync(`${target}${name}.woff2`, font);
  console.log(`${name}: ${font.length} bytes`);
}
