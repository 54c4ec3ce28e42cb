/** Words at the beginning or in the middle of a city's name, and how the gazetteer writes them. */
const beginnings = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
  ["ft", "fort"],
  ["mt", "mount"],
]);
const directions = new Map([
  ["n", "north"],
  ["s", "south"],
  ["e", "east"],
  ["w", "west"],
]);
const endings = new Map([
  ["hts", "heights"],
  ["spgs", "springs"],
  ["bch", "beach"],
]);

/** Normalizes names of cities, or their beginnings, for comparison: "St. Louis" equals "Saint Louis", "coeur dalene" "Coeur d'Alene". */
export function cityKey(name: string): string {
  const words = name
    .normalize("NFD")
    .replace(/\p{M}|['’ʻ`.]/gu, "")
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  // The last word may be typed in part: "Fort W" is no "Fort West".
  const write = (word: string, index: number) =>
    index === words.length - 1
      ? endings.get(word)
      : (beginnings.get(word) ?? (index === 0 ? directions.get(word) : undefined));
  return words.map((word, index) => write(word, index) ?? word).join("");
}

/** Names that people use for cities, by key; those that the post office does not use for a city of its own. */
export const cityAliases = new Map<string, readonly string[]>([
  ["nyc", ["New York, NY"]],
  ["newyorkcity", ["New York, NY"]],
  ["manhattan", ["New York, NY"]],
  ["thebronx", ["Bronx, NY"]],
  ["bklyn", ["Brooklyn, NY"]],
  ["queens", ["Jamaica, NY", "Flushing, NY", "Astoria, NY", "Long Island City, NY"]],
  ["philly", ["Philadelphia, PA"]],
  ["phila", ["Philadelphia, PA"]],
  ["pgh", ["Pittsburgh, PA"]],
  ["sf", ["San Francisco, CA"]],
  ["sanfran", ["San Francisco, CA"]],
  ["la", ["Los Angeles, CA"]],
  ["vegas", ["Las Vegas, NV"]],
  ["nola", ["New Orleans, LA"]],
  ["dc", ["Washington, DC"]],
  ["balt", ["Baltimore, MD"]],
  ["mpls", ["Minneapolis, MN"]],
  ["indy", ["Indianapolis, IN"]],
  ["cincy", ["Cincinnati, OH"]],
  ["cinci", ["Cincinnati, OH"]],
  ["kc", ["Kansas City, MO", "Kansas City, KS"]],
  ["okc", ["Oklahoma City, OK"]],
  ["slc", ["Salt Lake City, UT"]],
  ["abq", ["Albuquerque, NM"]],
  ["atl", ["Atlanta, GA"]],
  ["jax", ["Jacksonville, FL"]],
  ["forestville", ["Bristol, CT"]],
]);

/** Traditional abbreviations of states that are not the beginning of one name alone. */
export const stateAbbreviations = new Map([
  ["ala", "AL"],
  ["fla", "FL"],
  ["miss", "MS"],
  ["penna", "PA"],
  ["wva", "WV"],
  ["ncar", "NC"],
  ["scar", "SC"],
  ["ndak", "ND"],
  ["sdak", "SD"],
  ["nmex", "NM"],
]);
