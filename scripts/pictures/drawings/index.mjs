import { glass } from "./bowls-and-glasses.mjs";
import { kunafa, pide, round } from "./breads.mjs";
import { bag, book, rug } from "./goods.mjs";
import { dates, delight, fish, ribs, rice, strips, tagine } from "./plates.mjs";
import { pots } from "./pots.mjs";

/** Dishes and goods that the illustration set lacks, drawn here. Each gives SVG markup of 256 units. */
export const drawings = {
  ...pots,
  "mango-lassi": () => glass({ drink: ["#FFE49A", "#FFC247", "#F29A1E"], nut: true, garnish: "none", behind: "straw" }),
  ayran: () => glass({ drink: ["#FFFFFF", "#F7F5EE", "#DAD6CC"], garnish: "none" }),
  "mint-lemonade": () =>
    glass({ drink: ["#E6F5A8", "#C4E072", "#8FBF45"], ice: true, garnish: "mint", behind: "slice" }),
  hibiscus: () => glass({ drink: ["#F0507A", "#C21E50", "#7A0A34"], ice: true, behind: "slice" }),
  "rose-milk": () => glass({ drink: ["#FFE0E8", "#FFA9C0", "#EE7A9E"], nut: true, behind: "straw" }),
  "orange-juice": () => glass({ drink: ["#FFC85A", "#FF9A1E", "#E8740A"], behind: "slice", garnish: "none" }),
  "iced-tea": () => glass({ drink: ["#F2B05A", "#C46A1E", "#7E3A0E"], ice: true, garnish: "mint", behind: "slice" }),
  tamarind: () => glass({ drink: ["#C98A4A", "#8A4A1E", "#4E240E"], ice: true, behind: "straw" }),
  water: () => glass({ drink: ["#EAF8FF", "#C9EAF8", "#9CD3EC"], ice: true, garnish: "none", behind: "slice" }),
  lahmacun: () =>
    round({
      top: ["#E8703A", "#B83E1A", "#7A1E0E"],
      pieces: [
        ["crumb", 60, 1.2],
        ["pepper", 7, 0.7],
        ["leaf", 16, 0.9],
      ],
      paints: { crumb: ["#D88A4A", "#94401A", "#5A1E0C"] },
    }),
  zaatar: () =>
    round({
      top: ["#A8B04A", "#6E7A2A", "#3C4A18"],
      pieces: [
        ["crumb", 90, 1.1],
        ["pea", 12, 0.3],
      ],
      paints: { chickpea: ["#FFF6DC", "#F0DDA8", "#C9A860"] },
    }),
  "cheese-manakish": () =>
    round({
      top: ["#FFF6D8", "#FFE09A", "#E8B04A"],
      pieces: [
        ["crumb", 40, 1.2],
        ["leaf", 8, 0.8],
      ],
      paints: { crumb: ["#F2C060", "#D08A2E", "#94541A"] },
    }),
  margherita: () =>
    round({
      top: ["#FFC46A", "#F0782E", "#C23A1A"],
      pieces: [
        ["paneer", 9, 1.1],
        ["leaf", 8, 1.5],
      ],
    }),
  "beef-pepperoni": () =>
    round({
      top: ["#FFDD85", "#F7B03A", "#D07A1E"],
      pieces: [
        ["sphere", 11, 0.72],
        ["leaf", 5, 1],
      ],
      paints: { sphere: ["#FF7A5C", "#CF2F20", "#8E1712"] },
    }),
  "garden-pizza": () =>
    round({
      top: ["#FFD985", "#F2A23A", "#C8641E"],
      pieces: [
        ["pepper", 9, 1],
        ["sphere", 7, 0.45],
        ["leaf", 14, 1.2],
      ],
      paints: { pepper: ["#B6E36A", "#5FA83A", "#2F7A2B"], sphere: ["#FF8A6A", "#D8321F", "#8E1712"] },
    }),
  "bbq-chicken-pizza": () =>
    round({
      top: ["#FFC86A", "#E88A2E", "#A8501A"],
      pieces: [
        ["chunk", 9, 0.75],
        ["pepper", 7, 0.8],
        ["leaf", 8, 0.9],
      ],
      paints: { pepper: ["#E6C2F0", "#A860BE", "#6B3A78"] },
    }),
  "cheese-pide": () =>
    pide({
      top: ["#FFF3C9", "#FFD36B", "#E8A23A"],
      pieces: [
        ["crumb", 14, 1.1],
        ["leaf", 5, 0.8],
      ],
    }),
  "meat-pide": () =>
    pide({
      top: ["#D9743A", "#A83E1A", "#6A1E0C"],
      pieces: [
        ["crumb", 34, 1.1],
        ["pepper", 4, 0.6],
        ["leaf", 6, 0.8],
      ],
      paints: { crumb: ["#E89A5A", "#9A4A1E", "#5A1E0C"] },
    }),
  kunafa,
  tagine,
  fish,
  "fresh-fish": () => fish({ skin: ["#F2F6FA", "#A9BCCB", "#5E7486"], fin: ["#C3D2DE", "#71889B"], grilled: false }),
  ribs,
  strips,
  delight,
  dates,
  pulao: () =>
    rice({
      pieces: [
        ["chunk", 4, 1.1, 0.45],
        ["crumb", 22, 1.2, 0.8],
        ["pepper", 8, 0.5, 0.7],
      ],
      paints: { crumb: ["#8A4A2A", "#4A1E10", "#2A0E05"], pepper: ["#FFC06A", "#F0862A", "#B8500F"] },
    }),
  "fried-rice": () =>
    rice({
      grain: ["#FFE9B0", "#F2C46A", "#D9943A"],
      pieces: [
        ["pea", 16, 0.55, 0.8],
        ["prawn", 4, 0.8, 0.5],
        ["leaf", 8, 0.8, 0.7],
      ],
      paints: { chickpea: ["#C9EB7B", "#6FA83A", "#3C7A21"] },
    }),
  jollof: () =>
    rice({
      grain: ["#FFB87A", "#F08A3E", "#D0581E"],
      pieces: [
        ["chunk", 3, 1.15, 0.4],
        ["leaf", 9, 0.9, 0.7],
      ],
    }),
  couscous: () =>
    rice({
      grain: ["#FFF0B8", "#F8D272", "#E0A63A"],
      pieces: [
        ["chunk", 3, 1, 0.4],
        ["pea", 12, 0.8, 0.7],
        ["paneer", 4, 0.8, 0.6],
        ["leaf", 6, 0.9, 0.7],
      ],
      paints: { sphere: ["#FFB87A", "#F0782E", "#B8460F"] },
    }),
  tahdig: () =>
    rice({
      grain: ["#FFF8DC", "#FFE08A", "#F5B82E"],
      pieces: [
        ["sphere", 10, 0.28, 0.7],
        ["crumb", 16, 1, 0.8],
      ],
      paints: { sphere: ["#FF8AA0", "#C2183F", "#7A0A26"] },
    }),
  "book-emerald": () => book({ cover: ["#2E9A74", "#084A36"], emblem: "rings" }),
  "book-indigo": () => book({ cover: ["#4A6BC2", "#1B2A66"], emblem: "lattice" }),
  "book-plum": () => book({ cover: ["#9A5AA8", "#42204E"], emblem: "star" }),
  "book-teal": () => book({ cover: ["#3FB0C0", "#0E5166"], emblem: "leaf" }),
  "book-sand": () => book({ cover: ["#C98F55", "#6F3F22"], emblem: "lattice" }),
  "book-crimson": () => book({ cover: ["#D9604A", "#7E1F18"], emblem: "star" }),
  "book-night": () => book({ cover: ["#3E4A78", "#141A38"], emblem: "moon" }),
  "book-olive": () => book({ cover: ["#93A84A", "#3F5218"], emblem: "leaf" }),
  "book-rose": () => book({ cover: ["#E88A9A", "#94304E"], emblem: "lamp" }),
  rug: () => rug(["#D0503A", "#6E1A1E"]),
  "rug-green": () => rug(["#3A9A72", "#0B4A37"]),
  "bag-rice": () => bag({ paper: ["#FFF3DC", "#D9B98A"], label: "#0B6349", grain: ["#FFFFFF", "#EFE0BE"] }),
  "bag-lentils": () => bag({ paper: ["#F2D9B8", "#B98A56"], label: "#CF3F28", grain: ["#FFB36A", "#D0641E"] }),
  "bag-spice": () => bag({ paper: ["#E9C49A", "#9A6A3A"], label: "#6B3A78", grain: ["#F0C23A", "#B8500F"] }),
  "bag-tea": () => bag({ paper: ["#CFE3D8", "#6FA58A"], label: "#7A3E00", grain: ["#6A4A2A", "#2A1A0A"] }),
};
