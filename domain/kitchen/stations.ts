/** [RUSH-7] Where in a kitchen dishes are made: Grill, Fryer, Cold. Known by their names, however these are written. */
export const maxStationLength = 30;
export const stationLengthMessage = `A station can be at most ${maxStationLength} characters`;
export const isSameStation = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The stations of a kitchen: those it names, then others that its dishes name. */
export function listStations(named: readonly string[], used: readonly (string | null)[]): string[] {
  const all = [...named];
  for (const name of used) if (name && !all.some((known) => isSameStation(known, name))) all.push(name);
  return all;
}

/** What a display shows after one of its stations was pressed: one, several, or none, which is all. */
export const toggleStation = (shown: readonly string[], pressed: string): string[] =>
  shown.some((name) => isSameStation(name, pressed))
    ? shown.filter((name) => !isSameStation(name, pressed))
    : [...shown, pressed];
