import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/*
 * Makes app/styles/fonts: what nearly every word of a page is written with, so that a first page waits for 31 kB instead of 98.
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

/** What browsers apply by themselves, and the figures of one width; the rest (fractions, ordinals, sets) no page asks for. */
const keepFeatures = "calt ccmp clig kern liga locl mark mkmk rclt rlig rvrn tnum".split(" ");

/** @type {[name: string, source: string, letters: string, axes: Record<string, number | { min: number, max: number }>][]} */
const fonts = [
  ["figtree", "figtree/files/figtree-latin-wght-normal.woff2", letters, { wght: { min: 400, max: 700 } }],
  ["bricolage", display, letters, { wght: { min: 700, max: 800 }, wdth: 100 }],
  ["bricolage-condensed", display, letters, { wght: 800, wdth: 76 }],
];
/** @type {(...[name, source, letters, axes]: (typeof fonts)[number]) => Promise<Buffer>} */
const subset = (_name, source, text, variationAxes) =>
  subsetFont(readFileSync(sources + source), text, { targetFormat: "woff2", variationAxes, keepFeatures });
for (const one of fonts) {
  const font = await subset(...one);
  writeFileSync(`${target}${one[0]}.woff2`, font);
  console.log(`${one[0]}: ${font.length} bytes`);
}

// One kilobyte, within the style sheet: a file of its own cost each first page a request, and the logo a round trip.
const wordmark = await subset("wordmark", display, "HalGo", { wght: 800, wdth: 88 });
writeFileSync(
  new URL("../app/styles/wordmark.css", import.meta.url),
  `/* The wordmark (app/ui/logo.tsx), made by scripts/fonts.mjs. */
@font-face {
  font-family: "Bricolage Grotesque Variable";
  font-style: normal;
  font-display: swap;
  font-weight: 700 800;
  font-stretch: 79% 99%;
  src: url("data:font/woff2;base64,${wordmark.toString("base64")}") format("woff2");
  unicode-range: U+0047-0048, U+0061, U+006C, U+006F;
}
`,
);
