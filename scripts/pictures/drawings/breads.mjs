import { ball, down, ellipse, gloss, spread, svg } from "./pen.mjs";
import { toppingPaints, toppings } from "./toppings.mjs";

const lay = (pieces, cx, cy, rx, ry, seed) =>
  pieces
    .map(([kind, count, size = 1], i) =>
      spread(count, cx, cy, rx, ry, seed + i * 5)
        .map((place) => toppings[kind](place, size))
        .join(""),
    )
    .join("");

/** A round flatbread with a topping from edge to edge: lahmacun, manakish, a whole pizza. */
export function round({ top, pieces, paints, seed = 2 }) {
  const defs = ball("crust", "#FFDF9E", "#E3A24A", "#9A5417") + ball("top", ...top) + toppingPaints(paints);
  const blisters = spread(16, 128, 128, 112, 112, 9)
    .filter(([x, y]) => Math.hypot(x - 128, y - 128) > 92)
    .map(([x, y]) => ellipse(x, y, 6, 4, 'fill="#8A4614" opacity=".45"'))
    .join("");
  const body =
    ellipse(128, 132, 120, 116, 'fill="#8A4A16"') +
    ellipse(128, 128, 120, 116, 'fill="url(#crust)"') +
    blisters +
    ellipse(128, 128, 100, 96, 'fill="url(#top)"') +
    gloss(86, 74, 40, 16, -32, 0.3) +
    lay(pieces, 128, 128, 84, 80, seed);
  return svg(defs, body);
}

/** A boat-shaped pide. */
export function pide({ top, pieces, paints }) {
  const defs = down("crust", "#FFD98F", "#DD9640", "#8E4B15") + down("top", ...top) + toppingPaints(paints);
  const boat = "M4 128 Q44 66 128 64 Q212 66 252 128 Q212 190 128 192 Q44 190 4 128Z";
  const body =
    `<path d="${boat}" fill="#7E4212" transform="translate(0 5)"/><path d="${boat}" fill="url(#crust)"/>` +
    `<path d="M40 128 Q70 92 128 90 Q186 92 216 128 Q186 164 128 166 Q70 164 40 128Z" fill="url(#top)"/>` +
    `<path d="M30 112 Q66 78 128 76" fill="none" stroke="#FFF1CF" stroke-width="8" stroke-linecap="round" opacity=".7" filter="url(#f)"/>${lay(
      pieces,
      128,
      128,
      66,
      28,
      4,
    )}`;
  return svg(defs, body);
}

/** A round of künefe or kunafa: golden threads, syrup, pistachio in the middle. */
export function kunafa() {
  const threads = spread(130, 128, 112, 104, 64, 6)
    .map(
      ([x, y, turn], i) =>
        `<path d="M${x - 8} ${y} q8 -6 16 0" fill="none" stroke="${i % 3 ? "#FFB347" : "#D96F16"}" stroke-width="2.6" opacity=".75" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join("");
  const defs =
    ball("gold", "#FFD27A", "#F29A2E", "#B95A10") + down("side", "#F2A23C", "#FFF1C9", "#B3620F") + toppingPaints();
  const nuts = spread(34, 128, 106, 40, 24, 3)
    .map((place) => toppings.crumb(place, 1.3))
    .join("");
  const body = `<path d="M14 112 V140 C14 184 64 212 128 212 C192 212 242 184 242 140 V112Z" fill="url(#side)"/>${ellipse(
    128,
    112,
    114,
    72,
    'fill="url(#gold)"',
  )}${threads}${gloss(84, 76, 40, 12, -22, 0.5)}${nuts}`;
  return svg(defs, body);
}
