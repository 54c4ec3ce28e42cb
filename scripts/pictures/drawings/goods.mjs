import { khatim } from "../khatim.mjs";
import { across, down, gloss, svg } from "./pen.mjs";

const gold = "#F3CC7A";
const star = (r, attrs) => `<path d="${khatim(136, 122, r)}" ${attrs}/>`;
const line = `fill="none" stroke="${gold}" stroke-width="3" stroke-linejoin="round"`;

/** Emblems of the covers: ornament only, so that no cover claims a script it cannot set well. */
const emblems = {
  star: star(44, line) + star(30, `fill="${gold}"`),
  rings: star(46, line) + star(34, line) + star(22, line) + star(10, `fill="${gold}"`),
  lattice: [-34, 0, 34]
    .map((dy) => [-26, 26].map((dx) => `<path d="${khatim(136 + dx, 122 + dy, 17)}" ${line}/>`).join(""))
    .join(""),
  leaf: `<path d="M136 166 V92" ${line}/>${[0, 1, 2]
    .map(
      (i) =>
        `<ellipse cx="${118}" cy="${146 - i * 22}" rx="17" ry="8" transform="rotate(34 118 ${146 - i * 22})" fill="${gold}"/><ellipse cx="154" cy="${146 - i * 22}" rx="17" ry="8" transform="rotate(-34 154 ${146 - i * 22})" fill="${gold}"/>`,
    )
    .join("")}<ellipse cx="136" cy="80" rx="8" ry="16" fill="${gold}"/>`,
  moon: `<path d="M152 82 a44 44 0 1 0 26 66 36 36 0 1 1 -26 -66Z" fill="${gold}"/><path d="${khatim(160, 104, 13)}" fill="${gold}"/>`,
  lamp: `${star(
    50,
    line,
  )}<path d="M136 84 q22 26 0 48 q-22 -22 0 -48Z" fill="${gold}"/><path d="M112 136 h48 l-10 20 h-28z" fill="${gold}"/>`,
};

/** A hard-bound book seen from the front, spine at the start. cover: [light, dark]. */
export function book({ cover: [light, dark], emblem = "star" }) {
  const defs = across("cover", light, dark) + down("pages", "#FFFBEF", "#E3D3AE") + across("spine", dark, "#1A0F14");
  const body =
    `<path d="M58 26 H206 a10 10 0 0 1 10 10 V226 a10 10 0 0 1 -10 10 H66 a20 20 0 0 1 -20 -18z" fill="#1A0F14" opacity=".85"/>` +
    `<path d="M60 196 H208 V228 H66 a16 16 0 0 1 -6 -32Z" fill="url(#pages)"/><path d="M64 206 H208 M63 214 H208 M66 221 H208" stroke="#B79C66" stroke-width="1.6"/>` +
    `<rect x="46" y="18" width="168" height="188" rx="10" fill="url(#cover)"/><rect x="46" y="18" width="26" height="188" rx="9" fill="url(#spine)" opacity=".6"/>` +
    `<rect x="84" y="32" width="116" height="160" rx="6" fill="none" stroke="${gold}" stroke-width="2.4"/><rect x="90" y="38" width="104" height="148" rx="4" fill="none" stroke="${gold}" stroke-opacity=".5" stroke-width="1.4"/>` +
    `<g transform="translate(6 -8)">${emblems[emblem]}</g>${gloss(98, 44, 40, 10, -12, 0.35)}`;
  return svg(defs, body);
}

/** A folded prayer rug with a star border. */
export function rug([light, dark]) {
  const defs = across("pile", light, dark);
  const stars = [0, 1, 2, 3, 4]
    .map((i) => `<path d="${khatim(56 + i * 36, 92, 13)}" ${line}/><path d="${khatim(56 + i * 36, 164, 13)}" ${line}/>`)
    .join("");
  const fringe = Array.from(
    { length: 17 },
    (_, i) =>
      `<path d="M${32 + i * 12} 60 v-16 M${32 + i * 12} 196 v16" stroke="#FFF3D6" stroke-width="5" stroke-linecap="round"/>`,
  ).join("");
  const body =
    `${fringe}<rect x="24" y="58" width="208" height="140" rx="8" fill="url(#pile)"/>` +
    `<rect x="34" y="68" width="188" height="120" rx="4" ${line}/>${stars}<rect x="52" y="114" width="152" height="28" rx="4" fill="${gold}" opacity=".55"/><path d="${khatim(128, 128, 26)}" fill="${dark}" stroke="${gold}" stroke-width="3"/>${gloss(
      84,
      80,
      54,
      8,
      -6,
      0.3,
    )}`;
  return svg(defs, body);
}

/** A pantry bag with a window and a coloured label. */
export function bag({ paper: [light, dark], label, grain }) {
  const defs = across("paper", light, dark) + across("grain", ...grain);
  const body =
    `<path d="M62 34 H194 L208 222 Q208 236 194 236 H62 Q48 236 48 222Z" fill="url(#paper)"/><path d="M58 24 H198 V58 H58Z" fill="url(#paper)"/><path d="M58 54 H198" stroke="#000" stroke-opacity=".18" stroke-width="5"/>` +
    `<circle cx="128" cy="150" r="50" fill="${label}"/><circle cx="128" cy="150" r="40" fill="url(#grain)"/><path d="${khatim(128, 84, 17)}" fill="${label}"/>${gloss(
      78,
      130,
      9,
      74,
      3,
      0.45,
    )}`;
  return svg(defs, body);
}
