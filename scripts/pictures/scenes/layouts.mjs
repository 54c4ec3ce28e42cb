/** Where things stand on the 400x400 frame of a dish; the tall picture is derived from the same numbers. */

/** One illustration in the middle. */
export const one = (src, size = 268, turn = 0) => [{ src, size, x: 200, y: 200, rotate: turn }];

/** Two of a kind, overlapping, leaning the same way (kebabs, wraps). */
export const pair = (src, size = 262, turn = -24) => [
  { src, size, x: 192, y: 164, rotate: turn },
  { src, size, x: 210, y: 242, rotate: turn },
];

/** Two side by side, the second in front. */
export const duo = (first, second = first, size = 186, turn = 14) => [
  { src: first, size, x: 150, y: 184, rotate: -turn },
  { src: second, size, x: 254, y: 230, rotate: turn },
];

/** A heap of three. */
export const trio = (src, size = 164, turn = 16) => [
  { src, size, x: 200, y: 140, rotate: 0 },
  { src, size, x: 144, y: 232, rotate: -turn },
  { src, size, x: 256, y: 236, rotate: turn },
];

/** The main thing with something small at its lower end. */
export const beside = (main, side, sideSize = 96) => [
  ...main,
  { src: side, size: sideSize, x: 304, y: 300, shadow: 0.3 },
];

/** A bed under the main thing (bread, rice). */
export const on = (bed, main, size = 190) => [{ src: bed, size, x: 148, y: 232 }, ...main];

export const emoji = {
  apple: "1f34e",
  bellPepper: "1fad1",
  chestnut: "1f330",
  chilli: "1f336-fe0f",
  coconut: "1f965",
  coffee: "2615",
  cucumber: "1f952",
  garlic: "1f9c4",
  ginger: "1fada",
  herb: "1f33f",
  honey: "1f36f",
  lemon: "1f34b",
  mango: "1f96d",
  olive: "1fad2",
  onion: "1f9c5",
  orange: "1f34a",
  salt: "1f9c2",
  strawberry: "1f353",
  tomato: "1f345",
};

/** What lies around a dish on its tall picture and on the picture of a place, by the dish's kind. */
export const garnishes = {
  grill: ["herb", "chilli", "onion", "lemon"],
  curry: ["herb", "chilli", "ginger", "tomato"],
  rice: ["herb", "lemon", "onion", "chilli"],
  fresh: ["herb", "lemon", "cucumber", "tomato"],
  bread: ["olive", "tomato", "garlic", "herb"],
  street: ["tomato", "chilli", "cucumber", "onion"],
  sweet: ["herb", "honey", "chestnut", "strawberry"],
  fruit: ["mango", "strawberry", "orange", "lemon"],
  drink: ["lemon", "herb", "orange", "lemon"],
  sea: ["lemon", "herb", "garlic", "lemon"],
  noodle: ["ginger", "chilli", "garlic", "herb"],
  pantry: ["garlic", "onion", "lemon", "herb"],
  book: ["coffee", "herb", "herb", "coffee"],
};
