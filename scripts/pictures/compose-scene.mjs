import sharp from "sharp";
import { groundSvg } from "./ground.mjs";
import { drawItem } from "./illustration.mjs";

const grounds = new Map();

/** The ground of a frame; scenes of one size on the same cloth and base share it. */
function ground(spec) {
  const key = JSON.stringify(spec);
  const known = grounds.get(key);
  if (known) return known;
  const fresh = sharp(Buffer.from(groundSvg(spec)))
    .ensureAlpha()
    .raw()
    .toBuffer();
  if (grounds.size > 60) grounds.delete(grounds.keys().next().value);
  grounds.set(key, fresh);
  return fresh;
}

/** The part of a drawn layer that falls inside the frame, as a sharp composite input, or none. */
async function placed(layer, x, y, width, height) {
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  const right = Math.min(width, x + layer.width);
  const bottom = Math.min(height, y + layer.height);
  if (right <= left || bottom <= top) return [];
  const raw = { width: layer.width, height: layer.height, channels: 4 };
  const cut = { left: left - x, top: top - y, width: right - left, height: bottom - top };
  if (cut.width === layer.width && cut.height === layer.height) return [{ input: layer.data, raw, left, top }];
  const input = await sharp(layer.data, { raw }).extract(cut).raw().toBuffer();
  return [{ input, raw: { width: cut.width, height: cut.height, channels: 4 }, left, top }];
}

/**
 * One still life as a WebP buffer.
 * items: [{ src, size, x, y, rotate?, blur?, shadow? }], drawn in order; x and y are the centre and may lie outside.
 * base: one base or a list, each { kind: plate | tray | board | sun, x, y, r, rim? }. No cloth: transparent ground.
 */
export async function composeScene({ width, height, cloth, base, items, tile = 80, quality = 82 }) {
  const layers = [];
  for (const item of items) {
    const { picture, shade } = await drawItem(item);
    const offsets = [
      [shade, item.size * 0.02, item.size * 0.085],
      [picture, 0, 0],
    ];
    for (const [layer, dx, dy] of offsets) {
      const x = Math.round(item.x - layer.width / 2 + dx);
      const y = Math.round(item.y - layer.height / 2 + dy);
      layers.push(...(await placed(layer, x, y, width, height)));
    }
  }
  const raw = { width, height, channels: 4 };
  const under = await ground({ width, height, cloth, base, tile });
  const picture = sharp(under, { raw }).composite(layers);
  // Without a cloth most of the weight is the edge's transparency, which bears a coarser coding.
  return cloth
    ? picture.removeAlpha().webp({ quality, effort: 2 }).toBuffer()
    : picture.webp({ quality, alphaQuality: 90, effort: 4 }).toBuffer();
}
