/**
 * What all drawings share: 256 units, light from the top start, no outlines, warm bright edge, brown or lilac shade.
 * What is blurred has one colour, so that the colours need not be converted for it.
 */

const plain = 'color-interpolation-filters="sRGB"';

export const svg = (defs, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 256 256"><defs>${defs}` +
  `<filter id="f" ${plain}><feGaussianBlur stdDeviation="3"/></filter></defs>${body}</svg>`;

const stops = (colours) =>
  colours.map((c, i) => `<stop offset="${(i / (colours.length - 1)).toFixed(2)}" stop-color="${c}"/>`).join("");

export const down = (id, ...colours) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colours)}</linearGradient>`;
export const across = (id, ...colours) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops(colours)}</linearGradient>`;
export const ball = (id, ...colours) =>
  `<radialGradient id="${id}" cx=".36" cy=".28" r=".85">${stops(colours)}</radialGradient>`;

export const ellipse = (cx, cy, rx, ry, attrs) =>
  `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" ${attrs}/>`;

export const gloss = (cx, cy, rx, ry, turn = -20, alpha = 0.6) =>
  ellipse(cx, cy, rx, ry, `fill="#fff" opacity="${alpha}" filter="url(#f)" transform="rotate(${turn} ${cx} ${cy})"`);

/** A repeatable stream of numbers in [0, 1), so that a drawing is the same on every machine. */
export function stream(seed) {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return (state >>> 8) / 16777216;
  };
}

/** Points spread evenly over an ellipse (a sunflower), slightly shaken: [x, y, turn]. */
export function spread(count, cx, cy, rx, ry, seed = 1) {
  const next = stream(seed);
  return Array.from({ length: count }, (_, i) => {
    const r = Math.sqrt((i + 0.5) / count) * (0.92 + next() * 0.1);
    const a = i * 2.39996 + seed + next() * 0.5;
    return [cx + rx * r * Math.cos(a), cy + ry * r * Math.sin(a), Math.round(next() * 360)];
  }).sort((a, b) => a[1] - b[1]);
}
