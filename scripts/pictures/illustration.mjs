import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";
import { drawings } from "./drawings/index.mjs";
import { withShadow } from "./layer.mjs";

const require = createRequire(import.meta.url);
const emojiDir = path.join(path.dirname(require.resolve("@lobehub/fluent-emoji-3d/package.json")), "assets");
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * The source of an illustration: "dish:kebab" is a file of ./dishes, "draw:hummus" a drawing made by ./drawings,
 * anything else a code point of @lobehub/fluent-emoji-3d ("1f34b"). Throws when there is none.
 */
export function source(src) {
  if (src.startsWith("dish:")) return readFileSync(new URL(`./dishes/${src.slice(5)}.svg`, import.meta.url));
  if (!src.startsWith("draw:")) return readFileSync(path.join(emojiDir, `${src}.webp`));
  const draw = drawings[src.slice(5)];
  if (!draw) throw new Error(`No drawing is called ${src}`);
  return Buffer.from(draw());
}

const asRaw = ({ data, info }) => ({ data, width: info.width, height: info.height });
const open = ({ data, width, height }) => sharp(data, { raw: { width, height, channels: 4 } });

const toRaw = async (pipeline) => asRaw(await pipeline.raw().toBuffer({ resolveWithObject: true }));
const sources = new Map();

/** A source decoded once; drawings are vector and costly, and every frame wants them at another size. */
function decoded(src) {
  const known = sources.get(src);
  if (known) return known;
  const fresh = toRaw(sharp(source(src)).ensureAlpha());
  sources.set(src, fresh);
  return fresh;
}

async function rasterise({ src, size, rotate = 0, blur = 0, shadow = 0.42 }) {
  const side = Math.round(size);
  const pad = Math.round(size * 0.2);
  const edges = { top: pad, bottom: pad, left: pad, right: pad, background: clear };
  const shrunk = open(await decoded(src)).resize(side, side, { kernel: "lanczos3" });
  if (rotate) shrunk.rotate(rotate, { background: clear });
  let picture = await toRaw(shrunk.extend(edges));
  if (blur) picture = await toRaw(open(picture).blur(blur));
  const move = { right: Math.round(size * 0.02), down: Math.round(size * 0.085) };
  const layer = withShadow(picture, { sigma: Math.max(2, size * 0.05), strength: shadow, ...move });
  return { layer, middle: { x: picture.width / 2, y: picture.height / 2 } };
}

const drawn = new Map();
let held = 0;

/** Enough for the garnishes that every second scene shares; beyond it the oldest go. */
const budget = 160 * 1024 * 1024;

/** The illustration on its soft shadow, and where its middle is; the same one at the same size and angle is drawn once. */
export function drawItem(item) {
  const key = [item.src, Math.round(item.size), item.rotate ?? 0, item.blur ?? 0, item.shadow ?? 0.42].join(" ");
  const known = drawn.get(key);
  if (known) return known;
  const fresh = rasterise(item);
  drawn.set(key, fresh);
  held += (item.size * 1.5) ** 2 * 4;
  for (const old of drawn.keys()) {
    if (held <= budget || old === key) break;
    drawn.delete(old);
    held -= (Number(old.split(" ")[1]) * 1.5) ** 2 * 4;
  }
  return fresh;
}
