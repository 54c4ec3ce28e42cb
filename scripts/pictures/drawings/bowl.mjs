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
