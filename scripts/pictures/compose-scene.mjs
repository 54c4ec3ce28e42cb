import sharp from "sharp";
import { drawItem } from "./illustration.mjs";
import { khatim } from "./khatim.mjs";
import { lay } from "./layer.mjs";

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

/**
 * One still life as raw RGBA.
 * items: [{ src, size, x, y, rotate?, blur?, shadow? }], drawn in order; x and y are the centre and may lie outside.
 * base: one base or a list, each { kind: plate | tray | board | sun, x, y, r, rim? }. No cloth: transparent ground.
 */
export async function composeScene({ width, height, cloth, base, items, tile = 80 }) {
  const under = await ground({ width, height, cloth, base, tile });
  const picture = { data: Buffer.from(under), width, height };
  for (const item of items) {
    const { layer, middle } = await drawItem(item);
    lay(picture, layer, Math.round(item.x - middle.x), Math.round(item.y - middle.y));
  }
  return picture;
}

/** The nine cloths. name: [gradient start, gradient end, pattern colour, pattern opacity] */
export const cloths = {
  saffron: ["#FFD365", "#F39A1E", "#7A3E00", 0.13],
  harissa: ["#F6825A", "#CF3F28", "#FFE3CF", 0.17],
  pistachio: ["#C9DF8C", "#7FAE4C", "#20420F", 0.13],
  cardamom: ["#2B8C6B", "#0B4A37", "#C9F2DE", 0.13],
  aubergine: ["#86508D", "#42204E", "#F6D9FF", 0.13],
  rosewater: ["#FBC4BC", "#EC8B86", "#7A1F1B", 0.12],
  iznik: ["#5EC2CC", "#1B7D95", "#E3FBFF", 0.17],
  date: ["#BF8152", "#6F3F22", "#FFE7CF", 0.14],
  sesame: ["#F8ECD2", "#E6CB9B", "#7A5A22", 0.14],
};

const stop = (offset, color, alpha = 1) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${alpha}"/>`;
const radial = (id, cx, cy, r, stops) =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops}</radialGradient>`;
const linear = (id, a, b) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stop(0, a)}${stop(1, b)}</linearGradient>`;

const paints =
  linear("wood", "#D9A066", "#A86B38") +
  radial("light", 0.25, 0.05, 0.9, stop(0, "#fff", 0.38) + stop(0.6, "#fff", 0)) +
  radial("edge", 0.5, 0.45, 0.8, stop(0.55, "#000", 0) + stop(1, "#000", 0.2)) +
  radial("china", 0.38, 0.3, 0.8, stop(0, "#fff") + stop(1, "#EFE6D6")) +
  radial("well", 0.6, 0.68, 0.8, stop(0, "#fff") + stop(1, "#E9E0CF")) +
  radial("brass", 0.35, 0.25, 0.9, stop(0, "#FFE9B0") + stop(0.55, "#EDB95A") + stop(1, "#C98A2E"));

/** How dark a soft shadow is, z widths of its edge outside the edge: drawn as gradients, for blurring took most of the time. */
const dark = (z) => 0.28 / (1 + Math.exp(1.7 * z));
const softness = (r) => Math.max(6, r * 0.07);
const reach = 2.7;

function roundShadow(x, y, r) {
  const width = softness(r);
  const outer = r + reach * width;
  const stops = Array.from({ length: 13 }, (_, i) => {
    const z = (i / 6 - 1) * reach;
    return stop((r + z * width) / outer, "#000", i === 12 ? 0 : dark(z));
  });
  const id = `shadow${x}-${y}`;
  return (
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${outer}">${stops.join("")}</radialGradient>` +
    `<circle cx="${x}" cy="${y}" r="${outer}" fill="url(#${id})"/>`
  );
}

/** Boxes within each other, each as dark as is still missing there. */
function boxShadow(box, width) {
  let covered = 0;
  return Array.from({ length: 28 }, (_, i) => {
    const z = reach - (i / 27) * 2 * reach;
    const alpha = 1 - (1 - dark(z)) / (1 - covered);
    covered = dark(z);
    return box(z * width, `fill="#000" fill-opacity="${alpha}"`);
  }).join("");
}

