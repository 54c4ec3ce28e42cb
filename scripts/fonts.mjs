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

/**
 * A kilobyte or two each, within the style sheet: a file of its own cost each first page a request, and the logo a round trip. Figures
 * of a restaurant's score are a family of their own; the condensed letters would come for them alone.
 * @type {[family: string, letters: string, axes: Record<string, number>, descriptors: string][]}
 */
const inlined = [
  [
    "Bricolage Grotesque Variable",
    "HalGo",
    { wght: 800, wdth: 88 },
    "font-weight: 700 800;\n  font-stretch: 79% 99%;\n  unicode-range: U+0047-0048, U+0061, U+006C, U+006F;",
  ],
  ["Bricolage Score", "0123456789.", { wght: 800, wdth: 76 }, "font-weight: 800;\n  font-stretch: 75% 78%;"],
];
const faces = [];
for (const [family, text, axes, descriptors] of inlined) {
  const font = await subset(family, display, text, axes);
  console.log(`${family}, ${text}: ${font.length} bytes`);
  faces.push(`@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  ${descriptors}
  src: url("data:font/woff2;base64,${font.toString("base64")}") format("woff2");
}
`);
}
writeFileSync(
  new URL("../app/styles/inline-fonts.css", import.meta.url),
  `/* Made by scripts/fonts.mjs: the wordmark (app/ui/logo.tsx), and a restaurant's score. */\n${faces.join("\n")}`,
);
