import { down, ellipse, gloss, svg } from "./pen.mjs";

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
