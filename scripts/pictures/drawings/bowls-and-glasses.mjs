import { across, ball, down, ellipse, gloss, spread, svg } from "./pen.mjs";
import { toppingPaints, toppings } from "./toppings.mjs";

/** Colours of the vessel: rim light, body light, body shade. */
const bodies = {
  china: ["#FFFFFF", "#EDE6F4", "#A79BBE"],
  iron: ["#6A6678", "#3B3748", "#17141F"],
  clay: ["#F2A36B", "#C9622F", "#6E2C12"],
  blue: ["#8FDBE3", "#2E93A8", "#0E5166"],
  copper: ["#FFD9A8", "#D9853F", "#7E3C14"],
};

const handles =
  '<path d="M16 108 q-22 8 -4 30 M240 108 q22 8 4 30" fill="none" stroke="#2A2635" stroke-width="12" stroke-linecap="round"/>' +
  '<path d="M15 106 q-18 6 -6 22 M241 106 q18 6 6 22" fill="none" stroke="#6A6678" stroke-width="4" stroke-linecap="round"/>';

const swirl = (colour) =>
  `<path d="M70 108 q58 -46 112 -6 q22 26 -30 34 q-52 8 -58 -16 q-2 -20 40 -18" fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round" opacity=".85"/>`;

/**
 * A deep bowl, seen from above the near edge.
 * food: [light, middle, dark]; pieces: [[kind, count, size?, spread?]…] laid in order; cream: colour of a swirl of sauce.
 */
export function bowl({ food, body = "china", pieces = [], paints, cream, heap = 0, wok = false, seed = 3 }) {
  const [rim, light, shade] = bodies[body];
  const laid = pieces
    .map(([kind, count, size = 1, reach = 0.82], i) =>
      spread(count, 128, 108 - heap * 0.6, 92 * reach, 48 * reach, seed + i * 7)
        .map((place) => toppings[kind](place, size))
        .join(""),
    )
    .join("");
  const defs =
    across("rim", rim, light) +
    across("body", light, light, shade) +
    ball("food", ...food) +
    down("in", shade, light) +
    toppingPaints(paints);
  const vessel =
    `${wok ? handles : ""}<path d="M14 108 C16 176 62 222 128 222 C194 222 240 176 242 108Z" fill="url(#body)"/>` +
    `<path d="M30 136 C40 176 66 200 96 208" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="9" stroke-linecap="round" filter="url(#f)"/>${ellipse(
      128,
      108,
      114,
      64,
      'fill="url(#rim)"',
    )}${ellipse(128, 109, 104, 56, 'fill="url(#in)"')}`;
  const mound = heap ? ellipse(128, 110 - heap, 90, 46 + heap * 0.4, 'fill="url(#food)"') : "";
  const surface = ellipse(128, 112, 99, 51, 'fill="url(#food)"') + mound + gloss(86, 84 - heap, 34, 9, -24, 0.4);
  return svg(defs, vessel + surface + (cream ? swirl(cream) : "") + laid);
}

const mint =
  '<g fill="#5FA83A"><ellipse cx="146" cy="34" rx="26" ry="12" transform="rotate(-32 146 34)"/><ellipse cx="118" cy="26" rx="22" ry="11" transform="rotate(38 118 26)"/>' +
  '<ellipse cx="134" cy="16" rx="17" ry="9" transform="rotate(-80 134 16)" fill="#9AD153"/></g>' +
  '<path d="M128 34 q20 -4 34 -16 M130 34 q-14 -4 -24 -14" stroke="#D6F2A0" stroke-width="3" fill="none" stroke-linecap="round"/>';
const slice =
  '<g transform="rotate(14 190 58)"><circle cx="190" cy="58" r="34" fill="#F5B921"/><circle cx="190" cy="58" r="28" fill="#FFF3B8"/><circle cx="190" cy="58" r="25" fill="#FFD84F"/>' +
  '<path d="M190 33v50M168 46l44 24M168 70l44-24" stroke="#FFF3B8" stroke-width="4"/></g>';
const straw =
  '<path d="M150 60 L170 4" stroke="#E0452F" stroke-width="11" stroke-linecap="round"/><path d="M148 58 L168 4" stroke="#FF9A85" stroke-width="3" stroke-linecap="round"/>';
const garnishes = { mint, slice, straw, none: "" };
const nuts = [
  [104, 58],
  [120, 52],
  [138, 60],
  [128, 66],
  [112, 67],
  [150, 55],
]
  .map(([x, y], i) =>
    ellipse(x, y, 6, 3.4, `fill="${i % 2 ? "#86B73C" : "#B9D95F"}" transform="rotate(${i * 37} ${x} ${y})"`),
  )
  .join("");

/** A tall glass. drink: colours from the surface down; ice, nuts on top, and one garnish (mint, slice, straw). */
export function glass({ drink, garnish = "none", behind, ice = false, nut = false }) {
  const defs = down("drink", ...drink) + down("wall", "#FFFFFF", "#DCE9F2", "#9FB3C8");
  const cubes =
    '<g fill="#fff" opacity=".42"><rect x="84" y="74" width="38" height="34" rx="8" transform="rotate(-12 103 91)"/><rect x="126" y="82" width="40" height="36" rx="8" transform="rotate(16 146 100)"/>' +
    '<rect x="96" y="122" width="36" height="34" rx="8" transform="rotate(24 114 139)"/></g>';
  const body =
    `${
      behind ? garnishes[behind] : ""
    }<path d="M62 44 L80 222 Q82 240 100 242 H156 Q174 240 176 222 L194 44Z" fill="url(#wall)" opacity=".72"/>` +
    `<path d="M70 62 L87 214 Q89 228 102 229 H154 Q167 228 169 214 L186 62Z" fill="url(#drink)"/>${ellipse(
      128,
      62,
      58,
      15,
      `fill="${drink[0]}"`,
    )}${ellipse(128, 60, 54, 11, 'fill="#fff" opacity=".28"')}${ice ? cubes : ""}${nut ? nuts : ""}${ellipse(
      128,
      44,
      66,
      16,
      'fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5"',
    )}${gloss(90, 130, 8, 62, 5, 0.75)}${gloss(164, 160, 4, 40, 6, 0.4)}${garnishes[garnish]}`;
  return svg(defs, body);
}
