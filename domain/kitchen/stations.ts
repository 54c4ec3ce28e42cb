/** [RUSH-7] Where in a kitchen dishes are made: Grill, Fryer, Cold. Known by their names, however these are written. */
export const longestStation = 30;
export const stationTooLong = `A station can be at most ${longestStation} characters`;
export const isStation = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The stations of a kitchen: those it names, then others that its dishes name. */
export function stationsOf(named: readonly string[], used: readonly (string | null)[]): string[] {
  const all = [...named];
  for (const name of used) if (name && !all.some((known) => isStation(known, name))) all.push(name);
  return all;
}

/** What a display shows after one of its stations was pressed: one, several, or none, which is all. */
export const pressStation = (shown: readonly string[], pressed: string): string[] =>
  shown.some((name) => isStation(name, pressed))
    ? shown.filter((name) => !isStation(name, pressed))
    : [...shown, pressed];
