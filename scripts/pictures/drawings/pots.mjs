import { bowl } from "./bowls-and-glasses.mjs";

const curryRed = ["#FFA65C", "#DB5A22", "#8A2410"];
const green = ["#A9C95A", "#5E8B2E", "#2C5218"];
const yellow = ["#FFE085", "#F2AE32", "#B86E12"];
const white = ["#FFFFFF", "#FBF1DC", "#E0CDA6"];
const brown = ["#D99A57", "#9C5A28", "#5A2C12"];

/** Everything that comes in a bowl, a pot or a pan. */
export const pots = {
  karahi: () =>
    bowl({
      food: curryRed,
      body: "iron",
      wok: true,
      pieces: [
        ["chunk", 8, 1.05],
        ["pepper", 4, 0.8, 0.7],
        ["leaf", 9, 1],
      ],
    }),
  "butter-chicken": () =>
    bowl({
      food: ["#FFC277", "#F08A36", "#B84E16"],
      body: "copper",
      pieces: [
        ["chunk", 5, 1],
        ["leaf", 6, 0.9],
      ],
      cream: "#FFF3DC",
    }),
  "palak-paneer": () =>
    bowl({
      food: green,
      body: "copper",
      pieces: [
        ["paneer", 8, 1],
        ["leaf", 3, 0.8],
      ],
    }),
  daal: () =>
    bowl({
      food: yellow,
      pieces: [
        ["pepper", 3, 0.7, 0.6],
        ["crumb", 26, 1, 0.7],
        ["leaf", 7, 0.9],
      ],
      paints: { crumb: ["#D88A2E", "#8A4614", "#5A2C12"] },
    }),
  haleem: () =>
    bowl({
      food: brown,
      body: "clay",
      pieces: [
        ["noodle", 9, 0.5, 0.5],
        ["leaf", 8, 0.9],
        ["pepper", 2, 0.6, 0.5],
      ],
    }),
  nihari: () =>
    bowl({
      food: ["#E88A3A", "#A8421A", "#5A1A0A"],
      body: "clay",
      pieces: [
        ["chunk", 4, 1.3, 0.6],
        ["noodle", 5, 0.45, 0.8],
        ["leaf", 6, 0.9],
      ],
      paints: { noodle: ["#FFF0C0", "#E8C060", "#B08020"] },
    }),
  tikka: () =>
    bowl({
      food: ["#FFB27A", "#D9602A", "#8A2810"],
      body: "iron",
      heap: 14,
      pieces: [
        ["chunk", 12, 1.1, 0.9],
        ["leaf", 7, 1],
      ],
      paints: { meat: ["#FFB36B", "#D8571F", "#7E1F0C"] },
    }),
  hummus: () =>
    bowl({
      food: ["#FFF3D6", "#EFCF98", "#C59A58"],
      body: "blue",
      cream: "#C98A1E",
      pieces: [
        ["pea", 7, 1, 0.42],
        ["leaf", 5, 0.8, 0.7],
      ],
    }),
  baba: () =>
    bowl({
      food: ["#F3E2C4", "#CDB084", "#957447"],
      body: "clay",
      cream: "#8A6A12",
      pieces: [
        ["sphere", 6, 0.32, 0.5],
        ["leaf", 6, 0.8, 0.7],
      ],
      paints: { sphere: ["#FF8AA0", "#C2183F", "#7A0A26"] },
    }),
  tabbouleh: () =>
    bowl({
      food: green,
      body: "blue",
      heap: 16,
      pieces: [
        ["leaf", 60, 0.9, 0.95],
        ["sphere", 10, 0.3, 0.8],
        ["crumb", 24, 1, 0.9],
      ],
      paints: { sphere: ["#FF9A7A", "#E03A24", "#9A1A12"], crumb: ["#FFF6DC", "#F0DDA8", "#C9A860"] },
    }),
  shakshuka: () =>
    bowl({
      food: ["#FF7A4C", "#D03A1C", "#8A1A0E"],
      body: "iron",
      wok: true,
      pieces: [
        ["egg", 4, 0.95, 0.62],
        ["leaf", 12, 0.8],
      ],
    }),
  "rice-pudding": () =>
    bowl({
      food: white,
      body: "blue",
      pieces: [
        ["crumb", 26, 1.2, 0.6],
        ["sphere", 3, 0.3, 0.4],
      ],
      paints: { sphere: ["#FFB0C0", "#E0506F", "#9A1A3C"] },
    }),
  "gulab-jamun": () =>
    bowl({
      food: ["#FFD98A", "#E8A23A", "#A8621A"],
      pieces: [
        ["sphere", 5, 1.05, 0.62],
        ["crumb", 14, 1, 0.5],
      ],
    }),
  rasmalai: () =>
    bowl({
      food: ["#FFF6D0", "#F8E09A", "#DDB45A"],
      body: "copper",
      pieces: [
        ["sphere", 4, 1, 0.55],
        ["crumb", 18, 1.1, 0.8],
      ],
      paints: { sphere: ["#FFFFFF", "#FFF3D0", "#E8CC88"] },
    }),
  noodles: () =>
    bowl({
      food: ["#FFE08A", "#E09A3A", "#94541A"],
      body: "china",
      heap: 16,
      pieces: [
        ["noodle", 34, 0.9, 0.9],
        ["chunk", 4, 0.8, 0.6],
        ["pepper", 5, 0.7, 0.8],
        ["leaf", 8, 0.9, 0.8],
      ],
    }),
  laksa: () =>
    bowl({
      food: ["#FFC46A", "#F08A2A", "#B8500F"],
      body: "blue",
      pieces: [
        ["noodle", 14, 0.8, 0.8],
        ["prawn", 4, 0.95, 0.6],
        ["leaf", 8, 0.9, 0.8],
      ],
    }),
  "lamb-noodle-soup": () =>
    bowl({
      food: ["#FFE6B8", "#DDAA62", "#94602A"],
      pieces: [
        ["noodle", 20, 0.85, 0.75],
        ["chunk", 5, 0.85, 0.7],
        ["pepper", 4, 0.6, 0.7],
        ["leaf", 14, 0.9, 0.85],
      ],
    }),
  "prawn-karahi": () =>
    bowl({
      food: curryRed,
      body: "iron",
      wok: true,
      pieces: [
        ["prawn", 8, 1.05, 0.8],
        ["pepper", 3, 0.7, 0.6],
        ["leaf", 8, 0.9],
      ],
    }),
  "fruit-salad": () =>
    bowl({
      food: ["#FFE9B0", "#F5B860", "#C97A2A"],
      heap: 12,
      pieces: [
        ["sphere", 7, 0.55, 0.8],
        ["paneer", 6, 0.9, 0.8],
        ["leaf", 4, 0.9, 0.6],
      ],
      paints: { sphere: ["#FF9AA8", "#D8213F", "#8A0A26"] },
    }),
  labneh: () =>
    bowl({
      food: white,
      body: "clay",
      cream: "#B59A1E",
      pieces: [
        ["pea", 4, 0.9, 0.5],
        ["leaf", 7, 0.8, 0.7],
      ],
      paints: { chickpea: ["#B6C85A", "#6E8B2E", "#37521A"] },
    }),
  mutabbal: () =>
    bowl({
      food: ["#FFD0A0", "#E07A3C", "#94401A"],
      body: "blue",
      pieces: [
        ["crumb", 30, 1.1, 0.7],
        ["leaf", 5, 0.9, 0.6],
      ],
      paints: { crumb: ["#F5D6A0", "#C98A4A", "#7A4A1E"] },
    }),
  olives: () =>
    bowl({
      food: brown,
      body: "blue",
      heap: 10,
      pieces: [
        ["sphere", 17, 0.62, 0.85],
        ["leaf", 5, 1, 0.7],
      ],
      paints: { sphere: ["#C9DB6A", "#6E8B2A", "#34501A"] },
    }),
  nuts: () =>
    bowl({
      food: brown,
      body: "clay",
      heap: 12,
      pieces: [
        ["pea", 40, 1.15, 0.9],
        ["crumb", 24, 1.3, 0.85],
      ],
    }),
};
