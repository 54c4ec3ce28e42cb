import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";
import { drawings } from "./drawings/index.mjs";

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
  return { picture, shade: drawShadow(picture, Math.max(2, size * 0.05), shadow) };
}

const drawn = new Map();
let held = 0;

/** Enough for the garnishes that every second scene shares; beyond it the oldest go. */
const budget = 160 * 1024 * 1024;

/** The illustration and its soft shadow as raw RGBA; the same one at the same size and angle is drawn once. */
export function drawItem(item) {
  const key = [item.src, Math.round(item.size), item.rotate ?? 0, item.blur ?? 0, item.shadow ?? 0.42].join(" ");
  const known = drawn.get(key);
  if (known) return known;
  const fresh = rasterise(item);
  drawn.set(key, fresh);
  held += (item.size * 1.5) ** 2 * 8;
  for (const old of drawn.keys()) {
    if (held <= budget || old === key) break;
    drawn.delete(old);
    held -= (Number(old.split(" ")[1]) * 1.5) ** 2 * 8;
  }
  return fresh;
}

const colour = [0x2a, 0x14, 0x05];
const step = 4;

/** One running mean along rows (dx = 1) or columns (dx = width) of a small grey picture. */
function smooth(from, to, lines, length, along, across, radius) {
  const share = 1 / (radius * 2 + 1);
  for (let line = 0; line < lines; line++) {
    const start = line * across;
    let sum = 0;
    for (let i = -radius; i < length + radius; i++) {
      if (i + radius < length && i + radius >= 0) sum += from[start + (i + radius) * along];
      if (i - radius - 1 >= 0 && i - radius - 1 < length) sum -= from[start + (i - radius - 1) * along];
      if (i >= 0 && i < length) to[start + i * along] = sum * share;
    }
  }
}

/** The outline averaged over squares of four by four: a wide blur costs little there. */
function quarter({ data, width, height }, w, h) {
  const small = new Float32Array(w * h);
  for (let y = 0; y < h * step && y < height; y++) {
    for (let x = 0; x < w * step && x < width; x++) {
      small[((y / step) | 0) * w + ((x / step) | 0)] += data[(y * width + x) * 4 + 3] / (step * step);
    }
  }
  return small;
}

/**
 * The soft shadow of a drawn illustration ({ data: RGBA, width, height }), as a layer of the same size.
 * sigma in pixels; strength 0 to 1. Three running means come close to a Gaussian blur.
 */
function drawShadow(picture, sigma, strength) {
  const { width, height } = picture;
  const w = Math.ceil(width / step);
  const h = Math.ceil(height / step);
  const grey = quarter(picture, w, h);
  const spare = new Float32Array(w * h);
  const radius = Math.max(1, Math.round(sigma / step));
  for (let pass = 0; pass < 3; pass++) {
    smooth(grey, spare, h, w, 1, w, radius);
    smooth(spare, grey, w, h, w, 1, radius);
  }
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    const fy = Math.min(h - 1, Math.max(0, (y + 0.5) / step - 0.5));
    const top = Math.floor(fy) * w;
    const below = Math.min(h - 1, Math.floor(fy) + 1) * w;
    const ty = fy - Math.floor(fy);
    for (let x = 0; x < width; x++) {
      const fx = Math.min(w - 1, Math.max(0, (x + 0.5) / step - 0.5));
      const left = Math.floor(fx);
      const right = Math.min(w - 1, left + 1);
      const tx = fx - left;
      const upper = grey[top + left] * (1 - tx) + grey[top + right] * tx;
      const lower = grey[below + left] * (1 - tx) + grey[below + right] * tx;
      const at = (y * width + x) * 4;
      data[at] = colour[0];
      data[at + 1] = colour[1];
      data[at + 2] = colour[2];
      data[at + 3] = (upper * (1 - ty) + lower * ty) * strength;
    }
  }
  return { data, width, height };
}
