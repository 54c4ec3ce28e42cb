import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import sharp from "sharp";
import { composeScene } from "./compose-scene.mjs";
import { toAvif, toWebp } from "./encode.mjs";
import { scenes } from "./scenes/index.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const target = path.resolve(here, "../../public/pictures/demo");

/** Changes when the composer or any drawing does, so that old pictures are made anew. */
function hashComposer() {
  const hash = createHash("sha256");
  for (const folder of [".", "drawings", "dishes"]) {
    for (const name of readdirSync(path.join(here, folder)).sort()) {
      if (/\.(mjs|svg)$/.test(name) && name !== "build.mjs") hash.update(readFileSync(path.join(here, folder, name)));
    }
  }
  return hash.digest("hex");
}

/** What each picture should be made of, by its name; `manifest.json` beside the pictures holds what it was made of. */
export function hashScenes() {
  const composer = hashComposer();
  const hash = (scene) =>
    createHash("sha256").update(composer).update(JSON.stringify(scene)).digest("hex").slice(0, 16);
  return Object.fromEntries(Object.entries(scenes).map(([name, scene]) => [name, hash(scene)]));
}

/** The files of a picture. */
export const filesOf = (name) => (seenFirst.test(name) ? [`${name}.webp`, `${name}.avif`] : [`${name}.webp`]);

function readManifest(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {}; // none yet, or cut off while writing: everything is made again
  }
}

/** What pages show before anything is pressed; as AVIF it is half as large. */
const seenFirst = /^(card|banner|item|promo)-|^groceries$/;

function save(file, content) {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

/**
 * Makes every picture that is missing or whose scene changed, and removes those no scene names any more.
 * Gives how many were made. `log` receives one progress line at a time.
 */
export async function buildPictures({ folder = target, log = () => {}, concurrency = 2 } = {}) {
  mkdirSync(folder, { recursive: true });
  const manifestFile = path.join(folder, "manifest.json");
  const before = readManifest(manifestFile);
  const hashes = hashScenes();
  const manifest = {};
  const due = [];
  for (const [name, scene] of Object.entries(scenes)) {
    const isThere = filesOf(name).every((file) => existsSync(path.join(folder, file)));
    if (before[name] === hashes[name] && isThere) manifest[name] = hashes[name];
    else due.push([name, scene, hashes[name]]);
  }
  for (const file of readdirSync(folder)) {
    const name = path.basename(file).replace(/\.(webp|avif)$/, "");
    if (name !== file && !scenes[name] && name !== "browse-sheet") rmSync(path.join(folder, file));
  }
  const derived = ["browse-sheet.webp", "browse-sheet.avif", "hero-tray.avif"].map((file) => path.join(folder, file));
  if (due.length === 0 && derived.every((file) => existsSync(file))) return 0;

  sharp.concurrency(1); // one thread a scene; the scenes run side by side
  let next = 0;
  let done = 0;
  const work = async () => {
    for (let job = due[next++]; job; job = due[next++]) {
      const [name, scene, hash] = job;
      const picture = await composeScene(scene);
      save(path.join(folder, `${name}.webp`), await toWebp(picture, scene));
      if (seenFirst.test(name)) save(path.join(folder, `${name}.avif`), await toAvif(picture, scene));
      manifest[name] = hash;
      done += 1;
      if (done % 25 === 0 || done === due.length) log(`Pictures: ${done} of ${due.length}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
  } finally {
    const inOrder = Object.fromEntries(Object.entries(manifest).sort(([one], [other]) => (one < other ? -1 : 1)));
    save(manifestFile, `${JSON.stringify(inOrder, null, 1)}\n`);
  }
  const sheet = await browseSheet(folder);
  const tray = await sharp(path.join(folder, "hero-tray.webp")).avif({ quality: 45, effort: 4 }).toBuffer();
  const files = [
    await sheet.clone().webp({ quality: 80 }).toBuffer(),
    await sheet.avif({ quality: 55 }).toBuffer(),
    tray,
  ];
  derived.forEach((file, index) => save(file, files[index]));
  return due.length;
}

/**
 * What the browse page shows besides places, as one picture that is asked for once instead of seventeen times: the categories by name, 90
 * pixels each, and below them its promotions, 360 by 280 (`chip-pictured` and `promo-picture` in app/styles/browse.css).
 */
async function browseSheet(folder) {
  const edge = 90;
  const categories = Object.keys(scenes)
    .filter((name) => name.startsWith("category-"))
    .sort();
  const promos = ["promo-scooter", "promo-biryani", "promo-books"];
  const place = (names, { width, top }) =>
    names.map(async (name, index) => ({
      input: await sharp(path.join(folder, `${name}.webp`))
        .resize(width)
        .toBuffer(),
      left: index * width,
      top,
    }));
  const pictures = await Promise.all([
    ...place(categories, { width: edge, top: 0 }),
    ...place(promos, { width: 360, top: edge }),
  ]);
  const ground = { width: categories.length * edge, height: edge + 280, channels: 4, background: "#0000" };
  return sharp(await sharp({ create: ground }).composite(pictures).png().toBuffer());
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const inPlace = process.stdout.isTTY;
  const started = Date.now();
  const made = await buildPictures({ log: (line) => process.stdout.write(inPlace ? `\r${line}` : `${line}\n`) });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${inPlace && made ? "\n" : ""}Pictures: ${made} made in ${seconds} s, ${Object.keys(scenes).length} in all`,
  );
}
