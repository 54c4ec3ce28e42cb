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
  ["no", "north"],
  ["so", "south"],
]);
const endings = new Map([
  ["hts", "heights"],
  ["spgs", "springs"],
  ["bch", "beach"],
  ["ctr", "center"],
  ["cty", "city"],
  ["vly", "valley"],
  ["vlg", "village"],
  ["jct", "junction"],
  ["fls", "falls"],
  ["pk", "park"],
  ["htfd", "hartford"],
  ["hvn", "haven"],
  ["btn", "britain"],
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

/** Neighbourhoods that are in no city of their own, by the city whose name people write behind them. */
const neighbourhoods: readonly { city: string; calledToo: readonly string[]; names: readonly string[] }[] = [
  {
    city: "Brooklyn, NY",
    calledToo: ["brooklyn", "bklyn", "nyc"],
    names: [
      "bay ridge, bensonhurst, borough park, brighton beach, bushwick, canarsie, coney island, crown heights, dumbo, east new york",
      "flatbush, fort greene, gravesend, greenpoint, kensington, midwood, park slope, prospect heights, red hook, sheepshead bay, sunset park, williamsburg",
    ],
  },
  {
    city: "New York, NY",
    calledToo: ["manhattan", "nyc"],
    names: [
      "harlem, east harlem, west harlem, chelsea, soho, tribeca, chinatown, east village, west village, greenwich village, midtown",
      "upper east side, upper west side, lower east side, murray hill, washington heights, inwood, hells kitchen, times square",
    ],
  },
  {
    city: "Bronx, NY",
    calledToo: ["bronx", "the bronx", "nyc"],
    names: ["parkchester, riverdale, fordham, morris park, pelham bay, castle hill, soundview, norwood, tremont"],
  },
];

/** Cities of the borough of Queens, as the post office calls them. */
const inQueens =
  "Astoria, Flushing, Jamaica, Jackson Heights, Elmhurst, Corona, Woodside, Sunnyside, Forest Hills, Ridgewood, Bayside, Long Island City";

function listNeighbourhoods(): (readonly [string, readonly string[]])[] {
  const others = neighbourhoods.flatMap(({ city, calledToo, names }) =>
    names
      .flatMap((line) => line.split(", "))
      .flatMap((name) => ["", ...calledToo].map((after) => [cityKey(`${name} ${after}`), [city]] as const)),
  );
  const queens = inQueens.split(", ").map((name) => [cityKey(`${name} Queens`), [`${name}, NY`]] as const);
  return [...others, ...queens];
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
  ["elmwood", ["West Hartford, CT"]],
  ["hazardville", ["Enfield, CT"]],
  ["thompsonville", ["Enfield, CT"]],
  ["whitneyville", ["Hamden, CT"]],
  ["yalesville", ["Wallingford, CT"]],
  ["vernon", ["Vernon Rockville, CT"]],
  ["rockville", ["Vernon Rockville, CT"]],
  ["saintpete", ["Saint Petersburg, FL"]],
  ["rosemont", ["Des Plaines, IL"]],
  ["lackawanna", ["Buffalo, NY"]],
  ["cheektowaga", ["Buffalo, NY"]],
  ["storrs", ["Storrs Mansfield, CT"]],
  ["uconnstorrs", ["Storrs Mansfield, CT"]],
  ...listNeighbourhoods(),
  // A village of Berlin, and a neighbourhood of Brooklyn: its state says which.
  ["kensington", ["Berlin, CT", "Brooklyn, NY"]],
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
  // Not a state, but people write it where the state stands.
  ["longisland", "NY"],
]);
