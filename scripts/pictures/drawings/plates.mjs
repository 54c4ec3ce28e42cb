import { across, ball, down, ellipse, gloss, spread, svg } from "./pen.mjs";
import { toppingPaints, toppings } from "./toppings.mjs";

/** A clay tagine with its lid on. */
export function tagine() {
  const defs = across("clay", "#F7B27A", "#D06A34", "#7A3014") + across("dish", "#EFA066", "#B4551F", "#5E2410");
  const star = (x, y) => `<path d="M${x} ${y - 9}l3 6 6 3-6 3-3 6-3-6-6-3 6-3z" fill="#FFE9CF" opacity=".8"/>`;
  const body = `${
    ellipse(128, 206, 118, 34, 'fill="url(#dish)"') +
    ellipse(128, 196, 118, 34, 'fill="#E48A4C"') +
    ellipse(128, 192, 104, 27, 'fill="#6A2A10"')
  }<path d="M30 188 C56 168 96 96 112 52 Q128 40 144 52 C160 96 200 168 226 188 Q180 214 128 214 Q76 214 30 188Z" fill="url(#clay)"/>${ellipse(
    128,
    42,
    24,
    20,
    'fill="url(#clay)"',
  )}<path d="M48 182 Q128 216 208 182" fill="none" stroke="#1B7D95" stroke-width="9"/><path d="M86 130 Q128 148 170 130" fill="none" stroke="#1B7D95" stroke-width="6"/>${star(
    96,
    164,
  )}${star(128, 170)}${star(160, 164)}${gloss(92, 130, 9, 44, 24, 0.55)}${gloss(119, 36, 8, 5, -20, 0.8)}`;
  return svg(defs, body);
}

/** A whole fish, with the marks of the grill unless it is raw. */
export function fish({ skin = ["#F6C581", "#C77A35", "#7A3C14"], fin = ["#E09A4E", "#8E4B1A"], grilled = true } = {}) {
  const defs = down("skin", ...skin) + down("fin", ...fin);
  const marks = (grilled ? [74, 102, 130, 158] : []).map((x) => `<path d="M${x} 96 q10 32 -4 66" />`).join("");
  const body =
    `<path d="M196 128 Q226 84 252 78 Q240 128 252 178 Q226 172 196 128Z" fill="url(#fin)"/><path d="M96 88 Q128 52 172 84Z M104 168 Q128 196 158 170Z" fill="url(#fin)"/>` +
    `<path d="M6 130 Q40 74 116 76 Q180 80 212 128 Q180 178 116 180 Q40 182 6 130Z" fill="url(#skin)"/>` +
    `<g fill="none" stroke="#4A1E08" stroke-width="7" stroke-linecap="round" opacity=".55">${marks}</g>` +
    `<path d="M52 96 q14 34 0 66" fill="none" stroke="#7A3C14" stroke-width="4" opacity=".6"/><circle cx="34" cy="118" r="7" fill="#FFF6E2"/><circle cx="34" cy="118" r="4" fill="#2A1405"/>${gloss(
      104,
      94,
      62,
      8,
      -2,
      0.55,
    )}`;
  return svg(defs, body);
}

/** A rack of glazed ribs. */
export function ribs() {
  const defs = down("meat", "#E07A3C", "#9A3A16", "#4A140A") + down("bone", "#FFFDF4", "#D9C9AE");
  const bones = [34, 72, 110, 148, 186]
    .map((x) => `<rect x="${x}" y="44" width="18" height="168" rx="9" fill="url(#bone)"/>`)
    .join("");
  const bars = [26, 64, 102, 140, 178]
    .map(
      (x, i) =>
        `<rect x="${x}" y="${70 + (i % 2) * 3}" width="42" height="118" rx="20" fill="url(#meat)"/>${gloss(
          x + 15,
          96,
          6,
          20,
          6,
          0.45,
        )}`,
    )
    .join("");
  const glaze = spread(26, 128, 130, 88, 50, 5)
    .map(([x, y, turn]) => ellipse(x, y, 3, 1.8, `fill="#FFE9B8" transform="rotate(${turn} ${x} ${y})"`))
    .join("");
  return svg(defs, bones + bars + glaze);
}