function plate({ x, y, r }, rim) {
  const circle = (radius, attrs) => `<circle cx="${x}" cy="${y}" r="${r * radius}" ${attrs}/>`;
  const dash = `stroke-dasharray="${r * 0.03} ${r * 0.045}"`;
  return (
    circle(1, 'fill="url(#china)"') +
    circle(0.93, `fill="none" stroke="${rim}" stroke-opacity=".55" stroke-width="${r * 0.012}"`) +
    circle(0.89, `fill="none" stroke="${rim}" stroke-opacity=".35" stroke-width="${r * 0.03}" ${dash}`) +
    circle(0.72, 'fill="url(#well)"')
  );
}

function tray({ x, y, r }) {
  const circle = (radius, attrs) => `<circle cx="${x}" cy="${y}" r="${r * radius}" ${attrs}/>`;
  const line = 'fill="none" stroke="#8A5410" stroke-opacity=".45"';
  let stars = "";
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * 2 * Math.PI;
    const at = khatim(x + r * 0.878 * Math.cos(a), y + r * 0.878 * Math.sin(a), r * 0.05);
    stars += `<path d="${at}" ${line} stroke-width="${r * 0.009}"/>`;
  }
  return (
    circle(1, 'fill="url(#brass)"') +
    circle(0.955, `${line} stroke-width="${r * 0.014}"`) +
    circle(0.8, `${line} stroke-width="${r * 0.01}"`) +
    stars +
    circle(0.79, 'fill="#FFE7AE" opacity=".35"')
  );
}

function board({ x, y, r }) {
  const box = (dy, inset, attrs) =>
    `<rect x="${x - r * (1.15 - inset)}" y="${y - r * (0.7 - inset) + dy}" width="${r * (2.3 - 2 * inset)}" ` +
    `height="${r * (1.36 - 2 * inset)}" rx="${r * (0.2 - inset / 2)}" ${attrs}/>`;
  return (
    boxShadow((wider, attrs) => box(r * 0.04, -wider, attrs), softness(r) / r) +
    box(0, 0, 'fill="url(#wood)"') +
    box(0, 0.04, 'fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="2"')
  );
}

function base(one, cloth) {
  const { kind = "plate", x, y, r } = one;
  if (kind === "board") return board(one);
  if (kind === "sun") {
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity=".26"/><circle cx="${x}" cy="${y}" r="${r * 0.8}" fill="#fff" opacity=".22"/>`;
  }
  return roundShadow(x, y + r * 0.05, r * 1.01) + (kind === "tray" ? tray(one) : plate(one, one.rim ?? cloth[1]));
}

/**
 * What lies under the food, as SVG: cloth, star pattern, light from the top start, vignette, then plate, tray, board or
 * sun. Without a cloth the ground is transparent.
 */
function groundSvg({ width, height, cloth, base: given, tile }) {
  const bases = [given ?? []].flat();
  const colours = cloths[cloth ?? "sesame"];
  const [from, to, ink, opacity] = colours;
  const fill = (paint, extra = "") => `<rect width="${width}" height="${height}" fill="${paint}" ${extra}/>`;
  const star = (radius, attrs) => `<path d="${khatim(tile / 2, tile / 2, radius)}" ${attrs}/>`;
  const weave =
    star(tile / 2, `fill="none" stroke="${ink}" stroke-width="${tile * 0.028}" stroke-linejoin="round"`) +
    star(tile * 0.2, `fill="${ink}" opacity=".5"`);
  const covered =
    fill("url(#cloth)") + fill("url(#stars)", `opacity="${opacity}"`) + fill("url(#light)") + fill("url(#edge)");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${linear("cloth", from, to)}${paints}` +
    `<pattern id="stars" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">${weave}</pattern></defs>` +
    `${cloth ? covered : ""}${bases.map((one) => base(one, colours)).join("")}</svg>`
  );
}
