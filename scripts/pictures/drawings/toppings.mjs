import { ball, ellipse, gloss } from "./pen.mjs";

const turned = (x, y, turn) => `transform="rotate(${turn} ${x.toFixed(1)} ${y.toFixed(1)})"`;

/** Pieces lying on food. Each takes a place [x, y, turn] and a size factor and gives markup. */
export const toppings = {
  leaf: ([x, y, turn], s = 1) => ellipse(x, y, 9 * s, 4.2 * s, `fill="url(#leaf)" ${turned(x, y, turn)}`),
  chunk: ([x, y], s = 1) =>
    ellipse(x + 2, y + 5, 22 * s, 15 * s, 'fill="#5A1F08" opacity=".35" filter="url(#f)"') +
    ellipse(x, y, 21 * s, 15 * s, 'fill="url(#meat)"') +
    gloss(x - 5 * s, y - 7 * s, 9 * s, 3.5 * s, -18, 0.55),
  paneer: ([x, y, turn], s = 1) =>
    `<g ${turned(x, y, (turn % 50) - 25)}><rect x="${x - 13 * s}" y="${y - 8 * s}" width="${26 * s}" height="${19 * s}" rx="5" fill="#E3C48B"/>` +
    `<rect x="${x - 13 * s}" y="${y - 10 * s}" width="${26 * s}" height="${14 * s}" rx="5" fill="#FFF8E6"/></g>`,
  pea: ([x, y], s = 1) =>
    ellipse(x + 1, y + 3, 9 * s, 7 * s, 'fill="#6A3A10" opacity=".4" filter="url(#f)"') +
    ellipse(x, y, 8.5 * s, 8 * s, 'fill="url(#chickpea)"') +
    gloss(x - 2.5 * s, y - 3 * s, 2.6 * s, 2 * s, 0, 0.8),
  sphere: ([x, y], s = 1) =>
    ellipse(x + 3, y + 9, 25 * s, 19 * s, 'fill="#3A1203" opacity=".45" filter="url(#f)"') +
    ellipse(x, y, 25 * s, 24 * s, 'fill="url(#sphere)"') +
    gloss(x - 8 * s, y - 11 * s, 8 * s, 4.6 * s, -28, 0.75),
  crumb: ([x, y, turn], s = 1) => ellipse(x, y, 4 * s, 2.2 * s, `fill="url(#crumb)" ${turned(x, y, turn)}`),
  pepper: ([x, y, turn], s = 1) =>
    `<path d="M${x - 13 * s} ${y} q${13 * s} ${-15 * s} ${26 * s} 0" fill="none" stroke="url(#pepper)" stroke-width="${6 * s}" stroke-linecap="round" ${turned(x, y, turn)}/>`,
  egg: ([x, y], s = 1) =>
    ellipse(x, y + 3, 30 * s, 19 * s, 'fill="#7A1E08" opacity=".35" filter="url(#f)"') +
    ellipse(x, y, 29 * s, 18 * s, 'fill="#FFFDF6"') +
    ellipse(x + 1, y - 1, 12.5 * s, 9.5 * s, 'fill="url(#yolk)"') +
    gloss(x - 3 * s, y - 5 * s, 4.5 * s, 2 * s, -15, 0.9),
  noodle: ([x, y, turn], s = 1) =>
    `<path d="M${x - 24 * s} ${y} q${12 * s} ${-18 * s} ${24 * s} 0 t${24 * s} 0" fill="none" stroke="url(#noodle)" stroke-width="${5.4 * s}" stroke-linecap="round" ${turned(x, y, turn)}/>`,
  prawn: ([x, y, turn], s = 1) =>
    `<g ${turned(x, y, turn)}><path d="M${x - 15 * s} ${y + 7 * s} a${15 * s} ${15 * s} 0 1 1 ${27 * s} ${5 * s}" fill="none" stroke="url(#prawn)" stroke-width="${11 * s}" stroke-linecap="round"/>` +
    `<path d="M${x - 13 * s} ${y + 2 * s} a${14 * s} ${14 * s} 0 0 1 ${20 * s} ${-9 * s}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${2.6 * s}" stroke-linecap="round"/></g>`,
};

/** Paints the pieces use; one drawing may replace any of them. */
export const toppingPaints = (own = {}) => {
  const paints = {
    leaf: ["#B6E36A", "#5FA83A", "#2F7A2B"],
    meat: ["#E9A25F", "#B8622B", "#6E2C12"],
    chickpea: ["#FFE9B8", "#E8BE72", "#B4803A"],
    sphere: ["#D98743", "#93421A", "#4E1C0A"],
    crumb: ["#CBEB7B", "#86B73C", "#4C7D21"],
    pepper: ["#FF8A5C", "#D8321F", "#8E1712"],
    yolk: ["#FFE27A", "#FFB21E", "#E07D00"],
    noodle: ["#FFE9A8", "#F0BB55", "#B97A24"],
    prawn: ["#FFC59B", "#FF8552", "#D04A22"],
    ...own,
  };
  return Object.entries(paints)
    .map(([id, colours]) => ball(id, ...colours))
    .join("");
};