/** Crumbed golden strips: tenders, cheese sticks, calamari. */
export function strips() {
  const defs = down("crumb", "#FFD98A", "#E8A03C", "#A8621A");
  const bar = (x, y, turn, seed) => {
    const grit = spread(44, x, y, 74, 20, seed)
      .map(([px, py], i) => ellipse(px, py, 3.4, 2.6, `fill="${i % 2 ? "#FFEBB8" : "#B8701F"}" opacity=".7"`))
      .join("");
    return `<g transform="rotate(${turn} ${x} ${y})">${ellipse(
      x + 4,
      y + 12,
      84,
      26,
      'fill="#4A1E08" opacity=".4" filter="url(#f)"',
    )}<path d="M${x - 86} ${y} q10 -32 60 -27 q60 -6 100 4 q20 24 2 46 q-60 10 -110 4 q-44 4 -52 -27z" fill="url(#crumb)"/>${
      grit
    }${gloss(x - 24, y - 14, 40, 6, -3, 0.5)}</g>`;
  };
  return svg(defs, bar(118, 76, -22, 2) + bar(146, 132, 8, 5) + bar(112, 186, -8, 8));
}

/** Cubes of Turkish delight under powdered sugar. */
export function delight() {
  const cube = (x, y, [top, left, right]) =>
    `<path d="M${x} ${y - 34} L${x + 44} ${y - 12} L${x} ${y + 10} L${x - 44} ${y - 12}Z" fill="${top}"/><path d="M${x - 44} ${y - 12} L${x} ${y + 10} V${y + 54} L${x - 44} ${y + 32}Z" fill="${left}"/>` +
    `<path d="M${x + 44} ${y - 12} L${x} ${y + 10} V${y + 54} L${x + 44} ${y + 32}Z" fill="${right}"/>${ellipse(
      x,
      y - 13,
      26,
      11,
      'fill="#fff" opacity=".55" filter="url(#f)"',
    )}${[
      [-20, 26],
      [-30, 12],
      [16, 34],
      [28, 14],
      [-10, 38],
    ]
      .map(([dx, dy]) => ellipse(x + dx, y + dy, 5, 3.6, 'fill="#8DBB45"'))
      .join("")}`;
  const rose = ["#FFD9DF", "#F58CA4", "#C8506F"];
  const honey = ["#FFEBC0", "#F5B64C", "#BD7A1B"];
  const mint = ["#EAF7C8", "#A9D164", "#6C9A33"];
  return svg("", `<g stroke-linejoin="round">${cube(84, 98, honey)}${cube(172, 98, mint)}${cube(128, 156, rose)}</g>`);
}

/** A heap of dates. */
export function dates() {
  const defs = ball("date", "#C9793F", "#7A3716", "#35130A") + toppingPaints();
  const heap = [
    [70, 170, -24],
    [128, 182, 4],
    [188, 168, 28],
    [98, 132, 18],
    [160, 130, -20],
    [128, 92, 8],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="rotate(${turn} ${x} ${y})">${ellipse(
          x + 3,
          y + 7,
          45,
          25,
          'fill="#2A0E05" opacity=".4" filter="url(#f)"',
        )}${ellipse(
          x,
          y,
          45,
          25,
          'fill="url(#date)"',
        )}<path d="M${x - 30} ${y + 4} q30 12 58 -2" fill="none" stroke="#2A0E05" stroke-width="2.4" opacity=".5"/>${gloss(
          x - 10,
          y - 12,
          20,
          4.5,
          -4,
          0.6,
        )}</g>`,
    )
    .join("");
  return svg(defs, heap);
}

/** Long grain rice on its own plate with pieces on top. */
export function rice({ grain = ["#FFFDF3", "#FFE9B0", "#F2B846"], pieces = [], paints, seed = 8 }) {
  const grains = spread(150, 128, 122, 92, 56, seed)
    .map(([x, y, turn], i) => ellipse(x, y, 7.5, 2.5, `fill="${grain[i % 3]}" transform="rotate(${turn} ${x} ${y})"`))
    .join("");
  const laid = pieces
    .map(([kind, count, size = 1, reach = 0.6], i) =>
      spread(count, 128, 112, 92 * reach, 48 * reach, seed + i * 3)
        .map((place) => toppings[kind](place, size))
        .join(""),
    )
    .join("");
  const defs =
    ball("mound", grain[1], grain[2], "#B97A24") + across("rim", "#fff", "#E6DDF0", "#A79BBE") + toppingPaints(paints);
  const plate =
    ellipse(128, 148, 124, 76, 'fill="#8F83A8"') +
    ellipse(128, 140, 124, 76, 'fill="url(#rim)"') +
    ellipse(128, 140, 102, 60, 'fill="#D8CDE4"');
  return svg(
    defs,
    plate + ellipse(128, 124, 96, 60, 'fill="url(#mound)"') + grains + gloss(90, 88, 34, 10, -24, 0.35) + laid,
  );
}
