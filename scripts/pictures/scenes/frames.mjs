import { emoji, garnishes } from "./layouts.mjs";

const radius = { plate: 164, tray: 164, board: 158, sun: 160 };

/** Leaves may be large; solid things stay smaller, so that they do not compete with the dish. */
const garnish = (kind, places) =>
  places.map(([size, x, y, rotate], i) => {
    const name = garnishes[kind][i];
    return { src: emoji[name], size: size * (name === "herb" ? 1.15 : 0.86), x, y, rotate, blur: 1.2 };
  });

/** 400x400, a card of the menu. */
export const itemFrame = ([cloth, kind, , items]) => ({
  width: 400,
  height: 400,
  cloth,
  base: { kind, x: 200, y: 206, r: radius[kind] },
  items,
});

/** 500x740, beside the add-to-cart dialog: the same dish, larger, with garnishes cut by the frame. */
export function tallFrame([cloth, kind, around, items]) {
  const k = 1.28;
  const at = (item) => ({ ...item, size: item.size * k, x: 250 + (item.x - 200) * k, y: 372 + (item.y - 206) * k });
  const corners = [
    [170, 22, 118, 26],
    [150, 486, 84, 12],
    [150, 12, 664, 14],
    [140, 488, 664, -14],
  ];
  return {
    width: 500,
    height: 740,
    cloth,
    base: { kind, x: 250, y: 372, r: radius[kind] * k },
    items: [...garnish(around, corners), ...items.map(at)],
    quality: 78,
  };
}

/** 640x400, the picture of a place. main is laid out on the 400x400 frame of a dish. */
export function cardFrame({ cloth, kind = "plate", around, main }) {
  const k = 1.2;
  const at = (item) => ({ ...item, size: item.size * k, x: 320 + (item.x - 200) * k, y: 206 + (item.y - 206) * k });
  const corners = [
    [190, 596, 52, 30],
    [150, 42, 364, 14],
    [130, 602, 366, -16],
  ];
  return {
    width: 640,
    height: 400,
    cloth,
    base: { kind, x: 320, y: 206, r: kind === "board" ? 196 : 200 },
    items: [...garnish(around, corners), ...main.map(at)],
  };
}

/** 1440x480, the head of a place: its food in the end third, the rest calm cloth. */
export function bannerFrame({ cloth, kind = "plate", around, main }) {
  const k = 1.72;
  const at = (item) => ({ ...item, size: item.size * k, x: 1090 + (item.x - 200) * k, y: 240 + (item.y - 206) * k });
  const edges = [
    [230, 760, 48, 24],
    [170, 1400, 40, 14],
    [150, 742, 470, -18],
  ];
  return {
    width: 1440,
    height: 480,
    cloth,
    tile: 120,
    base: { kind, x: 1090, y: 240, r: kind === "board" ? 280 : 292 },
    items: [...garnish(around, edges), ...main.map(at)],
    quality: 80,
  };
}

/** 548x140, the strip of an offer: words fit on the calm start, the dish stands at the end. */
export function offerFrame([cloth, kind, around, items]) {
  const k = 0.52;
  const at = (item) => ({ ...item, size: item.size * k, x: 446 + (item.x - 200) * k, y: 72 + (item.y - 206) * k });
  return {
    width: 548,
    height: 140,
    cloth,
    tile: 56,
    base: { kind, x: 446, y: 72, r: kind === "board" ? 78 : 92 },
    items: [
      ...garnish(around, [
        [70, 322, 8, 24],
        [58, 536, 132, 14],
      ]),
      ...items.map(at),
    ],
  };
}

/** The same scene on a smaller or larger frame. */
export const scaled = (scene, k) => {
  const at = (thing) => ({ ...thing, x: thing.x * k, y: thing.y * k });
  return {
    ...scene,
    width: Math.round(scene.width * k),
    height: Math.round(scene.height * k),
    base: [scene.base].flat().map((one) => ({ ...at(one), r: one.r * k })),
    items: scene.items.map((one) => ({ ...at(one), size: one.size * k })),
  };
};
