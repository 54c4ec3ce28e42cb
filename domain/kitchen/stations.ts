/** [RUSH-7] Kitchen stations: Grill, Fryer, Cold. Compared by name, ignoring case and spaces. */
export const maxStationLength = 30;
export const stationLengthMessage = `A station can be at most ${maxStationLength} characters`;
export const isSameStation = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The stations of a kitchen: its own list, then others named by its dishes. */
export function listStations(named: readonly string[], used: readonly (string | null)[]): string[] {
  const all = [...named];
  for (const name of used) if (name && !all.some((known) => isSameStation(known, name))) all.push(name);
  return all;
}

/** The stations a display shows after one was toggled: one, several, or none, which means all. */
export const toggleStation = (shown: readonly string[], pressed: string): string[] =>
  shown.some((name) => isSameStation(name, pressed))
    ? shown.filter((name) => !isSameStation(name, pressed))
    : [...shown, pressed];
