import { mkdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../chromium.mjs";

/**
 * The icons of the installed app and the picture that links to the site are shared with, from public/favicon.svg, our own
 * tray of dishes and the heading font. Run by hand when one of these changes: node scripts/pictures/brand.mjs. What it
 * makes is committed, so that no build needs a browser.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const at = (/** @type {string} */ name) => path.join(root, name);
const mark = readFileSync(at("public/favicon.svg"), "utf8");
const white = "#ffffff";

/** @param {number} size @param {number} share how much of the edge the mark takes */
const onWhite = (size, share) =>
  sharp({ create: { width: size, height: size, channels: 4, background: white } })
    .composite([{ input: Buffer.from(sized(Math.round(size * share))) }])
    .removeAlpha()
    .png({ compressionLevel: 9, palette: true });

/** @param {number} size */
const sized = (size) => mark.replace("<svg ", `<svg width="${size}" height="${size}" `);

mkdirSync(at("public/icons"), { recursive: true });
for (const size of [192, 512]) {
  await sharp(Buffer.from(sized(size)))
    .png({ compressionLevel: 9 })
    .toFile(at(`public/icons/app-${size}.png`));
}
// Systems cut a maskable icon down to a circle of 80 per cent of its edge.
await onWhite(512, 0.62).toFile(at("public/icons/maskable-512.png"));
await onWhite(180, 0.78).toFile(at("public/icons/apple-touch-icon.png"));

const font = "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2";
const html = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: B; src: url("data:font/woff2;base64,${readFileSync(at(font)).toString("base64")}"); font-weight: 200 800; font-stretch: 75% 100% }
body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; color: #fff;
  background: radial-gradient(circle at 78% 46%, #17744f, #0b3b2c 62%); font-family: B }
.brand { position: absolute; left: 72px; top: 64px; display: flex; align-items: center; gap: 16px;
  font: 800 48px/1 B; font-stretch: 88%; letter-spacing: -.035em }
b { color: #f9b52e } .brand svg { width: 72px; height: 72px }
h1 { text-wrap: balance; position: absolute; left: 72px; top: 216px; margin: 0; width: 560px; font: 800 92px/.9 B; font-stretch: 76%; letter-spacing: -.025em }
p { position: absolute; left: 72px; bottom: 60px; margin: 0; font: 600 26px/1.3 B; color: #cfe3d8 }
img { position: absolute; right: -64px; top: 40px; width: 640px }
</style><div class="brand">${nightMark()}<span>Halal<b>Go</b></span></div>
<h1>Halal food from kitchens you choose</h1><p>Restaurants, groceries and Islamic books</p>
<img src="data:image/webp;base64,${readFileSync(at("public/pictures/demo/hero-tray.webp")).toString("base64")}">`;

/** As the app draws it on night: the star saffron, what is inside in the colour of the ground. */
function nightMark() {
  return mark.replaceAll("#F9B52E", "#0B3B2C").replaceAll("#fff", "#0B3B2C").replaceAll("#0B6349", "#F9B52E");
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(html, { waitUntil: "load" });
await page.evaluate(() => document.fonts.ready);
await sharp(await page.screenshot())
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(at("public/pictures/share.jpg"));
await browser.close();
for (const name of [
  "icons/app-192.png",
  "icons/app-512.png",
  "icons/maskable-512.png",
  "icons/apple-touch-icon.png",
  "pictures/share.jpg",
]) {
  console.log(`${name}: ${Math.ceil(statSync(at(`public/${name}`)).size / 1000)} kB`);
}
